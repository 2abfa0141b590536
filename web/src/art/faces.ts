// The faces of the dice by the names of their drawings.
export type Face = "1" | "2" | "3" | "heart" | "claw" | "bolt" | "destruction" | "celebrity" | "ouch";

export const TOKYO: readonly Face[] = ["1", "2", "3", "heart", "bolt", "claw"];
export const NEW_YORK: readonly Face[] = ["energy" as never, "claw", "heart", "destruction", "celebrity", "ouch"];
