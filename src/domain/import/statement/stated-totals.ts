import { fold } from "../../kernel/spanish.ts";
import type { TableRow } from "./table-rows.ts";
import { netOfLine } from "./uploaded-nets.ts";
import type { UploadedLine } from "./uploaded-statement.ts";

/** Totals by their words, with the classes whose accounts they are. */
const TOTALS: readonly (readonly [RegExp, string])[] = [
  [/^total (?:de )?(?:los )?activos?$/, "1"],
  [/^total (?:de )?(?:los )?pasivos?$/, "2"],
  [/^total (?:del? )?patrimonio$/, "3"],
];
const NET_RESULT = /\b(?:net[oa]s?|del? (?:ejercicio|periodo|ano))\b/;

/** Debits less credits of the accounts of some classes; null where one row has no account yet. */
function netOf(lines: readonly UploadedLine[], classes: string, period: number): number | null {
  let net = 0;
  for (const line of lines) {
    if (line.puc === null) return null;
    if (classes.includes(line.puc[0] ?? "")) net += netOfLine(line, line.puc, line.amounts[period] ?? 0);
  }
  return net;
}

/**
 * Totals of a table without codes that say something else than the accounts that were read: what was left out or read
 * twice would pass unseen otherwise (IM-41). Empty while an account is unknown. `lines` are in the periods of `rows`.
 */
export function differingTotals(
  rows: readonly TableRow[],
  lines: readonly UploadedLine[],
  unit: number,
): readonly TableRow[] {
  const last = rows.findLast(({ name, isResult }) => isResult && NET_RESULT.test(fold(name)));
  const stated = rows.flatMap((row) => {
    const classes = TOTALS.find(([words]) => words.test(fold(row.name)))?.[1];
    if (row.code !== "" || (classes === undefined && row !== last)) return [];
    return [{ row, classes: classes ?? "4567" }];
  });
  // Each figure of a table in thousands may be rounded by itself.
  const allowed = unit * lines.length;
  return stated
    .filter(({ row, classes }) =>
      row.amounts.some((amount, period) => {
        const net = netOf(lines, classes, period);
        const earned = netOf(lines, "4567", period);
        if (net === null || earned === null) return false;
        // The result of the year is in the equity of some balances and beside that of others.
        const counted = classes === "3" ? [net, net + earned] : [net];
        return counted.every((each) => Math.abs(Math.abs(each) - Math.abs(amount)) > allowed);
      }),
    )
    .map(({ row }) => row);
}
