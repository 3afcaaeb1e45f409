import { addDays } from "#domain/kernel/calendar-day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { Report, ReportRow } from "#domain/report/report.ts";
import type { Period } from "#domain/report/report-period.ts";
import type { FinancialNote } from "#domain/statement/notes/financial-notes.ts";
import { MOVEMENT_COLUMNS } from "#domain/statement/notes/property-movement.ts";
import { type FigureSpan, figureSpan } from "#domain/statement/source/figure-span.ts";
import type { SourceAccount, SourceFigure } from "#flows/figure-source/source-figure.ts";
import type { FigureOrigin } from "#ui/accounting/report/report-rows.tsx";
import type { FrontDoorView } from "../front-door/use-front-door.ts";

/** A pressed figure of a note: the row and the amount column of one of its tables. */
export interface NoteFigure {
  readonly note: FinancialNote["key"];
  readonly table: "table" | "movement";
  readonly row: number;
  readonly column: number;
}

/** The row that a figure was pressed in. Two rows may tell the same account, so that rows are told by their origin. */
export function rowOf({ rows }: Report, origin: FigureOrigin): number {
  return rows.findIndex(({ source, sums }) =>
    origin.kind === "sum" ? sums === origin.sums : source === origin,
  );
}

type Explained = Omit<SourceAccount, "account" | "books" | "by">;

function movementOf(column: number, amount: Pesos, { from, to }: Period): Explained {
  const before = addDays(from, -1);
  const standing = (first: Period["from"], last: Period["to"]): FigureSpan => ({
    from: first,
    to: last,
    standing: true,
    leaves: "nothing",
  });
  switch (MOVEMENT_COLUMNS[column]) {
    case "opening":
      return { side: "net", span: standing(before, before) };
    case undefined:
    case "closing":
      return { side: "net", span: standing(from, to) };
    default:
      return {
        side: amount > 0 ? "debit" : "credit",
        span: { from, to, standing: false, leaves: "closings-and-openings" },
      };
  }
}

const labelOf = ({ cells: [first] }: ReportRow) => (first?.kind === "text" ? first.text : "");

function amountAt({ cells }: ReportRow, column: number): Pesos | null {
  const cell = cells.filter(({ kind }) => kind === "amount")[column];
  return cell?.kind === "amount" ? cell.amount : null;
}

/** What a pressed figure of a note is made of: the accounts of its sum, or the entries of its account. */
export function noteFigureSource(
  note: FinancialNote,
  { table, row, column }: NoteFigure,
  { books, periods }: Pick<FrontDoorView, "books" | "periods">,
): SourceFigure | null {
  const report = note[table];
  const explain = (at: number, amount: Pesos): Explained | null => {
    if (table === "movement") return movementOf(column, amount, periods[0]);
    const place = note.places[at];
    return place ? { side: "net", span: figureSpan({ ...place, column }, periods) } : null;
  };
  const figureOf = (at: number): SourceFigure | null => {
    const found = report?.rows[at];
    const amount = found === undefined ? null : amountAt(found, column);
    if (found === undefined || amount === null) return null;
    const { source, sums = [] } = found;
    const explained = explain(at, amount);
    const rows = sums.flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    );
    return {
      id: `${note.key} ${table} ${at} ${column}`,
      label: labelOf(found),
      text: formatPesos(amount),
      amount,
      how: "",
      parts: rows.flatMap((each) => {
        const figure = figureOf(each);
        return figure === null || figure.amount === 0 ? [] : [{ figure, sign: 1 as const }];
      }),
      account:
        source?.kind === "account" && explained !== null
          ? { books: books.map(({ id }) => id), account: source.account, by: "chart", ...explained }
          : null,
    };
  };
  return figureOf(row);
}
