import { readPlain } from "#domain/import/plain/read-plain.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const TODAY = day("2026-11-23");

/** What a journal as plain text says, each entry as one line: day, document, words, accounts, problems. */
export function readText(...lines: readonly string[]) {
  const rows = lines
    .map((line, index) => ({ row: index + 1, cells: [line] }))
    .filter(({ cells }) => cells[0] !== "");
  const { entries, left, rounded } = readPlain(rows, TODAY);
  const shown = entries.map((entry) =>
    [
      entry.date ?? "",
      entry.reference,
      entry.description,
      ...entry.lines.map(({ code, name, side, value, party, text }) =>
        [code || name, side === "debit" ? value.value : -value.value, party, text && `«${text}»`]
          .filter((each) => each !== "")
          .join(" "),
      ),
      ...entry.problems.map(({ row, kind, cell }) => `${row} ${kind} ${cell}`.trim()),
    ]
      .filter((each) => each !== "")
      .join("; "),
  );
  return { shown, left, rounded, entries };
}
