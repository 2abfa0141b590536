import "./theme.css";
import "./shell.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { wantCatalogue } from "./lib/catalogue";
import { useLang } from "./lib/i18n";
import { startRouter } from "./lib/router";
import { apply, heedSystem, settings } from "./lib/settings";
import { checkPage } from "./lib/version";

apply();
heedSystem();
startRouter();
// A file of this page is gone: perhaps another page has taken its place.
addEventListener("vite:preloadError", () => void checkPage());
// Words first: a screen without them would flash its keys. The catalogue may come later.
void wantCatalogue();
void useLang(settings.lang).finally(() => mount(App, { target: document.getElementById("app")! }));
