import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

function styleSheets(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => join(folder, name));
}

/** Classes that rules of this sheet begin with: they hold wherever the sheet is loaded. */
function ownClasses(css: string): ReadonlySet<string> {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].flatMap(([, list = ""]) => list.split(","));
  return new Set(
    selectors.flatMap((selector) => {
      const [, name] = /^\s*\.([a-zA-Z][\w-]*)/.exec(selector) ?? [];
      return name === undefined ? [] : [name];
    }),
  );
}

/** "landing" of "src/features/landing/body/x.css". */
const roomOf = (path: string) => path.split("/").slice(1, 3).join("/");

/** Classes that sheets of two rooms give a meaning, each with its sheets. */
function classesWithTwoMeanings(sheets: Readonly<Record<string, string>>): readonly string[] {
  const homes = new Map<string, Map<string, string>>();
  for (const [path, css] of Object.entries(sheets)) {
    for (const name of ownClasses(css)) {
      const rooms = homes.get(name) ?? new Map<string, string>();
      homes.set(name, rooms.set(roomOf(path), path));
    }
  }
  return [...homes]
    .filter(([, rooms]) => rooms.size > 1)
    .map(([name, rooms]) => `${name}: ${[...rooms.values()].join(", ")}`);
}

it("gives each class one meaning: a sheet stays loaded when its screen is left", () => {
  const paths = ["src/features", "src/flows"].flatMap(styleSheets);
  const sheets = Object.fromEntries(paths.map((path) => [path, readFileSync(path, "utf8")]));
  expect(paths.length).toBeGreaterThan(10);
  expect(classesWithTwoMeanings(sheets)).toEqual([]);
});

it("finds a class of two rooms, and lets one room style another's part where it stands", () => {
  const sheets = {
    "src/features/a/a.css": "/* .note */ .card { top: 0 } .a-foot .note { left: 0 }",
    "src/features/a/b.css": "@media (width > 1px) { .card, .other:hover { top: 1px } }",
    "src/flows/c/c.css": ".note { left: 1px } .card.wide { top: 2px }",
  };
  expect(classesWithTwoMeanings(sheets)).toEqual(["card: src/features/a/b.css, src/flows/c/c.css"]);
});
