import { describe, expect, it } from "vitest";
import { type ReportRow, type ReportRowKind, text } from "#domain/report/report.ts";
import { rowGroups } from "#formats/pdf/row-groups.ts";

const row = (kind: ReportRowKind, level = 1): ReportRow => ({ kind, level, cells: [text("")] });
const lines = (count: number, level = 1) => Array.from({ length: count }, () => row("line", level));

/** Each group by the first letters of its rows; in brackets if a page may break inside. */
function shape(rows: readonly ReportRow[]): string[] {
  return rowGroups(rows).map((group) => {
    const letters = group.rows.map(({ kind }) => kind[0]).join("");
    return group.flows ? `(${letters})` : letters;
  });
}

describe("where a page may end", () => {
  it("keeps an entry whole, but for one that would fill pages", () => {
    expect(shape([row("note"), row("heading"), ...lines(3), row("heading"), ...lines(30)])).toEqual([
      "n",
      "hlll",
      `h${"l".repeat(11)}`,
      `(${"l".repeat(19)})`,
    ]);
    expect(shape([row("heading"), row("heading"), ...lines(1), ...lines(1, 2)])).toEqual(["h", "hll"]);
  });

  it("keeps the heading of a section with its first lines, and with the one over it", () => {
    expect(shape([row("heading", 0), row("heading", 1), ...lines(9, 2)])).toEqual(["hhll", "(lllllll)"]);
    expect(shape([row("heading", 0), ...lines(1), row("heading", 0), ...lines(4)])).toEqual([
      "hl",
      "hll",
      "(ll)",
    ]);
  });

  it("never begins a page with sums: they take the last lines along", () => {
    expect(shape([row("note"), ...lines(5), row("subtotal"), ...lines(2), row("subtotal")])).toEqual([
      "n",
      "(lll)",
      "lls",
      "lls",
    ]);
    expect(shape([row("heading"), ...lines(2), row("subtotal"), row("total"), row("note")])).toEqual([
      "hllst",
      "n",
    ]);
    expect(shape([row("note"), row("total")])).toEqual(["n", "t"]);
  });

  it("hands over a long list in tables of sixty, and groups the same when rows come in parts", () => {
    expect(shape(lines(150)).map((each) => each.length - 2)).toEqual([60, 60, 30]);
    const rows = [row("heading"), ...lines(70), row("subtotal"), row("heading"), ...lines(3)];
    for (let at = 1; at < rows.length; at += 1) {
      const first = rowGroups(rows.slice(0, at));
      const held = first.pop()?.rows ?? [];
      const parts = [...first, ...rowGroups([...held, ...rows.slice(at)])];
      expect(parts.flatMap((group) => group.rows)).toEqual(rows);
      expect(parts.at(-1)?.rows.map(({ kind }) => kind)).toEqual(["heading", "line", "line", "line"]);
    }
  });
});
