import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { readAccountRows } from "#domain/import/accounts/account-import.ts";
import { foundExtract } from "#domain/import/bank/find-extract.ts";
import { readExtract } from "#domain/import/bank/read-extract.ts";
import { readBookTable } from "#domain/import/books/read-book-table.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import { recogniseSheets } from "#domain/import/doors/recognise-sheet.ts";
import { readPartyRows } from "#domain/import/parties/party-rows.ts";
import { readEmployeeRows } from "#domain/import/staff/employee-rows.ts";
import { readNoveltyRows } from "#domain/import/staff/novelty-rows.ts";
import type { FileSheet } from "#domain/import/table/sheet.ts";
import { textRows } from "#domain/import/table/text-rows.ts";
import { titlePeriod } from "#domain/import/table/title-period.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { readWhole } from "#tests/support/files/read-whole.ts";
import type { Encoding, OtherLayout } from "./other-layouts.data.ts";

const TODAY = day("2026-11-30");
const PUC = pucChart();

function bytesOf(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === "latin1") return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  if (encoding === "utf-16le") {
    const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0));
    return new Uint8Array(units.buffer);
  }
  return new TextEncoder().encode(
    encoding === "utf-8-bom" ? `\uFEFF${text}` : text,
  ) as Uint8Array<ArrayBuffer>;
}

/** A layout as a file of text. */
export function textFileOf({ lines, separator = ";", encoding = "utf-8" }: OtherLayout) {
  const quoted = (cell: string) => (cell.includes(separator) ? `"${cell}"` : cell);
  const text = lines.map((line) => line.split(";").map(quoted).join(separator)).join("\r\n");
  return bytesOf(text, encoding);
}

function bookRows(sheet: FileSheet): readonly string[] {
  const layout = recogniseSheet(sheet);
  if (layout === null) return ["not recognised"];
  const said = titlePeriod(sheet.rows.slice(0, layout.next), [], TODAY);
  const reading = readBookTable(sheet, { layout, today: TODAY, said, openingDay: said?.to ?? TODAY });
  return reading.entries.flatMap(({ date, lines, problems }) => [
    ...lines.map(({ code, side, value }) => {
      const amount = side === "debit" ? value.value : -value.value;
      return layout.kind === "trial" ? `${code} ${amount}` : `${date} ${code} ${amount}`;
    }),
    ...problems.map(({ kind }) => kind),
  ]);
}

/** What a sheet's rows are read as, by its kind. */
export function saidBySheet(kind: string, sheet: FileSheet, name: string): readonly string[] {
  if (kind === "extract") {
    const { columns } = foundExtract(name, sheet.rows, month("2026-11"));
    const { moves, problems } = readExtract(sheet.rows, columns, month("2026-11"));
    return [
      ...moves.map(({ date, cents }) => `${date} ${cents / 100}`),
      ...problems.map((each) => each.kind),
    ];
  }
  if (kind === "parties")
    return readPartyRows(textRows(sheet)).rows.map(
      (row) => `${row.number.replace(/-\d$/, "").replace(/\D/g, "")} ${row.name}`,
    );
  if (kind === "employees")
    return readEmployeeRows(sheet.rows, TODAY).rows.map(
      ({ number, salary }) =>
        `${number.replace(/\D/g, "")} ${salary.kind === "value" ? salary.value : salary.kind}`,
    );
  if (kind === "novelties")
    return readNoveltyRows(sheet.rows, TODAY).rows.map(({ number, kind: novelty }) =>
      novelty === null ? "unknown" : number,
    );
  if (kind === "chart")
    return readAccountRows(PUC, textRows(sheet)).accounts.map(({ code, verdict }) => `${code} ${verdict}`);
  return bookRows(sheet);
}

/** What a file is recognised as without asking, and what its rows say. */
export async function readOther(file: Uint8Array<ArrayBuffer>, name: string) {
  const read = await readWhole(file, name);
  if (!read.ok) return { kind: JSON.stringify(read.error), says: [] };
  const [sheet] = read.value.sheets;
  if (sheet === undefined) return { kind: "empty", says: [] };
  const found = recogniseSheets(read.value, { name, chart: PUC, today: TODAY });
  const kind = found ?? "none";
  return { kind, says: saidBySheet(kind, sheet, name) };
}
