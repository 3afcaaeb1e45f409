import { accountPath, type Chart, displayName } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { type Balances, naturalBalance } from "#domain/accounting/ledger/balances.ts";
import { belongsTo } from "#domain/accounting/ledger/ledger.ts";
import { dayOfRepeat, isRepeatable } from "#domain/accounting/memory/similar-entry.ts";
import { type AccountMatch, searchAccounts } from "#domain/accounting/search/search-accounts.ts";
import type { Book } from "#domain/company/book.ts";
import { activeCompany, type Company } from "#domain/company/company.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatMonthName, formatNumber, formatPesos } from "#domain/kernel/format.ts";
import { add, ZERO } from "#domain/kernel/pesos.ts";
import { listed } from "#domain/kernel/spanish.ts";
import { documentText } from "#domain/parties/document.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import { matchingParties, type NamedParty } from "#storage/queries/parties/named-parties.ts";
import type { StatementItem } from "#storage/queries/statements/statements.ts";
import { askedWriting } from "./asked-writing.ts";
import { matchWords, queryWords } from "./match-words.ts";
import type { ListedItem, PaletteItem } from "./palette-item.ts";
import { paletteTexts as texts } from "./texts.ts";

export function companyItems(companies: readonly Company[]): PaletteItem[] {
  const active = activeCompany(companies);
  return companies.map((company) => ({
    id: company.id,
    group: "companies",
    title: company.name,
    detail: [company.nit, company.id === active?.id ? texts.active : ""].filter(Boolean).join(", "),
    // A NIT is also found when typed without dots.
    words: company.nit.replace(/\D/g, ""),
    run: `/dashboard/libro-contable?empresa=${company.id}`,
  }));
}

export function bookItems(books: readonly Book[], companies: readonly Company[]): PaletteItem[] {
  const names = new Map(companies.map((company) => [company.id, company.name]));
  return books.map((book) => ({
    id: book.id,
    group: "books",
    title: book.name,
    detail: (book.companyId && names.get(book.companyId)) || texts.noCompany,
    run: `/journal/complex?book=${book.id}`,
  }));
}

export function statementItems(
  statements: readonly StatementItem[],
  companies: readonly Company[],
): PaletteItem[] {
  const names = new Map(companies.map((company) => [company.id, company.name]));
  return statements.map(({ id, name, statement, date, companyId }) => ({
    id,
    group: "statements",
    title: name,
    detail: texts.statementOf(
      STATEMENT_NAMES[statement],
      formatDay(date),
      (companyId && names.get(companyId)) || texts.noCompany,
    ),
    run: `/dashboard/estados?estado=${id}`,
  }));
}

/** The book whose accounts are searched: the one last worked in. */
export interface AccountsOf {
  readonly book: Book;
  readonly chart: Chart;
  readonly balances: Balances;
}

const MOST_ACCOUNTS = 5;

function balanceText({ balances }: AccountsOf, { account }: AccountMatch): string {
  let balance = 0;
  for (const [code, movement] of balances)
    if (belongsTo(account, code)) balance += naturalBalance(account, movement);
  return balance === 0 ? "—" : formatNumber(balance);
}

export function accountItems(accounts: AccountsOf, text: string): ListedItem[] {
  const { book, chart } = accounts;
  // Accounts with movements come before unused ones.
  const recent = [...accounts.balances.keys()];
  return searchAccounts(chart, text, { limit: MOST_ACCOUNTS, recent }).map((match): ListedItem => {
    const { account, codeMatch, nameMatches } = match;
    const before = chart.showsCodes ? `${account.code} ` : "";
    const inCode = chart.showsCodes && codeMatch > 0 ? [{ start: 0, end: codeMatch }] : [];
    const inName = nameMatches.map(({ start, end }) => ({
      start: start + before.length,
      end: end + before.length,
    }));
    return {
      id: `account:${book.id}:${account.code}`,
      group: "accounts",
      title: `${before}${displayName(chart, account)}`,
      detail: accountPath(chart, account),
      figure: balanceText(accounts, match),
      run: `/dashboard/libro-contable/mayor?book=${book.id}&cuenta=${account.code}`,
      ranges: [...inCode, ...inName],
    };
  });
}

/** The book whose third parties are searched, with everybody whom it knows. */
export interface PartiesOf {
  readonly book: Book;
  readonly named: readonly NamedParty[];
}

const MOST_PARTIES = 5;

/** Third parties by name or number; each opens its card. */
export function partyItems({ book, named }: PartiesOf, text: string): ListedItem[] {
  return matchingParties(named, text)
    .slice(0, MOST_PARTIES)
    .map(({ key, party, name }) => ({
      id: `party:${book.id}:${key}`,
      group: "parties",
      title: name,
      detail: [party?.document ? documentText(party.document) : texts.noRecord, book.name].join(", "),
      run: `/dashboard/libro-contable/terceros?book=${book.id}&tercero=${encodeURIComponent(key)}`,
      ranges: matchWords(name, "", queryWords(text))?.ranges ?? [],
    }));
}

/** Writes an entry again: the first found ones that may be, more where that is what was asked for. */
const MOST_REPEATED = { beside: 2, asked: 5 } as const;

/** "5120 contra 2365 y 1110". */
function accountsAgainst({ lines }: Entry): string {
  const on = (side: "debit" | "credit") => [
    ...new Set(lines.filter((line) => line[side] > 0).map(({ account }) => account)),
  ];
  return texts.against(listed(on("debit")), listed(on("credit")));
}

/** Found entries written again, dated today or within the period of their book, and a new one about what is typed. */
export function writingItems(found: readonly FoundEntry[], books: readonly Book[], text: string, today: Day) {
  const asked = askedWriting(text);
  const typed = asked?.words ?? text.trim();
  const words = queryWords(typed);
  const again = found
    // Asked for by what it is called, not by an account or an amount in it.
    .filter(({ entry }) => isRepeatable(entry) && entry.description !== "")
    .filter(({ entry }) => matchWords(entry.description, "", words) !== null)
    .slice(0, MOST_REPEATED[asked?.kind === "again" ? "asked" : "beside"])
    .map(({ entry, book }): ListedItem => {
      const month = monthOf(dayOfRepeat(today, book));
      const title = texts.repeat(entry.description);
      return {
        id: `repeat:${entry.id}`,
        group: "actions",
        writes: true,
        title,
        detail: texts.repeatIn(formatMonthName(month), accountsAgainst(entry)),
        figure: formatPesos(entry.lines.reduce((sum, line) => add(sum, line.debit), ZERO)),
        run: `/journal/complex?book=${book.id}&periodo=${month}&repetir=${entry.number}`,
        ranges: matchWords(title, "", words)?.ranges ?? [],
      };
    });
  const [book] = books;
  if (book === undefined || asked?.kind === "again" || typed.length < SHORTEST_DETAIL) return again;
  // Unasked, only beside what the words were written of before: it must stand before no account, nor alone.
  if (asked === null && (again.length === 0 || /^\d+$/.test(typed))) return again;
  const about: ListedItem = {
    id: "new-entry-about",
    group: "actions",
    writes: true,
    title: texts.newAbout(typed),
    run: `/journal/complex?book=${book.id}&nuevo=true&detalle=${encodeURIComponent(typed)}`,
    ranges: [],
  };
  return asked === null ? [...again, about] : [about, ...again];
}

/** Leads to those that can be written again, where there is a book to write in. */
export function repeatItems(books: readonly Book[]): readonly PaletteItem[] {
  if (!books.some(({ lastNumber }) => lastNumber > 0)) return [];
  const { repeatAny: title, repeatAnyWords: words, repeatTyped: ask } = texts;
  return [{ id: "repeat-any", group: "actions", title, words, ask, run: () => {} }];
}

const SHORTEST_DETAIL = 3;

export interface FoundEntry {
  readonly entry: Entry;
  readonly book: Book;
}

export function entryItem({ entry, book }: FoundEntry, text: string): ListedItem {
  const title = entry.description || texts.noDescription;
  const isDraft = entry.status === "draft";
  const name = entry.reference || (isDraft ? texts.draft : texts.entryNumber(entry.number));
  const place = `/journal/complex?book=${book.id}&periodo=${monthOf(entry.date)}`;
  return {
    id: entry.id,
    group: "entries",
    title,
    detail: texts.entryOf(name, formatDay(entry.date), book.name),
    figure: formatNumber(entry.lines.reduce((sum, line) => sum + line.debit, 0)),
    run: isDraft ? place : `${place}&asiento=${entry.number}`,
    ranges: matchWords(title, "", queryWords(text))?.ranges ?? [],
  };
}
