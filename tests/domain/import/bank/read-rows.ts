import { foundExtract } from "#domain/import/bank/find-extract.ts";
import { readExtract } from "#domain/import/bank/read-extract.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { sheetOf } from "#tests/support/files/sheet-book.ts";

const OCTOBER = month("2026-10");

export type Rows = readonly (readonly FileCell[])[];

/** What an extract of October 2026 says, each movement and each problem as one line. */
export function readRows(rows: Rows) {
  const sheet = sheetOf(rows);
  const { columns } = foundExtract("a.csv", sheet.rows, OCTOBER);
  const { moves, problems, opening, closing, others, unmoved } = readExtract(sheet.rows, columns, OCTOBER);
  return {
    moves: moves.map(({ date, text, reference, cents, balance }) =>
      [date.slice(5), text, reference, cents / 100, balance === null ? "" : `= ${balance / 100}`]
        .filter((each) => each !== "")
        .join(" "),
    ),
    problems: problems.map((each) =>
      [each.row, each.kind, "cell" in each ? each.cell : `${each.expected / 100} ${each.found / 100}`]
        .join(" ")
        .trim(),
    ),
    balances: [opening, closing].map((each) => each && each / 100),
    others,
    unmoved,
  };
}
