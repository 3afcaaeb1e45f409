import { betterBook } from "#domain/import/statement/better/better-book.ts";
import type { BetterBook } from "#domain/import/statement/better/better-sheet.ts";
import type { UploadedLine, UploadedStatement } from "#domain/import/statement/uploaded-statement.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { ReportCell } from "#domain/report/report.ts";

const HEAD = { subtitle: "Tienda", period: "2025" };
export type Account = readonly [puc: string, name: string, ...nets: readonly number[]];

function statementOf(
  accounts: readonly Account[],
  periods: UploadedStatement["periods"],
  long: readonly string[] = [],
): UploadedStatement {
  const lines = accounts.map(
    ([puc, name, ...nets], at): UploadedLine => ({
      id: String(at),
      sheet: "Hoja1",
      row: at + 2,
      code: puc,
      name,
      amounts: nets.map((net) => pesos(net)),
      signs: "signed",
      isLong: long.includes(puc),
      puc,
      by: "code",
    }),
  );
  return {
    kind: "trial-balance",
    periods,
    lines,
    left: [],
    sheets: ["Hoja1"],
    unused: [],
    unit: 1,
    rounded: 0,
  };
}
export const better = (...of: Parameters<typeof statementOf>) =>
  betterBook(statementOf(...of), new Map(), HEAD, ({ id, value }) => ({
    name: id,
    derivation: value === null ? "" : "así",
  }));

const shownCell = (cell: ReportCell): string => {
  if (cell.kind === "text") return cell.text;
  if (cell.kind === "amount") return String(cell.amount);
  if (cell.kind === "percent") return `${(cell.share * 100).toFixed(1)} %`;
  return cell.kind === "number" ? String(Number(cell.value.toFixed(4))) : "";
};
/** Each row of a sheet: its cells, what kind of row it is, what it adds up. */
export const rowsOf = ({ sheets }: BetterBook, title: string) =>
  (sheets.find(({ report }) => report.title === title)?.report.rows ?? []).map(
    ({ kind, cells, sums = [] }) => {
      const spans = sums.map(({ from, to }) => `${from}-${to}`).join("+");
      return [
        cells
          .map(shownCell)
          .join(" | ")
          .replace(/( \| )+$/, ""),
        kind === "line" ? "" : kind,
        spans && `= ${spans}`,
      ]
        .filter((each) => each !== "")
        .join(" ");
    },
  );
/** The formulas of a sheet: its cell, and the cells of the trial balance that make it. */
export const formulas = ({ sheets }: BetterBook, title: string) =>
  (sheets.find(({ report }) => report.title === title)?.links ?? []).map(({ row, column, of, over }) => {
    const cells = (terms: typeof of) =>
      terms.map((each) => `${each.minus ? "-" : "+"}${each.row}.${each.column}`).join("");
    return `${row}.${column}: ${cells(of)}${over === undefined ? "" : ` / ${cells(over)}`}`;
  });
export const YEARS = [
  { label: "2025", day: day("2025-12-31") },
  { label: "", day: day("2024-12-31") },
];
