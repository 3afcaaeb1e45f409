import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { netOf } from "#domain/accounting/ledger/balances.ts";
import { isDebtAccount } from "#domain/accounting/operations/debt-accounts.ts";
import { debtsOf, type PartyDebt } from "#domain/accounting/operations/debts.ts";
import { DIRECTIONS, type Direction } from "#domain/accounting/operations/operation.ts";
import type { Book } from "#domain/company/book.ts";
import { day, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { PartyIndex } from "#domain/parties/find-party.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { partiesOfBook } from "../../parties/parties-of-book.ts";
import { netUntil } from "../../shapes/party-sums.ts";

const FIRST = day("1900-01-01");
const LAST_DAY = 31;

type Keeps = (account: AccountCode) => boolean;

export interface DebtLists extends Readonly<Record<Direction, readonly PartyDebt[]>> {
  /** Whom a line names, as the lists do. */
  readonly keyOf: (thirdParty: string | undefined) => string;
}

type BookOf = Pick<Book, "id" | "chart" | "companyId">;

/** What others owe and are owed up to a day, without one entry if it is given. Reads the pages that name a debt. */
export async function openDebts(
  storage: AppStorage,
  book: BookOf,
  until: Day,
  without?: EntryId,
): Promise<DebtLists> {
  const { id, chart } = book;
  const isDebt = (code: AccountCode) => DIRECTIONS.some((direction) => isDebtAccount(code, direction, chart));
  const records = new PartyIndex(await partiesOfBook(storage.db, book));
  const months = await BookMonths.read(storage, id, until);
  const named = await months.entriesNaming(isDebt, FIRST, until);
  const entries = named.filter((entry: Entry) => entry.id !== without);
  const listOf = (direction: Direction) => debtsOf(entries, direction, chart, records);
  return { in: listOf("in"), out: listOf("out"), keyOf: (thirdParty) => records.keyOf(thirdParty) };
}

export type DebtTotals = Readonly<Record<Direction, Pesos>>;

/** What each third party has on each of these accounts, debits minus credits, whatever it is called. */
async function netsOf(storage: AppStorage, book: BookOf, months: BookMonths, keeps: Keeps, until: Day) {
  const records = new PartyIndex(await partiesOfBook(storage.db, book));
  const nets = new Map<AccountCode, Map<string, number>>();
  for (const { month, sums } of await months.partyMonths(keeps, until)) {
    const last = month === monthOf(until) ? Number(until.slice(8)) : LAST_DAY;
    for (const sum of sums) {
      const account = sum[0] as AccountCode;
      if (!keeps(account)) continue;
      const own = nets.get(account) ?? new Map<string, number>();
      nets.set(account, own);
      const key = records.keyOf(sum[1]);
      own.set(key, (own.get(key) ?? 0) + netUntil(sum, last));
    }
  }
  return nets;
}

/** The sums of both lists, from the totals of months: no entry of a whole month is read. */
export async function debtTotals(storage: AppStorage, book: BookOf, until: Day): Promise<DebtTotals> {
  const { id, chart } = book;
  const months = await BookMonths.read(storage, id, until);
  const total = async (direction: Direction) => {
    const keeps = (code: AccountCode) => isDebtAccount(code, direction, chart);
    const parties = await netsOf(storage, book, months, keeps, until);
    const sign = direction === "in" ? 1 : -1;
    let owed = 0;
    for (const [account, movement] of await months.between(FIRST, until)) {
      if (!keeps(account)) continue;
      let nameless: number = netOf(movement);
      for (const net of parties.get(account)?.values() ?? []) {
        owed += Math.max(0, sign * net);
        nameless -= net;
      }
      owed += Math.max(0, sign * nameless);
    }
    return pesos(owed);
  };
  return { in: await total("in"), out: await total("out") };
}
