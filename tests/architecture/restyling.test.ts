import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { findNodes, listSources } from "./sources.ts";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css"))
  .map((name) => join("src", name));

/** Splits at the characters of `at` that stand in no bracket. */
function splitOutside(text: string, at: RegExp): readonly string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if ("([".includes(character)) depth += 1;
    if (")]".includes(character)) depth -= 1;
    if (depth === 0 && at.test(character)) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** Each selector of a sheet, as it reads outside of the rules that it is nested in. */
function selectorsOf(css: string): readonly string[] {
  const found: string[] = [];
  const within: (readonly string[])[] = [[]];
  let prelude = "";
  for (const character of css.replace(/\/\*[\s\S]*?\*\//g, "")) {
    if (character === "{") {
      const outer = within.at(-1) ?? [];
      const own = prelude.trim().startsWith("@") ? outer : nested(splitOutside(prelude, /,/), outer);
      if (own !== outer) found.push(...own);
      within.push(own);
    }
    if (character === "}") within.pop();
    prelude = "{};".includes(character) ? "" : prelude + character;
  }
  return found;
}

function nested(own: readonly string[], outer: readonly string[]): readonly string[] {
  if (outer.length === 0) return own;
  return own.flatMap((each) =>
    outer.map((parent) => (each.includes("&") ? each.replaceAll("&", parent) : `${parent} ${each}`)),
  );
}

const compoundsOf = (selector: string) => splitOutside(selector, /[\s>+~]/);

/** What stands in the brackets of a pseudo-class such as `:has`, once for each time that it stands in the text. */
function argumentsOf(text: string, name: string): readonly string[] {
  const [, ...after] = text.split(`:${name}(`);
  return after.map((rest) => {
    let depth = 1;
    const end = [...rest].findIndex((character) => {
      if (character === "(") depth += 1;
      if (character === ")") depth -= 1;
      return depth === 0;
    });
    return rest.slice(0, end);
  });
}

/** Says which elements it may be: by a class, an attribute, an id or an element's name. */
function isNamed(compound: string): boolean {
  let bare = compound;
  for (const name of ["has", "not", "is", "where"])
    for (const argument of argumentsOf(bare, name)) bare = bare.replace(`:${name}(${argument})`, "");
  if (/[.#[]|^[a-z]/i.test(bare)) return true;
  return ["is", "where"].some((name) =>
    argumentsOf(compound, name).some((argument) =>
      splitOutside(argument, /,/).every((branch) => isNamed(compoundsOf(branch).at(-1) ?? "")),
    ),
  );
}

const isRoot = (compound: string) => /^(:root|html|body)\b/.test(compound) || !isNamed(compound);

/** Why a selector makes the browser style anew what has not changed; null where it does not. */
function whyItRestyles(selector: string): string | null {
  const compounds = compoundsOf(selector);
  const looking = compounds.findIndex((compound) => compound.includes(":has("));
  const anchor = compounds[looking];
  if (anchor === undefined) return null;
  if (!compounds.slice(looking + 1).every(isNamed)) return "reaches whatever is within";
  const sought = argumentsOf(anchor, "has").flatMap((argument) => splitOutside(argument, /,/));
  if (isRoot(anchor) && !sought.every((each) => isNamed(compoundsOf(each).at(-1) ?? "")))
    return "looks on the whole page for what has no name";
  return null;
}

const restyling = (css: string) =>
  selectorsOf(css).flatMap((selector) => {
    const why = whyItRestyles(selector);
    return why === null ? [] : [`${selector.replace(/\s+/g, " ")} ${why}`];
  });

it("UX-43 no rule that looks into elements reaches, or looks for, whatever is there", () => {
  const looking = sheets.filter((path) =>
    selectorsOf(readFileSync(path, "utf8")).some((each) => each.includes(":has(")),
  );
  expect(looking.length).toBeGreaterThan(15);
  expect(
    sheets.flatMap((path) => restyling(readFileSync(path, "utf8")).map((each) => `${path}: ${each}`)),
  ).toEqual([]);
});

it("UX-43 no class name of a screen does either: what a group has reaches all that is within it", () => {
  const found = findNodes(listSources("src"), (node) =>
    ts.isStringLiteralLike(node) &&
    /(?:group|peer)-has-|\[&[^\]]*:has\([^\]]*[\s_>+~]|(?:^|\s)\*\*?:has-|has-\S*:\*/.test(node.text)
      ? node.text
      : null,
  );
  expect(found).toEqual([]);
});

it("finds a rule that restyles the page, nested or behind :is(), and leaves the others", () => {
  expect(
    restyling(`
      /* .note:has(*) * {} */
      @media (width > 1px) { label:has(:checked) { color: red; & :is(*, mark) { color: blue } } }
      :root:has(.panel) :has(> [data-beside]) { top: 0 }
      .foot:has(> .btn) > :nth-child(2) { top: 0 }
      :is(.card, :checked):has(:checked) { top: 0 }
      body:has(:focus-visible) { top: 0 }
      :root:has(.bar, .open :checked) { top: 0 }
    `),
  ).toEqual([
    "label:has(:checked) :is(*, mark) reaches whatever is within",
    ":root:has(.panel) :has(> [data-beside]) reaches whatever is within",
    ".foot:has(> .btn) > :nth-child(2) reaches whatever is within",
    ":is(.card, :checked):has(:checked) looks on the whole page for what has no name",
    "body:has(:focus-visible) looks on the whole page for what has no name",
    ":root:has(.bar, .open :checked) looks on the whole page for what has no name",
  ]);
  expect(
    restyling(`
      .card:has(:checked), :is(.a, .b):has(:checked)::after, .card:has(:checked) > :is(.title, [data-x]) { top: 0 }
      :root:has(.bar), :has(> .page) > .page, html:has(dialog[open]), body:has(.sheet) .corner { top: 0 }
      .rows :is(tr, li):is([data-open], :has(> .figure):hover) { top: 0 }
    `),
  ).toEqual([]);
});

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
