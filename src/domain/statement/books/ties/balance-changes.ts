import type { PucOf } from "../../../accounting/closing/closing-entry.ts";
import { type Balances, netOf } from "../../../accounting/ledger/balances.ts";
import { BALANCE_LAYOUT } from "../../layouts/balance.data.ts";
import { isCash } from "../../layouts/flow-kinds.data.ts";
import { linePlaces } from "../../layouts/layout.ts";
import { gatherBalance, standingAt } from "../balance-statement.ts";
import type { Gathered } from "../gather.ts";
import type { StatementInput } from "../statement-input.ts";

export const PRESENTED_ELSEWHERE = "presentado en otra línea";
export const BEGUN_WITH = "saldos con los que empezó el libro";

const place = linePlaces(BALANCE_LAYOUT);
const adds = new Map(BALANCE_LAYOUT.flatMap((row) => (row.kind === "line" ? [[row.key, row.adds]] : [])));

/**
 * The balance's line of an account as it is. The balance has no line for memorandum accounts and damaged codes, and
 * names them; their change is among other assets.
 */
export function balanceLine(puc: string): string {
  return place(puc)?.key ?? "unknown-assets";
}

/** Sums by line of the balance, credits positive, of the accounts as they are. */
function byLine(balances: Balances, pucOf: PucOf): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [code, movement] of balances) {
    const puc = pucOf(code);
    if (isCash(puc)) continue;
    const key = balanceLine(puc);
    sums.set(key, (sums.get(key) ?? 0) - netOf(movement));
  }
  return sums;
}

/** The change of lines of the balance in a period, credits positive: as presented, and by their own accounts. */
export type BalanceChanges = (
  lines: readonly string[],
  column: number,
) => { readonly before: number; readonly after: number; readonly presented: number; readonly own: number };

/** The changes of the balance in each period of a statement. */
export function balanceChanges(input: StatementInput, pucOf: PucOf): BalanceChanges {
  const ends = gatherBalance(input);
  const starts = gatherBalance({
    ...input,
    periods: input.periods.map((facts) => ({
      ...facts,
      opening: new Map(),
      movements: facts.opening,
      parties: facts.partiesBefore,
      year: facts.yearBefore,
    })),
  });
  const own = input.periods.map((facts) => [byLine(standingAt(facts), pucOf), byLine(facts.opening, pucOf)]);
  const sum = (lines: readonly string[], amount: (line: string) => number) =>
    lines.reduce((total, line) => total + amount(line), 0);
  return (lines: readonly string[], column: number) => {
    const sign = (line: string) => (adds.get(line) === "credit" ? 1 : -1);
    const at = (gathered: Gathered, line: string) => sign(line) * (gathered.amountsOf(line)[column] ?? 0);
    const [after, before] = own[column] ?? [];
    return {
      before: sum(lines, (line) => at(starts, line)),
      after: sum(lines, (line) => at(ends, line)),
      presented: sum(lines, (line) => at(ends, line) - at(starts, line)),
      own: sum(lines, (line) => (after?.get(line) ?? 0) - (before?.get(line) ?? 0)),
    };
  };
}
