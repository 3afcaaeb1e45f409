import type { AccountCode } from "#domain/accounting/account.ts";
import { withOwnAccounts } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import { findParties, type KnownParty } from "#domain/accounting/memory/known-parties.ts";
import { searchAccounts } from "#domain/accounting/search/search-accounts.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { makePartyLedger } from "#reports/party-ledger/make-party-ledger.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { bookChart, getBook } from "#storage/queries/books/books.ts";
import { median, timed } from "./bare.ts";

/** So that a third party of a large book moves as often as one of a small book. */
const ENTRIES_OF_EACH = 20;

const line = (account: string, amount: number, thirdParty?: string): EntryLine => ({
  account: account as AccountCode,
  debit: pesos(Math.max(amount, 0)),
  credit: pesos(Math.max(-amount, 0)),
  ...(thirdParty !== undefined && { thirdParty }),
});

const nameOf = (index: number) => `Cliente número ${index} S.A.S.`;

/** An entry whose lines all name one of the third parties, each time another. */
export function withParty(content: EntryContent, index: number): EntryContent {
  const thirdParty = nameOf(index * 7);
  return { ...content, lines: content.lines.map((each) => ({ ...each, thirdParty })) };
}

/** A year of sales on credit and their payments, each third party in turn. */
function creditEntries(count: number): EntryContent[] {
  const parties = Math.max(1, Math.round(count / ENTRIES_OF_EACH));
  return Array.from({ length: count }, (_, index): EntryContent => {
    const name = nameOf(index % parties);
    const amount = 10_000 + (index % 900) * 100;
    const isSale = Math.floor(index / parties) % 2 === 0;
    return {
      date: addDays(day("2026-01-01"), Math.floor((index * 365) / count)),
      description: isSale ? `Venta ${index}` : `Abono ${index}`,
      reference: `FV-${index}`,
      lines: isSale
        ? [line("130505", amount, name), line("4135", -amount)]
        : [line("1110", amount), line("130505", -amount, name)],
    };
  });
}

/** A book of so many entries on credit, in the named database. */
export async function seedParties(database: string, count: number): Promise<BookId> {
  // The whole bench makes more books than the free plan allows.
  const storage = await openAccountDatabase(database, { create: true, plan: fixedPlan("none") });
  const bookId = storage.newId("book");
  const period = { start: day("2026-01-01"), end: day("2026-12-31") };
  const head = { id: storage.newId("command"), bookId, companyId: null, chart: "puc" as const };
  const book = await createBook(storage, { ...head, name: `Cartera de ${count}`, ...period });
  if (!book.ok) throw new Error(book.error.kind);
  const contents = creditEntries(count);
  const made = await importEntries(storage, {
    id: storage.newId("command"),
    bookId,
    contents,
    origin: "import",
  });
  storage.close();
  if (!made.ok) throw new Error(made.error.kind);
  return bookId;
}

/**
 * The last two months of one third party, in a large book and in a small one by turns. `first`: each time on a connection
 * of its own, which has nothing of the books in memory; otherwise as somebody who goes from one third party to the next.
 */
export async function partyLedgerTime(
  database: string,
  big: BookId,
  small: BookId,
  times: number,
  first: boolean,
) {
  const shared = await openAccountDatabase(database);
  const make = async (storage: AppStorage, bookId: BookId) => {
    const book = await getBook(storage, bookId);
    if (book === null) throw new Error("no book");
    const open = { book, company: null, chart: await bookChart(storage, book) };
    const search = {
      tercero: nameOf(7)
        .toLowerCase()
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, ""),
      desde: day("2026-11-01"),
      hasta: day("2026-12-31"),
    };
    const { report } = await makePartyLedger(storage, open, search);
    if (report === null || !report.checks.every(({ holds }) => holds)) throw new Error("no ledger");
  };
  const product: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < times + 3; run += 1) {
    for (const [book, runs] of [
      [big, product],
      [small, bare],
    ] as const) {
      const storage = first ? await openAccountDatabase(database) : shared;
      runs.push(await timed(() => make(storage, book)));
      if (first) storage.close();
    }
  }
  shared.close();
  return { product: median(product.slice(3)), bare: median(bare.slice(3)) };
}

const TYPED = ["venta", "iva", "arriendo bodega", "nequi", "honor", "1110", "energia", "transporte de"];

/** Milliseconds for what the fields of a line offer with a key: accounts of a full plan, then third parties. */
export async function suggestTime(accounts: number, parties: number, times: number): Promise<number> {
  const puc = await loadChart("puc");
  const parents = puc.accounts.filter(({ code, posting }) => posting && code.length === 6);
  const own = parents.slice(0, Math.max(0, accounts - puc.accounts.length)).map((parent, index) => ({
    ...parent,
    code: `${parent.code}05` as AccountCode,
    name: `Auxiliar propio ${index}`,
    parent: parent.code,
    puc: `${parent.code}05`,
    own: true,
  }));
  const chart = withOwnAccounts(puc, own);
  const known = Array.from(
    { length: parties },
    (_, index): KnownParty => ({ name: nameOf(index), document: `NIT ${900_000_000 + index}` }),
  );
  searchAccounts(chart, "caja");
  const runs: number[] = [];
  for (let run = 0; run < times; run += 1)
    for (const typed of TYPED)
      runs.push(
        await timed(async () => {
          searchAccounts(chart, typed, { limit: 40, line: { side: "debit", others: [] } });
          findParties(known, typed, 8);
        }),
      );
  return runs.sort((a, b) => a - b)[Math.floor(runs.length * 0.95)] ?? 0;
}
