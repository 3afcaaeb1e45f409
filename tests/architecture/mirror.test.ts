import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { listSources, parseSource, visitNodes } from "./sources.ts";

/** Whether a file contains functions: types, texts and data tables have no logic to test. */
function hasLogic(path: string): boolean {
  if (path.endsWith(".data.ts") || path.endsWith("/texts.ts")) return false;
  let found = false;
  visitNodes(parseSource(path), (node) => {
    found ||= ts.isFunctionLike(node) && "body" in node && node.body !== undefined;
  });
  return found;
}

function importsOf(path: string): readonly string[] {
  const texts = [...readFileSync(path, "utf8").matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map(
    (match) => match[1] ?? "",
  );
  return texts.flatMap((text) => {
    if (text.startsWith("#tests/")) return [text.replace("#", "")];
    if (text.startsWith("#")) return [text.replace("#", "src/")];
    return text.startsWith(".") ? [posix.join(posix.dirname(path), text)] : [];
  });
}

/** The files the tests reach: their imports, and transitively the imports on the same floor. */
function reachedFrom(tests: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const floor = (path: string) => path.split("/").slice(0, 2).join("/");
  const waiting = tests.flatMap((path) => importsOf(path));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || !existsSync(path) || !/\.tsx?$/.test(path)) continue;
    reached.add(path);
    const own = floor(path);
    waiting.push(...importsOf(path).filter((next) => floor(next) === own || path.startsWith("tests/")));
  }
  return reached;
}

describe("tests stand where the code stands", () => {
  it("reaches every file of the domain, the storage and the reports that has logic", () => {
    const tests = listSources("tests").filter(
      (path) => /\.test\.tsx?$/.test(path) && !path.startsWith("tests/architecture/"),
    );
    const reached = reachedFrom(tests);
    const floors = ["src/domain", "src/storage", "src/reports"];
    const logic = floors.flatMap(listSources).filter(hasLogic);
    expect(logic.length).toBeGreaterThan(20);
    expect(logic.filter((path) => !reached.has(path))).toEqual([]);
  });

  it("gives each test a place that exists in the source", () => {
    const mirrored = listSources("tests").filter((path) =>
      /^tests\/(?:domain|storage|formats|reports)\/.*\.test\.ts$/.test(path),
    );
    const folders = mirrored.map((path) => posix.dirname(path).replace(/^tests/, "src"));
    expect([...new Set(folders)].filter((folder) => !existsSync(folder))).toEqual([]);
  });

  it("tells logic from data", () => {
    expect(hasLogic("src/domain/kernel/pesos.ts")).toBe(true);
    expect(hasLogic("src/domain/kernel/brand.ts")).toBe(false);
  });
});
