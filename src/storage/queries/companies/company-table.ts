import { type CompanyAlert, companyAlerts } from "#domain/company/company-alerts.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId, EntryId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { debitOf } from "../../pages/book-work.ts";
import { DRAFTS_PAGE } from "../../pages/month-draft.ts";
import { entriesOf, readableMonth } from "../../shapes/read-record.ts";
import type { MonthRow } from "../../shapes/rows.ts";
import { type CompanyBooks, type CompanyCard, companiesWithMonths, companyCards } from "./company-figures.ts";

interface LastEntry {
  readonly bookId: BookId;
  readonly id: EntryId;
  readonly number: number;
  readonly date: Day;
  readonly reference: string;
}

/** A row of the accountant's table of companies. */
export interface CompanyTableRow extends CompanyCard {
  readonly lastEntry: LastEntry | null;
  /** Sum of what drafts lack to balance and of posted imbalances: zero if the company balances. */
  readonly unbalanced: number;
  readonly alerts: readonly CompanyAlert[];
}

type PageKey = [string, string, number];

/** The last page of the last month with entries; of several books, the one with the latest month. */
function lastPageOf(months: readonly MonthRow[]): PageKey | null {
  let last: MonthRow | null = null;
  for (const row of months) if (row.posted > 0 && (last === null || row.month > last.month)) last = row;
  const page = last === null ? undefined : readableMonth(last).pages.at(-1);
  return last && page ? [last.bookId, last.month, page.page] : null;
}

async function lastEntries(
  { db }: AppStorage,
  found: readonly CompanyBooks[],
): Promise<(LastEntry | null)[]> {
  const keys = found.map(({ months }) => lastPageOf(months));
  const wanted = keys.filter((key) => key !== null);
  const pages = await db.pages.bulkGet(wanted);
  return keys.map((key) => {
    const entry = key && entriesOf(pages[wanted.indexOf(key)]).findLast((each) => each.status === "posted");
    if (!entry) return null;
    const { bookId, id, number, date, reference } = entry;
    return { bookId, id, number, date, reference };
  });
}

/** Per company, the sum by which its drafts are unbalanced. Reads only months with drafts. */
async function draftDifferences({ db }: AppStorage, found: readonly CompanyBooks[]): Promise<number[]> {
  const keysOf = ({ months }: CompanyBooks) =>
    months.filter((row) => row.drafts > 0).map((row): PageKey => [row.bookId, row.month, DRAFTS_PAGE]);
  const groups = found.map(keysOf);
  const pages = await db.pages.bulkGet(groups.flat());
  let next = 0;
  return groups.map((keys) => {
    let difference = 0;
    for (const page of pages.slice(next, next + keys.length))
      for (const { lines } of entriesOf(page)) {
        const credit = lines.reduce((sum, line) => sum + line.credit, 0);
        difference += Math.abs(debitOf(lines) - credit);
      }
    next += keys.length;
    return difference;
  });
}

function alertsOf(card: CompanyCard, now: Month): CompanyAlert[] {
  const { figures, difference, drafts, hasFiscalProfile, readOnly } = card;
  return companyAlerts({
    indicators: figures?.indicators ?? null,
    difference,
    drafts,
    openBefore: card.openMonths.filter((month) => month < now),
    strays: card.strays,
    cash: figures?.cash ?? 0,
    hasFiscalProfile,
    readOnly,
  });
}

/** The table of client companies: the cards with last entry, imbalance, and alerts. */
export async function companyTable(storage: AppStorage): Promise<CompanyTableRow[]> {
  const [cards, { found }] = await Promise.all([companyCards(storage), companiesWithMonths(storage)]);
  const [last, drafts] = await Promise.all([lastEntries(storage, found), draftDifferences(storage, found)]);
  const now = monthOf(today(storage.clock));
  const at = new Map(found.map(({ company }, index) => [company.id, index]));
  return cards.map((card) => {
    const index = at.get(card.company.id) ?? -1;
    const unbalanced = Math.abs(card.difference) + (drafts[index] ?? 0);
    return { ...card, lastEntry: last[index] ?? null, unbalanced, alerts: alertsOf(card, now) };
  });
}
