import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".css"))
  .map((path) => join("src", path));

/** Rules of a layer, which are indented, that take the frame of the focus from something without the weight to do so. */
function powerless(css: string): readonly string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const rules = plain.matchAll(/\n {2,}([^{};]*:focus-visible[^{};]*)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = "", body = ""]) =>
    /outline:\s*none\s*;/.test(body) ? [selector.trim()] : [],
  );
}

it("AX-09 what has a frame of its own for the focus has no second one: the common one lies in no layer", () => {
  const found = sheets.flatMap((path) =>
    powerless(readFileSync(path, "utf8")).map((rule) => `${path} ${rule}`),
  );
  expect(found).toEqual([]);
  expect(powerless("@layer components {\n  .a:focus-visible {\n    outline: none;\n  }\n}")).toHaveLength(1);
  expect(powerless(".a:focus-visible {\n  outline: none;\n}")).toEqual([]);
});
