import { formatDay } from "../../kernel/format.ts";
import { type Pesos, trySum } from "../../kernel/pesos.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { amount, NONE, type Report, type ReportCell, type ReportRow, text } from "../../report/report.ts";
import type { SavedStatement } from "../saved-statement.ts";
import { type StatementLine, statementLines } from "../statement-lines.ts";
import { STATEMENT_NAMES } from "../statement-names.ts";
import { contentReport } from "../typed/content-report.ts";

/**
 * same: a statement compared with itself. kinds: a balance and a result are not comparable. unread: one is a file not
 * yet read.
 */
export type ComparisonProblem = "same" | "kinds" | "unread";

/**
 * Merges both lists, each line once: in the order of the first, with the lines only in the second after their
 * predecessor there.
 */
function merged(first: readonly StatementLine[], second: readonly StatementLine[]): StatementLine[] {
  const all = [...first];
  let at = 0;
  for (const line of second) {
    const found = all.findIndex((each) => each.key === line.key);
    if (found >= 0) at = found + 1;
    else {
      all.splice(at, 0, line);
      at += 1;
    }
  }
  return all;
}

function cell(value: Pesos | null): ReportCell {
  return value === null ? NONE : amount(value);
}

type Amounts = ReadonlyMap<string, Pesos | null>;

function amountsOf(lines: readonly StatementLine[]): Amounts {
  return new Map(lines.map((line) => [line.key, line.amount]));
}

/** A line missing from a statement counts as zero in it. */
function row({ key, kind, level, label }: StatementLine, before: Amounts, after: Amounts): ReportRow {
  const [old = null, now = null] = [before.get(key), after.get(key)];
  const difference = old === null && now === null ? null : trySum([now ?? 0, -(old ?? 0)]);
  return { kind, level, cells: [text(label), cell(old), cell(now), cell(difference)] };
}

/** Earlier date first; on the same date, the one saved first. */
function inTime(a: SavedStatement, b: SavedStatement): readonly [SavedStatement, SavedStatement] {
  const later = a.date === b.date ? a.createdAt > b.createdAt : a.date > b.date;
  return later ? [b, a] : [a, b];
}

/**
 * Two saved statements of the same kind side by side, line by line, in whole pesos: earlier, later, and later minus
 * earlier (NIC 1, párrafo 38: comparative information). Unread files have no lines.
 */
export function compareStatements(a: SavedStatement, b: SavedStatement): Result<Report, ComparisonProblem> {
  if (a.id === b.id) return err("same");
  if (a.statement !== b.statement) return err("kinds");
  const [before, after] = inTime(a, b);
  const [oldReport, nowReport] = [contentReport(before, ""), contentReport(after, "")];
  if (oldReport === null || nowReport === null) return err("unread");
  // A typed line has a name but no account: if one statement is typed, both are matched by name.
  const byAccount = a.content.kind === b.content.kind;
  const old = statementLines(oldReport, a.statement, byAccount);
  const now = statementLines(nowReport, a.statement, byAccount);
  const [oldAmounts, nowAmounts] = [amountsOf(old), amountsOf(now)];
  // Dates, as is usual for comparative statements; names when both dates are equal.
  const headOf = ({ name, date }: SavedStatement) => (before.date === after.date ? name : formatDay(date));
  return ok({
    title: STATEMENT_NAMES[a.statement],
    subtitle: `${before.name} y ${after.name}`,
    period: `${formatDay(before.date)} y ${formatDay(after.date)}`,
    columns: [
      { key: "name", label: "Cuenta", kind: "text" },
      { key: "before", label: headOf(before), kind: "amount" },
      { key: "after", label: headOf(after), kind: "amount" },
      { key: "difference", label: "Diferencia", kind: "amount" },
    ],
    rows: merged(old, now).map((line) => row(line, oldAmounts, nowAmounts)),
    // The failed checks of either statement are reported.
    checks: [
      ...oldReport.checks.map((check) => ({ ...check, label: `${before.name}: ${check.label}` })),
      ...nowReport.checks.map((check) => ({ ...check, label: `${after.name}: ${check.label}` })),
    ],
  });
}
