import type { Pesos } from "../../kernel/pesos.ts";
import type { Report } from "../../report/report.ts";
import { STATEMENT_KINDS, type StatementKind } from "../statement-kind.ts";

/** A figure of one of the four reports: which report, row and column, each from 0. */
interface TiedFigure {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
  readonly amount: Pesos;
}

interface StatementTie {
  readonly label: string;
  readonly cells: readonly [TiedFigure, TiedFigure];
}

type Place = readonly [statement: StatementKind, ...lines: readonly string[]];

/** What two statements tell of the same thing; of several lines the first one that the statement has. */
const TIES: readonly { readonly label: string; readonly places: readonly [Place, Place] }[] = [
  {
    label: "Activo = pasivo y patrimonio",
    places: [
      ["balance", "assets"],
      ["balance", "liabilities-and-equity"],
    ],
  },
  {
    label: "Resultado del período",
    places: [
      ["income", "result"],
      ["equity", "result@0"],
    ],
  },
  {
    label: "Efectivo al final",
    places: [
      ["cash", "in-balance", "end"],
      ["balance", "cash"],
    ],
  },
  {
    label: "Patrimonio",
    places: [
      ["equity", "closing@0"],
      ["balance", "equity"],
    ],
  },
];

function find(reports: readonly Report[], [statement, ...lines]: Place): TiedFigure | null {
  const sheet = STATEMENT_KINDS.indexOf(statement);
  const report = reports[sheet];
  if (report === undefined) return null;
  for (const line of lines) {
    const row = report.rows.findIndex(({ source }) => source?.kind === "line" && source.line === line);
    const amounts = report.columns.flatMap(({ kind }, index) => (kind === "amount" ? [index] : []));
    const column = statement === "equity" ? amounts.at(-1) : amounts[0];
    const cell = column === undefined ? undefined : report.rows[row]?.cells[column];
    if (column !== undefined && cell?.kind === "amount") return { sheet, row, column, amount: cell.amount };
  }
  return null;
}

/** Pairs of figures of the four reports, in the order of `STATEMENT_KINDS`, that must be one. */
export function statementTies(reports: readonly Report[]): StatementTie[] {
  return TIES.flatMap(({ label, places: [one, other] }) => {
    const [first, second] = [find(reports, one), find(reports, other)];
    return first === null || second === null ? [] : [{ label, cells: [first, second] as const }];
  });
}
