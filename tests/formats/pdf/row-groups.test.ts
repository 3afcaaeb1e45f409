import { expect, it } from "vitest";
import { type ReportRow, type ReportRowKind, text } from "#domain/report/report.ts";
import { rowGroups } from "#formats/pdf/row-groups.ts";

const row = (kind: ReportRowKind, level = 1): ReportRow => ({ kind, level, cells: [text("")] });
const lines = (count: number) => Array.from({ length: count }, () => row("line", 2));

function shape(rows: readonly ReportRow[]): string[] {
  return rowGroups(rows).map((group) => `${group.map(({ kind }) => kind[0]).join("")}`);
}

it("keeps a heading with its first lines, and parts a long list", () => {
  expect(shape([row("note"), row("heading"), ...lines(3), row("heading"), ...lines(30)])).toEqual([
    "n",
    "hlll",
    `h${"l".repeat(11)}`,
    "l".repeat(12),
    "l".repeat(7),
  ]);
});

it("keeps a heading with the one over it, and not with the next of its own level", () => {
  expect(shape([row("heading", 0), row("heading", 1), ...lines(2)])).toEqual(["hhll"]);
  expect(shape([row("heading"), row("heading"), ...lines(1)])).toEqual(["h", "hl"]);
});

it("never begins a page with sums: they stay with what they add up", () => {
  expect(shape([row("heading"), ...lines(11), row("subtotal"), row("total"), row("note")])).toEqual([
    `h${"l".repeat(11)}st`,
    "n",
  ]);
  expect(shape([row("note"), row("total")])).toEqual(["n", "t"]);
});
