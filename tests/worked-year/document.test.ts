import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BENEFITS } from "./benefits.data.ts";
import type { FigureTable } from "./figure-table.ts";
import { SLIPS } from "./slips.data.ts";
import { STATEMENTS } from "./statements.data.ts";
import { TAXES } from "./taxes.data.ts";

const DOCUMENT = readFileSync(new URL("../../docs/worked-year.md", import.meta.url), "utf8");
const TABLES: readonly FigureTable[] = [...SLIPS, ...BENEFITS, ...TAXES, ...STATEMENTS];

function cellsOf(line: string): readonly string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The cells of the table under a heading of the document, without the rule below its head. */
function printedUnder(title: string): readonly (readonly string[])[] {
  const [, section = ""] = DOCUMENT.split(`\n### ${title}\n`);
  const [own = ""] = section.split("\n#");
  const lines = own.split("\n").filter((line) => line.startsWith("|"));
  return lines.filter((_, at) => at !== 1).map(cellsOf);
}

function printed(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ".");
}

describe("docs/worked-year.md", () => {
  it.each(TABLES)(
    "prints the figures of $title that the test of the year compares",
    ({ title, columns, rows }) => {
      expect(printedUnder(title)).toEqual([
        ["", ...columns],
        ...rows.map(([, label, amounts]) => [label, ...amounts.map(printed)]),
      ]);
    },
  );

  it("has no table of figures that the test does not know", () => {
    const headings = [...DOCUMENT.matchAll(/^### (.+)$/gm)].map(([, title = ""]) => title);
    const withTables = headings.filter((title) => printedUnder(title).length > 0);
    expect(withTables.sort()).toEqual(TABLES.map(({ title }) => title).sort());
  });
});
