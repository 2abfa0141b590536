// A name for somebody who has not given one.
import { t } from "./i18n";
import { settings } from "./settings";

const PLACE = "daikaiju.guest";

/** The animals are one message, parted by bars, so that translators choose their own. */
export function guestName(n: number): string {
  const animals = t("guest-animals").split("|");
  return t("guest-name", { animal: animals[n % animals.length]!.trim() });
}

/** The same animal for this browser, in whatever language. */
export function guestNumber(): number {
  try {
    const kept = Number(localStorage.getItem(PLACE) ?? "x");
    if (Number.isInteger(kept)) return kept;
    const n = Math.floor(Math.random() * 1000);
    localStorage.setItem(PLACE, String(n));
    return n;
  } catch {
    return 0;
  }
}

/** What to call oneself: the name given, or the guest's. */
export function myName(): string {
  return settings.name.trim() || guestName(guestNumber());
}
