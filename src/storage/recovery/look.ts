import type { BookProblem } from "#domain/accounting/verify-book.ts";
import { type AccountId, asId, type BookId } from "#domain/kernel/ids.ts";
import { browserCopies, type Copies, type CopyInfo, listCopies } from "../copies/copies.ts";
import { REGISTRY_DATABASE, userDatabase } from "../engine/database-names.ts";
import { isNewerThan } from "../engine/probe.ts";
import { classifyError, type StorageTrouble } from "../engine/storage-error.ts";
import { type SentinelEntry, sentinel } from "../health/sentinel.ts";
import { verifyBook } from "../health/verify-book.ts";
import { answerOf, withRaw } from "../raw/raw-database.ts";
import { SCHEMA } from "../versions/index.ts";

// Read-only: nothing is opened for writing or created until the user chooses.

export interface BookFinding {
  readonly name: string;
  readonly entries: number;
  readonly problems: readonly BookProblem[];
}

/** open: readable. absent: missing, or empty where books should be. */
export interface DatabaseFinding {
  readonly state: "open" | "absent" | "damaged" | "newer";
  readonly detail: string;
  readonly books: readonly BookFinding[];
}

export interface AccountFinding {
  readonly id: AccountId;
  readonly name: string;
  readonly email: string;
  /** locked: the account is known here, but without a password to check. */
  readonly registered: "yes" | "no" | "locked";
  readonly database: DatabaseFinding;
  /** Newest first. */
  readonly copies: readonly CopyInfo[];
  readonly expected: SentinelEntry | null;
}

export interface Findings {
  readonly registry: "open" | "absent" | StorageTrouble;
  readonly accounts: readonly AccountFinding[];
}

interface RegistryEntry {
  readonly id: AccountId;
  readonly email: string;
  readonly name: string;
  readonly locked: boolean;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function registryEntry(row: unknown): RegistryEntry | null {
  const { id, email, name, hash, deletedAt } = (row ?? {}) as Record<string, unknown>;
  const known = asId("account", id);
  if (known === null || deletedAt !== 0) return null;
  return { id: known, email: textOf(email), name: textOf(name), locked: textOf(hash) === "" };
}

/** The accounts of this device, read without the registry's own code; null if there is no registry. */
export function readRegistry(): Promise<RegistryEntry[] | null> {
  return withRaw(REGISTRY_DATABASE, async (db) => {
    if (!db.objectStoreNames.contains("accounts")) return [];
    const rows = await answerOf<unknown[]>(db.transaction("accounts").objectStore("accounts").getAll());
    return rows.map(registryEntry).filter((entry) => entry !== null);
  });
}

async function lookAtBooks(db: IDBDatabase): Promise<BookFinding[]> {
  const rows = await answerOf<unknown[]>(db.transaction("books").objectStore("books").getAll());
  const found: BookFinding[] = [];
  for (const row of rows) {
    const { id, name, entries, deletedAt } = (row ?? {}) as Record<string, unknown>;
    if (deletedAt !== undefined) continue;
    const problems = (await verifyBook(db, textOf(id) as BookId)) ?? [];
    found.push({
      name: textOf(name),
      entries: Number.isSafeInteger(entries) ? Number(entries) : 0,
      problems,
    });
  }
  return found;
}

async function readDatabase(db: IDBDatabase): Promise<DatabaseFinding> {
  const detail = `version ${db.version}`;
  if (isNewerThan(SCHEMA, db.version)) return { state: "newer", detail, books: [] };
  if (!db.objectStoreNames.contains("meta")) return { state: "absent", detail: "empty", books: [] };
  const schema = await answerOf<{ value?: unknown } | undefined>(
    db.transaction("meta").objectStore("meta").get("schema"),
  );
  // Created by the browser, or by an interrupted start, in place of a lost database.
  if (schema === undefined) return { state: "absent", detail: "no schema", books: [] };
  return { state: "open", detail, books: await lookAtBooks(db) };
}

export async function lookAtDatabase(name: string): Promise<DatabaseFinding> {
  try {
    return (await withRaw(name, readDatabase)) ?? { state: "absent", detail: "absent", books: [] };
  } catch (error) {
    // Any read error counts as damage: for the user it has the same effect (ST-03).
    return { state: "damaged", detail: String(error), books: [] };
  }
}

interface Gathered {
  readonly registry: Findings["registry"];
  readonly entries: readonly RegistryEntry[];
}

async function lookAtRegistry(): Promise<Gathered> {
  try {
    const entries = await readRegistry();
    return { registry: entries === null ? "absent" : "open", entries: entries ?? [] };
  } catch (error) {
    const trouble = classifyError(error);
    return { registry: trouble === "bug" ? "damaged" : trouble, entries: [] };
  }
}

async function allCopies(copies: Copies | null): Promise<readonly CopyInfo[]> {
  try {
    return await listCopies(undefined, copies);
  } catch {
    return [];
  }
}

/** Everything this device knows about its accounts, from the registry, the sentinel and the copies. */
export async function lookAround(copies: Copies | null = browserCopies()): Promise<Findings> {
  // Databases are opened before any are listed: listing would swallow the only sign of a damaged store.
  const { registry, entries } = await lookAtRegistry();
  const known = sentinel.known();
  const kept = await allCopies(copies);
  const ids = new Set(
    [...entries.map((entry) => entry.id), ...Object.keys(known), ...kept.map((copy) => copy.account.id)]
      .map((id) => asId("account", id))
      .filter((id) => id !== null),
  );
  const accounts: AccountFinding[] = [];
  for (const id of ids) {
    const entry = entries.find((each) => each.id === id);
    const own = kept.filter((copy) => copy.account.id === id);
    accounts.push({
      id,
      name: entry?.name ?? own[0]?.account.name ?? "",
      email: entry?.email ?? own[0]?.account.email ?? "",
      registered: entry ? (entry.locked ? "locked" : "yes") : "no",
      database: await lookAtDatabase(userDatabase(id)),
      copies: own,
      expected: known[id] ?? null,
    });
  }
  return { registry, accounts };
}

/** Whether nothing of the book is damaged. What a later version wrote is whole there. */
export function isWhole({ problems }: BookFinding): boolean {
  return problems.every(({ kind }) => kind === "newer-record");
}

/** True if the account has nothing to recover: its books open and agree. */
export function isSound(account: AccountFinding): boolean {
  if (account.registered !== "yes") return false;
  const { state, books } = account.database;
  // An account that never wrote has no database yet.
  if (state === "absent") return (account.expected?.sequence ?? 0) === 0 && account.copies.length === 0;
  return state === "open" && books.every(isWhole);
}

/** Accounts with unreadable books, which starting over would give up. Those of a newer version are excluded. */
export function givenUp(findings: Findings): readonly AccountFinding[] {
  return findings.accounts.filter(
    (account) =>
      !isSound(account) && (account.database.state === "absent" || account.database.state === "damaged"),
  );
}
