import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** What sticks to the bottom of the window; heads and sums of a table stick to that of their own box. */
const RULE = /([^{};]+)\{([^{}]*)\}/g;
const AT_BOTTOM = /(?:^|[\s;])(?:bottom: 0|inset: auto 0 0);/;
/** Not bars: they stand in the journal's rail, under a table's rows, or hold the toasts themselves. */
const OTHERS = ["journal-rail-keys", "grid-foot", "toast-host", "side-sheet"];

const textsOf = (end: string) =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(join("src", name), "utf8"));
const sheets = textsOf(".css");

function barsOf(css: string): readonly string[] {
  return [...css.matchAll(RULE)].flatMap(([, selector = "", body = ""]) => {
    if (!/position: (?:sticky|fixed)/.test(body) || !AT_BOTTOM.test(body)) return [];
    const [name = ""] = /[\w-]+$/.exec(selector.trim()) ?? [];
    return OTHERS.includes(name) ? [] : [name];
  });
}

it("UX-10 each bar that sticks to the bottom of the window is one that toasts keep above", () => {
  const all = sheets.join("\n");
  const bars = sheets.flatMap(barsOf);
  expect(bars).toContain("invoice-bar");
  expect(bars).toContain("stock-foot");
  const kept = [...all.matchAll(/:root:has\(([^{]*)\) \{\s*--(?:bottom|sums)-bar/g)].map(
    ([, within = ""]) => within,
  );
  expect(bars.filter((bar) => !kept.some((within) => within.includes(`.${bar}`)))).toEqual([]);
});

it("UX-10 the height of a bar is measured where it is drawn", () => {
  const drawn = textsOf(".tsx").join("\n");
  const measured = [
    ...sheets.join("\n").matchAll(/:root:has\(\.([\w-]+)\) \{\s*--bottom-bar: var\(--foot-bar/g),
  ];
  expect(measured.length).toBeGreaterThan(5);
  for (const [, bar] of measured)
    expect(drawn, bar).toMatch(new RegExp(`ref=\\{watchBottomBar\\}\\s+className="${bar}\\b`));
});
