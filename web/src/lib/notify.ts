// A message from the browser when one is asked something and looks at another tab. Only if the person switched it on.
import { settings } from "./settings";

/** Not every browser has this, and none without HTTPS. */
export const canNotify = (): boolean => typeof Notification !== "undefined";

/** Flips the switch; the browser is asked only here. Says whether it is as wanted. */
export async function wantNotify(on: boolean): Promise<boolean> {
  if (on && Notification.permission !== "granted") on = (await Notification.requestPermission()) === "granted" && on;
  settings.notify = on;
  return on;
}

/** One message a table: a newer one takes the place of the older. */
export function notify(table: string, title: string, body: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  if (document.visibilityState !== "hidden") return;
  try {
    const note = new Notification(title, { body, tag: `daikaiju-${table}` });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // phones have the word, but not for pages
  }
}
