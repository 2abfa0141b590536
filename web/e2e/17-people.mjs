// Who is a bot, who is away, who is out: told in every size, and with the way on.
import { act, assert, person, PHONE, same, table, turn } from "./lib.mjs";

const sign = (page, seat) =>
  page.evaluate(
    (s) =>
      [...document.querySelectorAll(`.rival[data-seat="${s}"] :is(.sign, .who)`)]
        .filter((e) => e.checkVisibility())
        .map(
          (e) =>
            [...e.querySelectorAll("svg")].map((g) => g.getAttribute("aria-label") ?? "").join(" ") + e.textContent,
        )
        .join(" ")
        .trim(),
    seat,
  );

export default async function (t) {
  const ana = await person(t, { size: PHONE, phone: true });
  const code = await table(ana, { seats: 4, bots: 2, start: false });
  const leo = await person(t);
  await leo.goto(`/t/${code}`);
  await leo.locator(".you .input").first().fill("Leo");
  await leo.locator(".you .btn.primary").click();
  await leo.waitForFunction(() => window.__e2e.lobby?.you, null, { polling: 15 });
  await ana.locator(".start button").click();
  await ana.waitForFunction(() => window.__e2e.frame, null, { polling: 15 });
  await ana.locator(".rival").first().waitFor();
  const who = await ana.evaluate(() => window.__e2e.frame.monsters.map((m) => [m.seat, m.player.is, m.name]));
  for (const [seat, is] of who.filter(([s]) => s !== 1)) {
    const told = await sign(ana, seat);
    if (is === "bot") assert(/bot/i.test(told), `nothing says that seat ${seat} is a bot: “${told}”`);
    else same(told, "", `seat ${seat} is a person`);
  }

  // Leo goes. On the phone too one sees that, and how long until a bot plays for him.
  const his = who.find(([, , name]) => name === "Leo")[0];
  let last = 0;
  const waitsForLeo = () => window.__e2e.frame.waiting.includes(Number(window.__leo));
  await ana.evaluate((s) => (window.__leo = s), his);
  for (let n = 0; n < 40 && !(await ana.evaluate(waitsForLeo)); n++) {
    const next = await ana
      .waitForFunction(
        (last) => {
          const f = window.__e2e.frame;
          if (f.waiting.includes(Number(window.__leo))) return "leo";
          const now = window.__e2e.now();
          return now && now.frame > last ? now : false;
        },
        last,
        { polling: 15 },
      )
      .then((h) => h.jsonValue());
    if (next === "leo") break;
    await act(ana, next, true);
    last = next.frame;
  }
  await leo.context().close();
  await ana.waitForFunction(() => window.__e2e.frame.monsters.some((m) => m.player.is === "away"), null, {
    polling: 50,
  });
  const early = await sign(ana, his);
  assert(/away/.test(early), `nothing says that Leo is away: “${early}”`);
  const dock = ana.locator("#decision");
  await dock.getByText(/Leo is away, a bot takes over in 0:\d\d/).waitFor();
  const seconds = async () => Number(/0:(\d\d)/.exec(await dock.innerText())[1]);
  const before = await seconds();
  await ana.waitForTimeout(2300);
  const after = await seconds();
  assert(after < before, `the bot comes in 0:${before} and still in 0:${after}`);
  assert((await sign(ana, his)) !== early, "the time in Leo's row stands still");
  await ana.context().close();

  // Out: the page says so and offers a way on; what only players can do is gone.
  const mia = await person(t, { size: PHONE, phone: true });
  await table(mia, { seats: 4, level: "hard", hearts: 3, bot_pause: 250 });
  last = 0;
  for (let n = 0; n < 200; n++) {
    const now = await mia
      .waitForFunction(
        (last) => {
          const f = window.__e2e.frame;
          const me = f?.monsters.find((m) => m.seat === f.you);
          if (f?.over || (me && !me.alive)) return "end";
          const now = window.__e2e.now();
          return now && now.frame > last ? now : false;
        },
        last,
        { polling: 15 },
      )
      .then((h) => h.jsonValue());
    if (now === "end") {
      if (!(await mia.evaluate(() => window.__e2e.frame.over))) break;
      await table(mia, { seats: 4, level: "hard", hearts: 3, bot_pause: 250 });
      last = 0;
      continue;
    }
    // Whoever stays in Tokyo is soon out.
    if (now.topic === "yield") await mia.locator('#decision [data-action="stay"]').tap();
    else await act(mia, now, true);
    last = now.frame;
  }
  const pressed = mia.locator("#decision").getByRole("button", { name: "Keep watching" });
  await pressed.waitFor();
  same(await mia.locator("#decision h2").innerText(), "You are out", "what the dock says");
  for (const href of ["/new", "/"])
    same(await mia.locator(`#decision a[href="${href}"]`).count(), 1, `ways to ${href}`);
  await mia.locator(".tools .tool").last().tap();
  await mia.locator("dialog[open]").waitFor();
  same(await mia.locator("dialog[open] .leave").count(), 0, "offers to leave");
  assert(!/Pause|Type an answer/.test(await mia.locator("dialog[open]").innerText()), "the dead may pause or answer");
  await mia.keyboard.press("Escape");
  await pressed.tap();
  await mia.locator("#decision").getByText("Waiting for").or(mia.locator("dialog[open] .podium")).first().waitFor();
}
export const limit = 60;
