import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { redirectsFile } from "../../scripts/headers.mjs";
import { integrityOf, OFFLINE_LIST, withIntegrity } from "../../scripts/offline-files.mjs";

let dir = "";
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "cuadra-offline-"));
  mkdirSync(join(dir, "assets"));
  writeFileSync(join(dir, "assets", "a.js"), "one");
  writeFileSync(join(dir, "index.html"), "two");
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe("the files that the worker keeps", () => {
  it("carry the fingerprint of their content, and the list of all of them is one of them", () => {
    const entries = [
      { url: "index.html", revision: "1", size: 3 },
      { url: "assets/a.js", revision: null, size: 3 },
    ];
    const { manifest } = withIntegrity(() => dir)(entries);
    const list = readFileSync(join(dir, OFFLINE_LIST), "utf8");
    expect(JSON.parse(list)).toEqual(["/assets/a.js", "/index.html"]);
    expect(manifest.map(({ url, integrity }) => [url, integrity])).toEqual([
      ["index.html", integrityOf("two")],
      ["assets/a.js", integrityOf("one")],
      [OFFLINE_LIST, integrityOf(list)],
    ]);
    expect(integrityOf("one")).toBe(`sha256-${createHash("sha256").update("one").digest("base64")}`);
  });
});

it("a host answers 404 for missing files before it answers the application for other addresses", () => {
  const rules = redirectsFile().trim().split("\n");
  expect(rules.at(-1)).toBe("/* /index.html 200");
  expect(rules.slice(0, -1).every((rule) => rule.endsWith(" 404"))).toBe(true);
  expect(rules.some((rule) => rule.startsWith("/assets/* "))).toBe(true);
});
