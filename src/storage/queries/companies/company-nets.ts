import type { AccountCode } from "#domain/accounting/account.ts";
import { cashEquivalentsOf, readPuc } from "#domain/accounting/cash-equivalents.ts";
import { pucOfCode } from "#domain/accounting/indicators.ts";
import type { Balances } from "#domain/accounting/ledger/balances.ts";
import { keepsParties, ofParty, partiesIn, partyKey } from "#domain/accounting/ledger/party-balances.ts";
import { markedPuc, nonCurrentOf } from "#domain/accounting/non-current.ts";
import type { Book } from "#domain/company/book.ts";
import type { PucMovement } from "#domain/statement/analysis/month-movements.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { netUntil, readPartySums } from "../../shapes/party-sums.ts";
import { type Names, totalsOf } from "../../shapes/read-record.ts";
import type { MonthRow } from "../../shapes/rows.ts";

const LAST_DAY = 31;

/** What books say of their accounts. */
interface BookMarks {
  readonly nonCurrent: ReadonlySet<string>;
  readonly cashEquivalents: ReadonlySet<string>;
}

export function marksOf(books: readonly Book[]): BookMarks {
  return { nonCurrent: nonCurrentOf(books), cashEquivalents: cashEquivalentsOf(books) };
}

/** Debits minus credits of a month by account and third party, of matching accounts. */
function partyNets({ parties }: MonthRow, keeps: Names): ReadonlyMap<string, number> {
  const nets = new Map<string, number>();
  for (const sum of readPartySums(parties) ?? []) {
    const [account, name] = sum;
    if (!keeps(account as AccountCode)) continue;
    const key = ofParty(account, partyKey(name));
    nets.set(key, (nets.get(key) ?? 0) + netUntil(sum, LAST_DAY));
  }
  return nets;
}

/**
 * The totals of a month by the keys under which they are summed: PUC accounts, non-current ones marked, and third
 * parties apart.
 */
export function keyedTotals(
  kind: Book["chart"],
  row: MonthRow,
  { nonCurrent, cashEquivalents }: BookMarks,
): (readonly [string, PucMovement])[] {
  const keyOf = (puc: string) => markedPuc(readPuc(puc, cashEquivalents), nonCurrent);
  const found: (readonly [string, PucMovement])[] = [];
  const named = new Map<string, PucMovement>();
  for (const [key, net] of partyNets(row, (code) => keepsParties(pucOfCode(kind, code) ?? ""))) {
    const { account: code, party } = partiesIn(key);
    const puc = pucOfCode(kind, code as AccountCode);
    if (puc === null || party === null) continue;
    const [debit, credit] = [Math.max(net, 0), Math.max(-net, 0)];
    found.push([ofParty(keyOf(puc), party), { debit, credit }]);
    const known = named.get(code) ?? { debit: 0, credit: 0 };
    named.set(code, { debit: known.debit + debit, credit: known.credit + credit });
  }
  for (const [code, { debit, credit }] of totalsOf(row)) {
    const puc = pucOfCode(kind, code);
    if (puc === null) continue;
    const apart = named.get(code) ?? { debit: 0, credit: 0 };
    found.push([keyOf(puc), { debit: debit - apart.debit, credit: credit - apart.credit }]);
  }
  return found;
}

/** The months with their sums by third party: those that store none are given those of their pages. */
export async function withPartySums(
  storage: AppStorage,
  books: readonly Book[],
  rows: readonly MonthRow[],
): Promise<readonly MonthRow[]> {
  const charts = new Map(books.map((book) => [book.id, book.chart]));
  return Promise.all(
    rows.map((row) => {
      const chart = charts.get(row.bookId);
      if (chart === undefined) return row;
      const keeps: Names = (code) => keepsParties(pucOfCode(chart, code) ?? "");
      return BookMonths.withParties(storage, row, keeps);
    }),
  );
}

/** Sums months of several books: debits minus credits by PUC account, non-current accounts marked. */
export class Nets {
  readonly byPuc = new Map<string, number>();
  readonly #marks: BookMarks;

  constructor(books: readonly Book[]) {
    this.#marks = marksOf(books);
  }

  takeAway(kind: Book["chart"], closings: Balances | undefined): void {
    for (const [code, { debit, credit }] of closings ?? []) {
      const puc = pucOfCode(kind, code);
      if (puc !== null) this.byPuc.set(puc, (this.byPuc.get(puc) ?? 0) - debit + credit);
    }
  }

  add(kind: Book["chart"], row: MonthRow): void {
    for (const [key, { debit, credit }] of keyedTotals(kind, row, this.#marks))
      this.byPuc.set(key, (this.byPuc.get(key) ?? 0) + debit - credit);
  }

  /** Sum of an account and its sub-accounts. */
  of(prefix: string): number {
    let sum = 0;
    for (const [puc, net] of this.byPuc) if (puc.startsWith(prefix)) sum += net;
    return sum;
  }
}
