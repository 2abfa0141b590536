// The table alone, for tools/mock.mjs: /src/table/dev/?table=power-up@30
import "../../theme.css";
import "../../shell.css";
import { mount } from "svelte";
import { wantCatalogue } from "../../lib/catalogue";
import { useLang } from "../../lib/i18n";
import { apply, settings, type Lang, type Theme } from "../../lib/settings";
import { connect } from "../../lib/socket";
import Table from "../Table.svelte";

const query = new URLSearchParams(location.search);
// The recorded table goes in the token, so that the screen shows a code as long as real ones.
const code = "K7QM-2P";
const token = (query.get("table") ?? "base@0").replaceAll(" ", "+");
const lang = query.get("lang");
const theme = query.get("theme");
if (lang) settings.lang = lang as Lang;
if (theme) settings.theme = theme as Theme;
settings.guide = query.has("guide");
apply();
await wantCatalogue();
await useLang(settings.lang);
const connection = connect(code, { lang: settings.lang, token, watch: query.get("view") === "display" });
mount(Table, { target: document.getElementById("app")!, props: { code, connection, query } });
