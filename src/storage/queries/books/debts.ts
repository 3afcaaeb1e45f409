import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { netOf } from "#domain/accounting/ledger/balances.ts";
import { isDebtAccount } from "#domain/accounting/operations/debt-accounts.ts";
import { debtsOf, type PartyDebt } from "#domain/accounting/operations/debts.ts";
import { DIRECTIONS, type Direction } from "#domain/accounting/operations/operation.ts";
import type { Book } from "#domain/company/book.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";

const FIRST = day("1900-01-01");

export type DebtLists = Readonly<Record<Direction, readonly PartyDebt[]>>;

type BookOf = Pick<Book, "id" | "chart">;

/** What others owe and are owed up to a day, without one entry if it is given. Reads the pages that name a debt. */
export async function openDebts(
  storage: AppStorage,
  { id, chart }: BookOf,
  until: Day,
  without?: EntryId,
): Promise<DebtLists> {
  const isDebt = (code: AccountCode) => DIRECTIONS.some((direction) => isDebtAccount(code, direction, chart));
  const months = await BookMonths.read(storage, id, until);
  const named = await months.entriesNaming(isDebt, FIRST, until);
  const entries = named.filter((entry: Entry) => entry.id !== without);
  return { in: debtsOf(entries, "in", chart), out: debtsOf(entries, "out", chart) };
}

export type DebtTotals = Readonly<Record<Direction, Pesos>>;

/** The sums of both lists, from the totals of months: no entry of a whole month is read. */
export async function debtTotals(
  storage: AppStorage,
  { id, chart }: BookOf,
  until: Day,
): Promise<DebtTotals> {
  const months = await BookMonths.read(storage, id, until);
  const total = async (direction: Direction) => {
    const keeps = (code: AccountCode) => isDebtAccount(code, direction, chart);
    const parties = await months.parties(keeps, until);
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
