import "../theme.css";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";
import Silhouettes from "./Silhouettes.svelte";

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
const target = document.getElementById("app")!;
const order = query.get("order");
if (order) mount(Silhouettes, { target, props: { ids: order.split(","), size: Number(query.get("size") ?? 64) } });
else mount(Gallery, { target, props: { part: query.get("part") ?? "", size: Number(query.get("size") ?? 150) } });
