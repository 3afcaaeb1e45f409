import { useMemo } from "react";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { balancesNow } from "#storage/queries/books/balances.ts";
import { bookChart, listBooks, listCompanies, mostRecentBook } from "#storage/queries/books/books.ts";
import { listNamedParties } from "#storage/queries/parties/parties.ts";
import { listStatements } from "#storage/queries/statements/statements.ts";
import { askedWriting } from "./asked-writing.ts";
import type { ListedItem, PaletteItem } from "./palette-item.ts";
import { PaletteView } from "./palette-view.tsx";
import { orderItems, rankItems, readPaletteQuery } from "./rank-items.ts";
import {
  type AccountsOf,
  accountItems,
  bookItems,
  companyItems,
  entryItem,
  type PartiesOf,
  partyItems,
  repeatItems,
  statementItems,
  writingItems,
} from "./stored-items.ts";
import { useFoundEntries } from "./use-found-entries.ts";

async function accountsOf(storage: AppStorage): Promise<AccountsOf | null> {
  const book = await mostRecentBook(storage);
  if (book === null) return null;
  const [chart, balances] = await Promise.all([bookChart(storage, book), balancesNow(storage, book.id)]);
  return { book, chart, balances };
}

async function namesOf(storage: AppStorage) {
  const [books, companies, statements] = await Promise.all([
    listBooks(storage),
    listCompanies(storage),
    listStatements(storage),
  ]);
  return { books, companies, statements };
}

async function partiesOf(storage: AppStorage): Promise<PartiesOf | null> {
  const book = await mostRecentBook(storage);
  return book && { book, named: await listNamedParties(storage, book) };
}

/** One letter names everybody. */
const SHORTEST_NAME = 2;

const NOTHING = { books: [], companies: [], statements: [] } as const;

interface StoredPaletteProps {
  readonly storage: AppStorage;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly items: readonly PaletteItem[];
  /** Whether the panel's screens open: for whoever has an account, and in the sample for everybody. */
  readonly mayEnter: boolean;
  readonly recent: readonly string[];
  readonly onPick: (item: ListedItem) => void;
  readonly onClose: () => void;
}

/** The palette with the contents of the open database. */
export function StoredPalette(props: StoredPaletteProps) {
  const { storage, typed, mayEnter, recent } = props;
  const names = useQuery(() => namesOf(storage), [storage]);
  const accounts = useQuery(() => accountsOf(storage), [storage]);
  const parties = useQuery(() => partiesOf(storage), [storage]);
  const { books, companies, statements } = names.state === "ready" ? names.value : NOTHING;
  const writable = useMemo(() => books.filter(({ status }) => status === "active"), [books]);
  const day = useToday(storage.clock);
  const query = useMemo(() => readPaletteQuery(typed), [typed]);
  const asked = useMemo(() => askedWriting(query.text), [query]);
  const sought = asked === null && !query.groups.has("entries") ? "" : (asked?.words ?? query.text);
  const entries = useFoundEntries(storage, books, asked?.kind === "again" && sought === "" ? null : sought);
  const listed = useMemo(() => {
    const ofAccount = mayEnter ? [...companyItems(companies), ...statementItems(statements, companies)] : [];
    const stored = [...ofAccount, ...bookItems(books, companies)];
    const again = asked === null ? repeatItems(writable) : [];
    const ranked = rankItems([...props.items, ...again, ...stored], query, recent);
    const inAccounts =
      mayEnter &&
      query.text !== "" &&
      query.groups.has("accounts") &&
      accounts.state === "ready" &&
      accounts.value
        ? accountItems(accounts.value, query.text)
        : [];
    const inParties =
      mayEnter &&
      query.text.length >= SHORTEST_NAME &&
      query.groups.has("parties") &&
      parties.state === "ready" &&
      parties.value
        ? partyItems(parties.value, query.text)
        : [];
    const inEntries = asked === null ? (entries ?? []).map((found) => entryItem(found, query.text)) : [];
    const toWrite = query.groups.has("actions") ? writingItems(entries ?? [], writable, query.text, day) : [];
    return orderItems([...ranked, ...toWrite, ...inAccounts, ...inParties, ...inEntries], query.text);
  }, [
    props.items,
    mayEnter,
    companies,
    statements,
    books,
    writable,
    query,
    asked,
    recent,
    accounts,
    parties,
    entries,
    day,
  ]);
  return (
    <PaletteView
      typed={typed}
      onTyped={props.onTyped}
      listed={listed}
      searching={entries === null}
      onPick={props.onPick}
      onClose={props.onClose}
    />
  );
}
