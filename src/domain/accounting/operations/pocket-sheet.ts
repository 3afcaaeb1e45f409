import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import type { AccountCode, ChartKind } from "../account.ts";
import type { Entry, EntryLine } from "../entries/entry.ts";
import { type Balances, netOf } from "../ledger/balances.ts";
import { isMoneyAccount } from "./money-accounts.ts";

/** What there was, what came in, what went out and what is left; `stays` is always their sum. */
export interface PocketFigures {
  readonly had: Pesos;
  readonly entered: Pesos;
  /** Not below zero. */
  readonly left: Pesos;
  /** From other pockets, or to them if below zero. */
  readonly moved: Pesos;
  readonly stays: Pesos;
}

/** The money of a book over some days, pocket by pocket and altogether. In the total nothing was moved. */
export interface PocketSheet {
  readonly pockets: ReadonlyMap<AccountCode, PocketFigures>;
  readonly total: PocketFigures;
}

interface Sums {
  had: number;
  entered: number;
  left: number;
  moved: number;
}

type Change = readonly [account: AccountCode, amount: number];

const NOTHING: Sums = { had: 0, entered: 0, left: 0, moved: 0 };

function figures({ had, entered, left, moved }: Sums): PocketFigures {
  return {
    had: pesos(had),
    entered: pesos(entered),
    left: pesos(left),
    moved: pesos(moved),
    stays: pesos(had + entered - left + moved),
  };
}

/** What an entry changes in each pocket. */
function changesOf(lines: readonly EntryLine[], chart: ChartKind): Change[] {
  const nets = new Map<AccountCode, number>();
  for (const { account, debit, credit } of lines)
    if (isMoneyAccount(account, chart)) nets.set(account, (nets.get(account) ?? 0) + debit - credit);
  return [...nets];
}

/** Takes what was moved off the changes of one sign, in order; calls `take` with each one's moved part and rest. */
function share(
  changes: readonly Change[],
  moved: number,
  take: (account: AccountCode, part: number, rest: number) => void,
) {
  let open = moved;
  for (const [account, change] of changes) {
    const part = Math.min(open, Math.abs(change));
    open -= part;
    take(account, part, Math.abs(change) - part);
  }
}

/**
 * The money of a book from its balances before some days and its entries of those days. What an entry takes from one
 * pocket and puts in another was moved; only the rest came in or went out.
 */
export function pocketSheet(
  before: Balances,
  entries: Iterable<Pick<Entry, "status" | "lines">>,
  chart: ChartKind,
): PocketSheet {
  const sums = new Map<AccountCode, Sums>();
  const of = (account: AccountCode): Sums => {
    const known = sums.get(account) ?? { ...NOTHING };
    sums.set(account, known);
    return known;
  };
  for (const [account, movement] of before)
    if (isMoneyAccount(account, chart)) of(account).had = netOf(movement);
  for (const entry of entries) {
    if (entry.status !== "posted") continue;
    const changes = changesOf(entry.lines, chart);
    const up = changes.filter(([, change]) => change > 0);
    const down = changes.filter(([, change]) => change < 0);
    const amount = (side: readonly Change[]) => Math.abs(side.reduce((all, [, change]) => all + change, 0));
    const moved = Math.min(amount(up), amount(down));
    share(up, moved, (account, part, rest) => {
      of(account).moved += part;
      of(account).entered += rest;
    });
    share(down, moved, (account, part, rest) => {
      of(account).moved -= part;
      of(account).left += rest;
    });
  }
  const total = { ...NOTHING };
  for (const each of sums.values())
    for (const key of Object.keys(total) as (keyof Sums)[]) total[key] += each[key];
  return {
    pockets: new Map([...sums].map(([account, each]) => [account, figures(each)])),
    total: figures(total),
  };
}

/** The figures of a pocket that nothing was ever in. */
export const EMPTY_POCKET: PocketFigures = {
  had: ZERO,
  entered: ZERO,
  left: ZERO,
  moved: ZERO,
  stays: ZERO,
};

/** The money of a book without entries. */
export const NO_SHEET: PocketSheet = { pockets: new Map(), total: EMPTY_POCKET };

/** What the pockets hold in the end if an entry among the days were not there. */
export function pocketsWithout(
  { pockets, total }: PocketSheet,
  entry: Pick<Entry, "lines">,
  chart: ChartKind,
): PocketSheet {
  const rest = new Map(pockets);
  for (const [account, change] of changesOf(entry.lines, chart)) {
    const known = rest.get(account) ?? EMPTY_POCKET;
    rest.set(account, { ...known, stays: pesos(known.stays - change) });
  }
  return { pockets: rest, total };
}
