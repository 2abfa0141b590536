import { expect, test } from "vitest";
import { correction, penalty, qr, qrPath } from "./qr";

/** Rows as hexadecimal numbers, made with the npm package qrcode 1.5. */
const known: [text: string, rows: string][] = [
  [
    "A",
    "1fd27f 105f41 17455d 175b5d 174e5d 104b41 1fd57f 1b00 16e74b b2bc8 19da0d 16827c 13c924 1649 1fd328 105836 174df1 175e7e 175560 1044a5 1fd090",
  ],
  [
    "https://daikaiju.example/t/K7QM-2P",
    "1fd6ef7f 105c9d41 174f125d 1750695d 174d5a5d 1044b741 1fd5557f 183c00 16eeb84b d17eff1 12538416 1a0a16d1 19ff780c 1db75e47 c7f9627 f9d4402 17e352ba ab6792e 17c3f9f4 59adc64 c5ff7fc 110d1f 1fd9535a 1050c518 174c0df6 175f1cb9 1752cda5 1047611a 1fd21d82",
  ],
  [
    // Version 8: version information, and blocks of two sizes.
    "http://192.168.178.21:8080/t/K7QM-2P?x=zwölf Ungeheuer in einer Stadt, und alle wollen nach Tokyo, jetzt sofort und ohne Umwege über die Bucht",
    "1fdfb939ce97f 10582f20fe741 17406be275b5d 175cce902325d 1746497cb185d 1042b847f8c41 1fd555555557f 16f1c60b800 16ed257f8ee4b 902c272c38da ecaa5e0dc2e8 b3676dad32de e658cfc89bae 101166dfb3e99 cce2f0663d66 7b8576715999 11ff9402319b7 d2cb683ac3bd a6f443c0d42b 73ee703eba0b d7e5f2b0aeeb ca9ea687b2dc 1ff7007e4ebf4 31d59447711c 55087d6cff55 91ebd4500f1d 17f9c2fd52df4 1b9440bfb8d11 1a6933e892107 faa16753c885 15d47a4a0064b 33551703fca 2dfed73a01f0 998f6f353b80 ec0482cd43b0 19bf328c318ce f4cc9c86baf7 17b745a34cb 8fe20e8d3418 e130ed598805 1c5d1b7ef0df0 15d8478c31b 1fd1bdd41c75b 10580547a9519 174e3efd249f3 175c8b6ad08b7 175a7ce5e425f 104789b91d1ac 1fd67b0063e0f",
  ],
];

test.each(known)("%s", (text, rows) => {
  const made = qr(text).map((row) => BigInt("0b" + row.map((d) => (d ? "1" : "0")).join("")).toString(16));
  expect(made).toEqual(rows.split(" "));
});

test("the correction words of the standard's example", () => {
  // HELLO WORLD, version 1, level M, as in every textbook.
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test("penalties, paths, and what is too long", () => {
  expect(
    penalty([
      [true, false],
      [false, true],
    ]),
  ).toBe(0);
  expect(
    qrPath([
      [true, true, false],
      [false, false, true],
    ]),
  ).toBe("M0 0h2v1h-2zM2 1h1v1h-1z");
  expect(qr("x".repeat(213)).length).toBe(57);
  expect(() => qr("x".repeat(214))).toThrow();
});
