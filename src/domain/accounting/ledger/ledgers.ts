import type { Day } from "../../kernel/day.ts";
import type { Account, AccountCode } from "../account.ts";
import type { Chart } from "../chart.ts";
import type { Entry } from "../entries/entry.ts";
import { type Balances, NO_MOVEMENT, netOf, Tally } from "./balances.ts";
import { type Ledger, ledgerOf } from "./ledger.ts";
import { rollUp, unknownAccount } from "./trial-balance.ts";
import type { TrialLevel } from "./trial-level.ts";

interface LedgersInput {
  readonly chart: Chart;
  /** Everything posted before the period. */
  readonly opening: Balances;
  /** In journal order. */
  readonly entries: readonly Entry[];
  readonly from: Day;
  readonly to: Day;
  readonly level: TrialLevel;
}

/** The entries that name each account of a level, in their order. */
function entriesByAccount(
  { entries, from, to }: LedgersInput,
  accountOf: (code: AccountCode) => AccountCode,
): ReadonlyMap<AccountCode, readonly Entry[]> {
  const found = new Map<AccountCode, Entry[]>();
  for (const entry of entries) {
    if (entry.status !== "posted" || entry.date < from || entry.date > to) continue;
    for (const code of new Set(entry.lines.map((line) => accountOf(line.account)))) {
      const own = found.get(code);
      if (own) own.push(entry);
      else found.set(code, [entry]);
    }
  }
  return found;
}

/**
 * The ledgers of every account of a level that has a balance or a movement, in the order of the chart. Each posted
 * line is in exactly one of them, so that together their debits equal their credits.
 */
export function ledgersOf(input: LedgersInput): Ledger[] {
  const { chart, level, from, to } = input;
  const accountOf = (code: AccountCode) => rollUp(chart, code, level)?.code ?? code;
  const opening = new Tally();
  for (const [code, movement] of input.opening) opening.add(accountOf(code), movement);
  const before = opening.balances();
  const entries = entriesByAccount(input, accountOf);
  const carried = [...before].filter(([, movement]) => netOf(movement) !== 0).map(([code]) => code);
  const order = new Map(chart.accounts.map((account, index) => [account.code, index]));
  const place = (code: AccountCode) => order.get(code) ?? Number.MAX_SAFE_INTEGER;
  return [...new Set([...carried, ...entries.keys()])]
    .sort((a, b) => place(a) - place(b))
    .map((code) => {
      const account: Account = chart.byCode.get(code) ?? unknownAccount(code);
      const includes = (posted: AccountCode) => accountOf(posted) === code;
      const own = entries.get(code) ?? [];
      return ledgerOf({
        account,
        opening: before.get(code) ?? NO_MOVEMENT,
        entries: own,
        from,
        to,
        includes,
      });
    });
}
