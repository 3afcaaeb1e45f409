import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { measureFirstLoad } from "../../scripts/budget.mjs";

let dir = "";

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "cuadra-budget-"));
  mkdirSync(join(dir, "assets"));
  mkdirSync(join(dir, ".build"));
  const files = {
    "index.html":
      '<script src="/theme.js"></script><link rel="modulepreload" crossorigin href="/assets/lib.js"><link rel="icon" href="/x.js"><script type="module" src="/assets/main.js"></script>',
    "theme.js": "document.title='x'",
    "x.js": "not loaded",
    "assets/main.js":
      'import"./shared.js";import{a as b}from"./lib.js";const later=()=>import("./lazy.js");b(later)',
    "assets/lib.js": "export const a=1",
    "assets/shared.js": 'export*from"./deep.js"',
    "assets/deep.js": "export const d=1",
    "assets/lazy.js": "export const z=1",
    "assets/home.js": 'import{h}from"./home-part.js"',
    "assets/home-part.js": "export const h=1",
    ".build/first-load.json": '["assets/home.js"]',
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(dir, path), text);
});

afterAll(() => rmSync(dir, { recursive: true }));

describe("the first load", () => {
  it("holds what the page names, what the home route needs and what these import at once, and nothing lazy", () => {
    const { rows, total } = measureFirstLoad(dir);
    expect(rows.map((row) => row.path).sort()).toEqual([
      "assets/deep.js",
      "assets/home-part.js",
      "assets/home.js",
      "assets/lib.js",
      "assets/main.js",
      "assets/shared.js",
      "theme.js",
    ]);
    expect(total).toBe(rows.reduce((sum, row) => sum + row.bytes, 0));
    expect(total).toBeGreaterThan(100);
  });
});
