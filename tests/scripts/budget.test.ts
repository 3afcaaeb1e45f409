import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { measureBuild, measureFirstLoad } from "../../scripts/budget.mjs";
import { canLoad, filesOf, modulesTwice, readPrecache } from "../../scripts/read-build.mjs";

let dir = "";

const chunk = (
  file: string,
  modules: Record<string, number>,
  imports: string[] = [],
  styles: string[] = [],
) => ({
  file,
  graph: "page",
  imports,
  styles,
  modules,
});

const CHUNKS = [
  chunk("assets/home.js", { "src/routes/index.tsx?tsr-split=component": 9 }),
  chunk("assets/main.js", { "src/main.tsx": 9 }, ["assets/shared.js"]),
  chunk("assets/shared.js", { "src/ui/kit/dialog.tsx": 9 }, ["assets/main.js"], ["assets/shared.css"]),
  chunk("assets/journal.js", { "src/routes/journal/complex.tsx?tsr-split=component": 9 }, [
    "assets/shared.js",
  ]),
  chunk("assets/simple.js", { "src/routes/journal/simple.tsx?tsr-split=component": 9 }),
];

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
    ".build/chunks.json": JSON.stringify(CHUNKS),
    "sw.js":
      'precache([{url:"assets/main.js",revision:null},{url:"x.js",revision:"1"},{url:"x.js",revision:"1"}])',
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

describe("a build", () => {
  it("opens a screen with its chunks, all that they import at once, and their styles", () => {
    const files = filesOf(CHUNKS, ["src/main.tsx", "src/routes/journal/complex.tsx"]);
    expect(files.sort()).toEqual([
      "assets/journal.js",
      "assets/main.js",
      "assets/shared.css",
      "assets/shared.js",
    ]);
  });

  it("knows what a page can load, at once or later", () => {
    const pages = [
      { ...chunk("main.js", { "src/main.tsx": 9 }), dynamicImports: ["later.js"] },
      chunk("later.js", { "src/later.ts": 9 }, ["deep.js"]),
      chunk("deep.js", { "src/deep.ts": 9 }),
      chunk("apart.js", { "src/recovery/main.ts": 9 }, ["deep.js"]),
    ];
    expect(canLoad(pages, "src/main.tsx", "src/deep.ts")).toBe(true);
    expect(canLoad(pages, "src/recovery/main.ts", "src/main.tsx")).toBe(false);
    expect(canLoad(pages, "src/main.tsx", "src/recovery/main.ts")).toBe(false);
  });

  it("counts a precached file once, with its bytes", () => {
    const { files, bytes } = readPrecache(dir);
    expect(files).toEqual(["assets/main.js", "x.js"]);
    expect(bytes).toBe(
      'import"./shared.js";import{a as b}from"./lib.js";const later=()=>import("./lazy.js");b(later)'.length +
        "not loaded".length,
    );
  });

  it("names a library's module that the page and a worker both have, and a large one of the application", () => {
    const library = "node_modules/jspdf/dist/jspdf.es.min.js";
    const twice = modulesTwice([
      chunk("a.js", { [library]: 10, "src/puc.data.ts": 20_000, "src/small.ts": 100 }),
      {
        ...chunk("b.js", { [library]: 10, "src/puc.data.ts": 20_000, "src/small.ts": 100 }),
        graph: "worker",
      },
      chunk("c.js", { [library]: 0 }),
    ]);
    expect(twice).toEqual([
      { id: library, files: ["a.js", "b.js"] },
      { id: "src/puc.data.ts", files: ["a.js", "b.js"] },
    ]);
    expect(modulesTwice([chunk("same.js", { [library]: 10 }), chunk("same.js", { [library]: 10 })])).toEqual(
      [],
    );
  });

  it("is over its limits when a screen that they count cannot be found", () => {
    const figure = (name: string) => measureBuild(dir).find((each) => each.name.startsWith(name))?.value;
    expect(figure("files of the larger journal")).toBe(8);
    writeFileSync(join(dir, ".build/chunks.json"), "[]");
    expect(figure("files of the larger journal")).toBe(Number.POSITIVE_INFINITY);
    expect(figure("first load")).toBe(Number.POSITIVE_INFINITY);
    writeFileSync(join(dir, ".build/chunks.json"), JSON.stringify(CHUNKS));
  });
});
