import type { Pesos } from "../kernel/pesos.ts";
import { fold } from "../kernel/spanish.ts";
import type { Report, ReportRow, ReportRowKind } from "../report/report.ts";
import type { StatementKind } from "./statement-kind.ts";

/** A line of any statement, with a key that matches the same line in another statement. */
export interface StatementLine {
  /** Unique within its statement. */
  readonly key: string;
  readonly kind: Exclude<ReportRowKind, "note">;
  readonly level: number;
  readonly label: string;
  readonly amount: Pesos | null;
}

export function isSum(kind: ReportRowKind): boolean {
  return kind === "total" || kind === "subtotal";
}

/** "Total del activo", "TOTAL ACTIVO" and "Activo" are the same sum. */
function keyOf({ kind, source }: ReportRow, label: string, byAccount: boolean): string {
  if (byAccount && source?.kind === "account") return `account:${source.account}`;
  const words = fold(label).replace(/\s+/g, " ").trim();
  return isSum(kind)
    ? `sum:${words.replace(/^total (?:de la |de los |de las |del |de )?/, "")}`
    : `${kind}:${words}`;
}

/**
 * The single figure of a row: with columns side by side the first, the current period; in the equity statement the
 * last, the total.
 */
function figureOf({ cells }: ReportRow, statement: StatementKind): Pesos | null {
  const amounts = cells.flatMap((cell) => (cell.kind === "amount" ? [cell.amount] : []));
  return (statement === "equity" ? amounts.at(-1) : amounts[0]) ?? null;
}

function labelOf({ cells }: ReportRow): string {
  const cell = cells.find((each) => each.kind === "text");
  return cell?.kind === "text" ? cell.text : "";
}

/**
 * The rows of a statement without its notes; a repeated name gets a distinct key. `byAccount`: match by account where
 * a row has one, as only statements made from books do.
 */
export function statementLines(
  report: Report,
  statement: StatementKind,
  byAccount = true,
): readonly StatementLine[] {
  const seen = new Map<string, number>();
  return report.rows.flatMap((row): StatementLine[] => {
    const label = labelOf(row);
    if (row.kind === "note" || label === "") return [];
    const name = keyOf(row, label, byAccount);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    const key = times === 1 ? name : `${name}#${times}`;
    return [{ key, kind: row.kind, level: row.level, label, amount: figureOf(row, statement) }];
  });
}
