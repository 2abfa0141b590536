// An old tab notices that the server has been upgraded, and only then.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let v: typeof import("./version");
const page = (script: string) => new Response(`<script type="module" crossorigin src="${script}"></script>`);
let served: () => Promise<Response>;

beforeEach(async () => {
  vi.resetModules();
  served = () => Promise.resolve(page("/assets/index-A.js"));
  vi.stubGlobal("fetch", () => served());
  v = await import("./version");
});
afterEach(() => void vi.unstubAllGlobals());

it("says nothing while the build stays the same", async () => {
  await v.checkBuild("1-a", "/assets/index-A.js");
  await v.checkBuild("1-a", "/assets/index-A.js");
  expect(v.version.old).toBe(false);
});

it("notices another build after a reconnection, until it is said to wait, and once more with the next", async () => {
  await v.checkBuild("1-a", "/assets/index-A.js");
  await v.checkBuild("1-b", "/assets/index-A.js");
  expect(v.version.old).toBe(true);
  v.version.later();
  await v.checkBuild("1-b", "/assets/index-A.js");
  expect(v.version.old).toBe(false);
  await v.checkBuild("1-c", "/assets/index-A.js");
  expect(v.version.old).toBe(true);
  // An upgrade that was taken back.
  await v.checkBuild("1-a", "/assets/index-A.js");
  expect(v.version.old).toBe(false);
});

it("notices that the page itself is older than the first greeting", async () => {
  served = () => Promise.resolve(page("/assets/index-B.js"));
  await v.checkBuild("1-b", "/assets/index-A.js");
  expect(v.version.old).toBe(true);
});

it("does not take a failure for an upgrade", async () => {
  served = () => Promise.reject(new Error("offline"));
  await v.checkBuild("1-a", "/assets/index-A.js");
  expect(v.version.old).toBe(false);
  await v.checkBuild("1-b", "/assets/index-A.js");
  expect(v.version.old).toBe(true);
});
