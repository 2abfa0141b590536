// One screen for several people with covers, and a television that shows everything but what only one may know.
import { act, assert, axe, person, same, table } from "./lib.mjs";

export default async function (t) {
  const page = await person(t);
  const code = await table(page, { seats: 3, bots: 1, start: false, with: ["power-up"], hearts: 6, stars: 10 });
  // A second person sits down at the same screen; the address remembers both seats.
  await page.locator(".panel.you .btn.plain").click();
  await page.waitForURL(/seats=/);
  await page.locator(".local input").waitFor();
  await page.locator(".local input").fill("Zoe");
  await page.locator(".local input").press("Tab");
  await page.waitForFunction(() => window.__e2e.lobby?.seats.some((s) => s.name === "Zoe"), null, { polling: 15 });
  const seats = new URL(page.url()).searchParams.get("seats").split(",").map(Number);
  same(seats.length, 2, "seats of this screen");

  // The television watches from another browser.
  const tv = await person(t, { size: { width: 1920, height: 1080 } });
  await tv.goto(`/t/${code}?view=display`);
  await tv.locator(".marquee").waitFor();
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ]) {
    await tv.setViewportSize(size);
    const lobby = await tv.evaluate(() => ({
      below: document.scrollingElement.scrollHeight - innerHeight,
      cut: [...document.querySelectorAll(".marquee :is(svg, h1, h3, p)")]
        .filter((e) => e.checkVisibility() && e.getBoundingClientRect().bottom > innerHeight + 1)
        .map((e) => e.tagName),
      qr: document.querySelector(".marquee .way svg").getBoundingClientRect().width,
      presses: document.querySelectorAll("button, a[href], input, select").length,
      text: document.body.innerText,
    }));
    assert(lobby.below <= 0 && !lobby.cut.length, `below the fold at ${size.width}: ${lobby.below} px, ${lobby.cut}`);
    assert(lobby.qr >= size.height / 3, `the QR code is only ${lobby.qr} px wide`);
    same(lobby.presses, 0, "what can be pressed on the television");
    for (const word of [code, "Ana", "Zoe"]) assert(lobby.text.includes(word), `${word} is not on the television`);
  }
  await page.locator(".start button").click();
  await tv.locator(".display .board").waitFor();

  const secrets = () =>
    page.evaluate(
      (mine) =>
        mine.flatMap((s) =>
          (window.__e2e.by[s]?.monsters.find((m) => m.seat === s)?.hand.known ?? []).map((c) => [s, c.id]),
        ),
      seats,
    );
  const catalogue = await page.evaluate(async () => (await (await fetch("/api/catalogue/en")).json()).cards);
  let covers = 0;
  let steps = 0;
  let checked = 0;
  const handed = [];
  while (steps < 30 && covers < 6) {
    await page.locator(".cover, #decision[data-topic], dialog[open] .podium").first().waitFor({ timeout: 20_000 });
    if (await page.locator("dialog[open] .podium").count()) break;
    if (await page.locator(".cover").count()) {
      covers++;
      // Nothing that is hidden is on the covered page.
      const html = await page.evaluate(() => document.querySelector(".table").innerHTML);
      for (const [, id] of await secrets()) {
        const at = html.indexOf(catalogue[id].name);
        assert(at < 0, `the cover shows ${id}: …${html.slice(at - 150, at + 30)}`);
      }
      assert((await page.locator(".board").count()) === 0, "the board is under the cover");
      handed.push(await page.locator(".cover h1").innerText());
      await page.locator(".cover button").click();
      await page.locator(".cover").waitFor({ state: "detached" });
      continue;
    }
    // Uncovered: one sees one's own hand and not the neighbour's.
    const me = Number(await page.locator(".you").getAttribute("data-seat"));
    const html = await page.evaluate(() => document.querySelector(".table").innerHTML);
    for (const [s, id] of await secrets()) {
      const also = (await secrets()).some(([x, y]) => x === me && y === id);
      if (s !== me && !also) assert(!html.includes(`>${catalogue[id].name}<`), `seat ${me} sees ${id} of seat ${s}`);
      checked++;
    }
    const f = await page.evaluate((s) => {
      window.__e2e.frame = window.__e2e.by[s];
      return window.__e2e.now();
    }, me);
    if (!f || f.over) {
      await page.waitForFunction(
        () =>
          document.querySelector(".cover, dialog[open] .podium") ||
          document.querySelector("#decision[data-topic] [data-action]:not([aria-disabled=true])"),
        null,
        { polling: 30 },
      );
      if (!(await page.locator("#decision[data-topic]").count())) continue;
      const again = await page.evaluate((s) => {
        window.__e2e.frame = window.__e2e.by[s];
        return window.__e2e.now();
      }, me);
      if (!again) continue;
    }
    const now = f ?? (await page.evaluate(() => window.__e2e.now()));
    if (!now || now.over) continue;
    await act(page, now);
    steps++;
    await page.waitForFunction(
      ([s, n]) => window.__e2e.by[s].frame > n || document.querySelector(".cover"),
      [me, now.frame],
      { polling: 20 },
    );
  }
  assert(covers >= 2, `only ${covers} covers in ${steps} steps`);
  assert(new Set(handed).size >= 2, `the screen was handed only to ${handed[0]}`);
  assert(checked > 0, "nobody held anything");

  // The television: the same game, no controls, no hands.
  const controls = await tv.evaluate(() =>
    [...document.querySelectorAll("button, a[href], input, select, summary")]
      .filter((b) => b.checkVisibility() && !b.closest("[inert]"))
      .map((b) => `${b.tagName} ${b.className} ${b.textContent.trim().slice(0, 20)}`),
  );
  const shown = await tv.evaluate(() => document.body.innerHTML);
  const known = await tv.evaluate(() => window.__e2e.frame.monsters.flatMap((m) => m.hand.known));
  same(known.length, 0, "hands the television was told");
  for (const [, id] of await secrets()) {
    const open = await tv.evaluate((i) => JSON.stringify(window.__e2e.frame).includes(`"${i}"`), id);
    if (!open) assert(!shown.includes(catalogue[id].name), `the television shows ${id}`);
  }
  same(await tv.evaluate(() => window.__e2e.frame.you), null, "the television's seat");
  await tv.keyboard.press("Tab");
  assert(
    await tv.evaluate(() => document.activeElement === document.body),
    "something on the television takes the focus",
  );
  const found = await axe(tv);
  assert(!found.length, `axe on the television: ${found.join("; ")}`);
  assert(!controls.length, `${controls.length} controls on the television: ${controls.slice(0, 6).join(" | ")}`);

  // Where everything lies open nobody has to look away; the question says whose it is.
  const open = await person(t);
  await table(open, { seats: 3, bots: 1, start: false });
  await open.locator(".panel.you .btn.plain").click();
  await open.waitForURL(/seats=/);
  await open.locator(".local input").waitFor();
  await open.locator(".start button").click();
  const whose = new Set();
  for (let n = 0; n < 40 && whose.size < 2; n++) {
    await open.locator("#decision[data-topic], .cover").first().waitFor({ timeout: 20_000 });
    same(await open.locator(".cover").count(), 0, "covers with nothing to hide");
    whose.add(await open.locator("#decision .whose").innerText());
    const me = Number(await open.locator(".you").getAttribute("data-seat"));
    const now = await open
      .waitForFunction(
        (s) => {
          window.__e2e.frame = window.__e2e.by[s];
          return window.__e2e.now();
        },
        me,
        { polling: 20 },
      )
      .then((h) => h.jsonValue());
    if (now.over) break;
    await act(open, now);
    await open.waitForFunction(([s, f]) => window.__e2e.by[s].frame > f, [me, now.frame], { polling: 20 });
    await open.waitForFunction(() => document.querySelector("#decision[data-topic], .cover, .podium"), null, {
      polling: 20,
    });
  }
  same(whose.size, 2, `people who were asked (${[...whose]})`);
  t.notes.push(`${covers} covers, ${steps} decisions, ${checked} hidden cards looked for`);
}
export const limit = 90;
