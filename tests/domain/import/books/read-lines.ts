import { readBookTable } from "#domain/import/books/read-book-table.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import type { FileCell, FileSheet } from "#domain/import/table/sheet.ts";
import { titlePeriod } from "#domain/import/table/title-period.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { sheetOf, sheetOfLines } from "#tests/support/files/sheet-book.ts";

const TODAY = day("2026-11-23");

/** What is recognised in a sheet of a book, and each entry as one line: day, document, words, accounts, problems. */
function readSheet(sheet: FileSheet) {
  const layout = recogniseSheet(sheet);
  if (layout === null) throw new Error("not recognised");
  const said = titlePeriod(sheet.rows.slice(0, layout.next), [], TODAY);
  const reading = readBookTable(sheet, { layout, today: TODAY, said, openingDay: TODAY });
  const entries = reading.entries.map(({ date, reference, description, lines, problems }) => {
    const sides = lines.map(({ code, name, side, value, party, text }) =>
      [code || name, side === "debit" ? value.value : -value.value, party, text && `«${text}»`]
        .filter((each) => each !== "")
        .join(" "),
    );
    const wrong = problems.map(({ row, kind, cell }) => `${row} ${kind} ${cell}`.trim());
    return [date === null ? "" : date, reference, description, ...sides, ...wrong]
      .filter((each) => each !== "")
      .join("; ");
  });
  const left = Object.fromEntries(Object.entries(reading.left).filter(([, count]) => count !== 0));
  const { rounded, mixed } = reading;
  return { kind: layout.kind, meanings: layout.meanings.join(" "), entries, left, rounded, mixed };
}

/** Lines of texts between semicolons. */
export const readLines = (...lines: readonly string[]) => readSheet(sheetOfLines(lines));

/** Cells of any kind. */
export const readCells = (rows: readonly (readonly FileCell[])[]) => readSheet(sheetOf(rows));
