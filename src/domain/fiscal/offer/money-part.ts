import { type Chart, findAccount } from "../../accounting/chart.ts";
import type { EntryLine } from "../../accounting/entries/entry.ts";
import { abs, type Pesos, pesos } from "../../kernel/pesos.ts";
import { isSettlement } from "./read-entry.ts";
import { isGenerated } from "./tax-note.ts";

/** What an entry collects or pays, now or later: the net of its money, customers and suppliers. */
export function moneyPart(chart: Chart, lines: readonly EntryLine[]): Pesos {
  const paid = lines.filter(
    (line) => isSettlement(findAccount(chart, line.account)?.puc ?? line.account) && !isGenerated(line),
  );
  return abs(pesos(paid.reduce((sum, { debit, credit }) => sum + debit - credit, 0)));
}
