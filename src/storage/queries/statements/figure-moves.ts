import type { AccountCode } from "#domain/accounting/account.ts";
import { cashEquivalentsOf, readPuc } from "#domain/accounting/cash-equivalents.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { isClosingEntry, isOpeningEntry, type PucOf } from "#domain/accounting/closing/closing-entry.ts";
import { compareEntries, type Entry, type EntryLine } from "#domain/accounting/entries/entry.ts";
import { pucOfCode } from "#domain/accounting/indicators.ts";
import { partyKey } from "#domain/accounting/ledger/party-balances.ts";
import type { Book } from "#domain/company/book.ts";
import { addDays, firstDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import type { Period } from "#domain/report/report-period.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { type EntryMove, partiesOfFigure } from "#domain/statement/source/figure-entries.ts";
import type { FigureSpan } from "#domain/statement/source/figure-span.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type ReadBook, readBooks } from "./read-books.ts";

/** How far back entries are listed: the last month of the span, all of it, or, of a balance, everything before it too. */
export type MovesReach = "month" | "span" | "start";

interface MovesRequest {
  /** One book, or several of a company combined. */
  readonly books: readonly BookId[];
  readonly account: AccountCode;
  /** chart: the account is of the chart that the books have in common. puc: of the PUC, whatever their charts. */
  readonly by: "chart" | "puc";
  /** What the entries debit or credit alone, or what they change. */
  readonly side: "net" | "debit" | "credit";
  /** The figure that they explain: a balance may be that of some third parties of the account alone. */
  readonly amount: Pesos;
  readonly span: FigureSpan;
  /** What lies before is brought as a sum. Where nothing is in reach, the next one that has entries is taken. */
  readonly reach: MovesReach;
}

export interface FigureMoves {
  /** First day of the entries. */
  readonly since: Day;
  /** How far back they go, which may be further than was asked. */
  readonly reach: MovesReach;
  /** Net of the account in the span before them, debits minus credits. */
  readonly broughtForward: Pesos;
  /** Whether only some third parties of the account make the figure. */
  readonly ofSome: boolean;
  /** In the order of the journal. */
  readonly moves: readonly EntryMove[];
  /** The books that the account has entries in, each with its own codes of it. */
  readonly books: readonly { readonly book: Book; readonly codes: readonly AccountCode[] }[];
  readonly bookOf: ReadonlyMap<BookId, Book>;
  /** The chart of each book, to name the other accounts of an entry. */
  readonly chart: Chart;
}

const FIRST = "1900-01-01" as Day;

function isLeft(entry: Entry, leaves: FigureSpan["leaves"], pucOf: PucOf): boolean {
  if (leaves === "nothing") return false;
  if (isClosingEntry(entry, pucOf)) return true;
  return leaves === "closings-and-openings" && isOpeningEntry(entry, pucOf);
}

type IsAsked = (code: AccountCode) => boolean;

/** Whether a code of a book is the account that is asked for. */
function isAskedIn(
  { book, codeOf }: ReadBook,
  { account, by }: MovesRequest,
  books: readonly Book[],
): IsAsked {
  if (by === "chart") return (code) => codeOf(code) === account;
  const equivalents = cashEquivalentsOf(books);
  return (code) => {
    const puc = pucOfCode(book.chart, code);
    return puc !== null && readPuc(puc, equivalents) === account;
  };
}

/** Which lines of an entry count. `only`: those of these third parties; null: of all. */
interface Asked {
  readonly isAsked: IsAsked;
  readonly only: ReadonlySet<string> | null;
}

/** The entries of one book that name the account, told in the common chart. */
async function movesOf(
  { months, codeOf }: ReadBook,
  { isAsked, only }: Asked,
  side: MovesRequest["side"],
  { from, to }: Period,
): Promise<EntryMove[]> {
  const entries = await months.entriesNaming(isAsked, from, to);
  const netOf = ({ debit, credit }: EntryLine) =>
    (side === "credit" ? 0 : debit) - (side === "debit" ? 0 : credit);
  return entries.flatMap((entry) => {
    const own = entry.lines.filter(
      (line) => isAsked(line.account) && (only === null || only.has(partyKey(line.thirdParty))),
    );
    if (own.length === 0) return [];
    const net = own.reduce((sum, line) => sum + netOf(line), 0);
    if (side !== "net" && net === 0) return [];
    const lines = entry.lines.map((line) => ({ ...line, account: codeOf(line.account) }));
    return [{ entry: { ...entry, lines }, net: pesos(net) }];
  });
}

/** What each third party owes or is owed on the account. */
async function partiesOf({ months }: ReadBook, isAsked: IsAsked, to: Day): Promise<Map<string, number>> {
  const all = new Map<string, number>();
  for (const sums of (await months.parties(isAsked, to)).values())
    for (const [party, net] of sums) all.set(party, (all.get(party) ?? 0) + net);
  return all;
}

async function netBefore(read: ReadBook, { isAsked, only }: Asked, before: Day): Promise<number> {
  const { months } = read;
  let net = 0;
  if (only !== null) {
    const parties = await partiesOf(read, isAsked, addDays(before, -1));
    for (const [party, each] of parties) if (only.has(party)) net += each;
    return net;
  }
  for (const [code, { debit, credit }] of await months.between(FIRST, addDays(before, -1)))
    if (isAsked(code)) net += debit - credit;
  return net;
}

/** The third parties that a balance is of, where it is not the account's own. */
async function someParties(
  books: readonly ReadBook[],
  request: MovesRequest,
  askedIn: (read: ReadBook) => IsAsked,
): Promise<ReadonlySet<string> | null> {
  const { amount, side, span } = request;
  if (!span.standing || side !== "net") return null;
  let net = 0;
  const parties = new Map<string, number>();
  for (const read of books) {
    const isAsked = askedIn(read);
    net += await netBefore(read, { isAsked, only: null }, addDays(span.to, 1));
    for (const [party, each] of await partiesOf(read, isAsked, span.to))
      parties.set(party, (parties.get(party) ?? 0) + each);
  }
  return partiesOfFigure(amount, net, parties);
}

const REACHES: readonly MovesReach[] = ["month", "span", "start"];

/** The first day that each reach begins with, from the one that is asked for on; none twice. */
function reachesOf({ span, reach }: MovesRequest): { readonly reach: MovesReach; readonly since: Day }[] {
  const start = span.standing ? firstDay(monthOf(span.from)) : span.from;
  const month = firstDay(monthOf(span.to));
  const days = {
    month: month > span.from ? month : start,
    span: start,
    start: span.standing ? FIRST : start,
  };
  return REACHES.slice(REACHES.indexOf(reach))
    .map((each) => ({ reach: each, since: days[each] }))
    .filter(({ since }, index, all) => index === 0 || since < (all[index - 1]?.since ?? since));
}

interface AskedBook extends ReadBook {
  readonly asked: Asked;
}

/** The entries since a day, and the sum of what came before them. */
async function movesSince(
  books: readonly AskedBook[],
  { side, span }: MovesRequest,
  pucOf: PucOf,
  since: Day,
): Promise<Pick<FigureMoves, "moves"> & { readonly brought: number }> {
  let brought = 0;
  const moves: EntryMove[] = [];
  for (const read of books) {
    // A flow begins with its period: what came before it in the period is read too, to leave out what it leaves out.
    const period = { from: span.standing ? since : span.from, to: span.to };
    const made = await movesOf(read, read.asked, side, period);
    if (span.standing) brought += await netBefore(read, read.asked, since);
    for (const move of made.filter(({ entry }) => !isLeft(entry, span.leaves, pucOf)))
      if (move.entry.date < since) brought += move.net;
      else moves.push(move);
  }
  return { moves, brought };
}

/** The entries that make the figure of an account, and what came before them. Null if a book does not exist. */
export async function figureMoves(storage: AppStorage, request: MovesRequest): Promise<FigureMoves | null> {
  const { books, span } = request;
  const found = await readBooks(storage, books, span.to);
  if (found === null) return null;
  const pucOf = pucReader(found.chart);
  const all = found.books.map(({ book }) => book);
  const askedIn = (read: ReadBook) => isAskedIn(read, request, all);
  const only = await someParties(found.books, request, askedIn);
  const named: { book: Book; codes: readonly AccountCode[] }[] = [];
  const own: AskedBook[] = [];
  for (const read of found.books) {
    const isAsked = askedIn(read);
    own.push({ ...read, asked: { isAsked, only } });
    const codes = [...(await read.months.between(FIRST, span.to)).keys()].filter(isAsked);
    if (codes.length > 0) named.push({ book: read.book, codes });
  }
  const common = {
    ofSome: only !== null,
    books: named,
    bookOf: new Map(all.map((book) => [book.id, book])),
    chart: found.chart,
  };
  let answer: FigureMoves | null = null;
  for (const { reach, since } of reachesOf(request)) {
    const { moves, brought } = await movesSince(own, request, pucOf, since);
    // An empty list explains nothing: what an account holds may all be of years ago.
    if (answer !== null && moves.length === 0) continue;
    const inOrder = moves.toSorted((a, b) => compareEntries(a.entry, b.entry));
    answer = { ...common, since, reach, broughtForward: pesos(brought), moves: inOrder };
    if (moves.length > 0) break;
  }
  return answer;
}
