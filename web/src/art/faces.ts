// The faces of the dice by the names of their drawings, in the order of the rulebooks.
export type Face = "1" | "2" | "3" | "heart" | "claw" | "bolt" | "destruction" | "celebrity" | "ouch";

export const TOKYO: readonly Face[] = ["1", "2", "3", "heart", "bolt", "claw"];
export const NEW_YORK: readonly Face[] = ["destruction", "celebrity", "ouch", "heart", "bolt", "claw"];
