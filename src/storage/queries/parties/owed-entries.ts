import type { AccountCode, Side } from "#domain/accounting/account.ts";
import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Age, agedAt, leftOfDay, type OwedPart, type PartyMove } from "#domain/parties/ages.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { EntryPlaces, type PartyMonth } from "../../pages/book-months.ts";
import { dayOf, eachDay } from "../../shapes/party-sums.ts";
import { readPartyBook } from "./party-book.ts";

const LAST_DAY = 31;

/** A part of a list by age: one of its ages, or what was paid in advance. */
export type AgePart = Age | "advance";

/** An entry of which something is still owed, or was paid in advance. */
export interface OwedEntry {
  readonly entry: Entry;
  readonly part: AgePart;
  /** Days since the entry. */
  readonly days: number;
  /** What the entry charged, or paid. */
  readonly amount: number;
  /** What is left of it. */
  readonly left: number;
}

interface OwedOf {
  /** As lists name a third party. */
  readonly key: string;
  readonly account: AccountCode;
  /** Where the account grows. */
  readonly side: Side;
}

/**
 * The entries that one figure of a list by age is made of: of one account and third party at a day, the oldest first.
 * Their sums are those of the list. Reads the pages of its entries on the days of which something is left, and no other.
 */
export async function owedEntries(
  storage: AppStorage,
  book: Pick<Book, "id" | "companyId">,
  { key, account, side }: OwedOf,
  at: Day,
): Promise<readonly OwedEntry[]> {
  const { index, months } = await readPartyBook(storage, book);
  const isAccount = (code: AccountCode) => code === account;
  // One move a day: two spellings of a name may charge on the same one.
  const byDay = new Map<Day, PartyMove>();
  const sumsOfIt: [PartyMonth, number][] = [];
  for (const partyMonth of await months.partyMonths(isAccount, at, index.textsOf(key))) {
    const { month, sums } = partyMonth;
    const last = month === monthOf(at) ? Number(at.slice(8)) : LAST_DAY;
    for (const [place, sum] of sums.entries()) {
      if (sum[0] !== account || index.keyOf(sum[1]) !== key) continue;
      sumsOfIt.push([partyMonth, place]);
      eachDay(sum, last, (number, debit, credit) => {
        const day = dayOf(month, number);
        const known = byDay.get(day) ?? { day, debit: 0, credit: 0 };
        byDay.set(day, { day, debit: known.debit + debit, credit: known.credit + credit });
      });
    }
  }
  const moves = [...byDay.values()];
  const { parts, advance } = agedAt(moves, side, at);
  // What was paid beyond a debt is left of the payments, as what is owed is left of the charges.
  const other = side === "debit" ? "credit" : "debit";
  const shown = advance > 0 ? agedAt(moves, other, at).parts : parts;
  const grows = advance > 0 ? other : side;
  const days = new Set(shown.map(({ day }) => day));
  const places = new EntryPlaces();
  for (const [month, place] of sumsOfIt) places.add(month, place, (day) => days.has(day));
  const entries = await months.entriesOn(isAccount, places);
  const charges = entries.sort(compareEntries).flatMap((entry) => {
    const own = entry.lines.filter(
      (line) => line.account === account && index.keyOf(line.thirdParty) === key,
    );
    const amount = own.reduce((sum, line) => sum + line[grows], 0);
    return amount > 0 ? [{ entry, amount }] : [];
  });
  const partOf = ({ age }: OwedPart): AgePart => (advance > 0 ? "advance" : age);
  return shown.flatMap((part) => {
    const ofDay = charges.filter(({ entry }) => entry.date === part.day);
    return leftOfDay(part.amount, ofDay).map(
      ({ charge, left }): OwedEntry => ({ ...charge, part: partOf(part), days: part.days, left }),
    );
  });
}
