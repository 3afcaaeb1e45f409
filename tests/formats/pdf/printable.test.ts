import { expect, it } from "vitest";
import type { ReportRow, ReportRowKind } from "#domain/report/report.ts";
import { text } from "#domain/report/report.ts";
import { printable } from "#formats/pdf/printable.ts";
import { rowGroups } from "#formats/pdf/row-groups.ts";

const latin = (codePoint: number) => codePoint >= 32 && codePoint < 256;

it("keeps what the font draws, takes accents off what it does not, and tells the rest", () => {
  expect(printable("Señal ñ Ñ €", latin)).toBe("Señal ñ Ñ ?");
  expect(printable("n\u0303u", latin)).toBe("ñu");
  expect(printable("Škoda ﬁn", latin)).toBe("Skoda fin");
  expect(printable("👩‍🏫 一", latin)).toBe("?? ?");
});

it("answers one line: breaks, tabs and unseen marks are no letters", () => {
  expect(printable("a\r\nb\tc\u00a0d\u200fe\u0000f", latin)).toBe("a b c de f");
});

it("keeps a heading with its first lines, and parts a long list", () => {
  const row = (kind: ReportRowKind): ReportRow => ({ kind, level: 1, cells: [text("")] });
  const lines = (count: number) => Array.from({ length: count }, () => row("line"));
  const rows = [row("note"), row("heading"), ...lines(3), row("heading"), ...lines(30), row("total")];
  expect(rowGroups(rows).map((group) => [group[0]?.kind, group.length])).toEqual([
    ["note", 1],
    ["heading", 4],
    ["heading", 12],
    ["line", 12],
    ["line", 7],
    ["total", 1],
  ]);
});
