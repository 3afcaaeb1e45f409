import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../src");
/** The home page has the product's own title; these send elsewhere or hold what other routes show. */
const NO_SCREEN = new Set(["index.tsx", "__root.tsx", "dashboard/route.tsx"]);

const routes = readdirSync(join(ROOT, "routes"), { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".tsx") && !NO_SCREEN.has(path) && !/(?:^|\/)-/.test(path),
);

/** The files of the screens that a file imports, in any of its forms. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(
    /from "(?:#(features\/[^"]+|ui\/kit\/text\/[^"]+)|(\.\.?\/[^"]+))"/g,
  );
  return [...found].flatMap(([, layer, relative]) => {
    if (layer !== undefined) return [join(ROOT, layer)];
    return relative?.endsWith("x") ? [join(dirname(file), relative)] : [];
  });
}

function titles(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  if (/\buseTitle\(/.test(readFileSync(file, "utf8"))) return true;
  return importsOf(file).some((each) => titles(each, seen));
}

it.each(routes)("/%s gives its tab a title of its own", (route) => {
  expect(titles(join(ROOT, "routes", route))).toBe(true);
});
