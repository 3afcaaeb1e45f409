import type { BookProblem } from "#domain/accounting/verify-book.ts";
import { type AccountId, asId, type BookId } from "#domain/kernel/ids.ts";
import { browserCopies, type Copies, type CopyInfo, listCopies } from "../copies/copies.ts";
import { REGISTRY_DATABASE, userDatabase } from "../engine/database-names.ts";
import { isNewerThan } from "../engine/probe.ts";
import { canWriteMore, secondLook } from "../engine/second-look.ts";
import { classifyReadError, StorageError, type StorageTrouble } from "../engine/storage-error.ts";
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

/**
 * open: readable. absent: missing, or empty where books should be. damaged: the browser lost or cannot read records.
 * full, busy: it does not open at the moment, which says nothing about what is in it.
 */
export interface DatabaseFinding {
  readonly state: "open" | "absent" | "damaged" | "newer" | "full" | "busy";
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
  /** False: nothing more can be written on this device. */
  readonly room: boolean;
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

/** Somebody who waits here was told before that the store is slow. */
const OPEN_MS = 8000;

/** The accounts of this device, read without the registry's own code; null if there is no registry. */
export function readRegistry(): Promise<RegistryEntry[] | null> {
  return withRaw(
    REGISTRY_DATABASE,
    async (db) => {
      if (!db.objectStoreNames.contains("accounts")) return [];
      const rows = await answerOf<unknown[]>(db.transaction("accounts").objectStore("accounts").getAll());
      return rows.map(registryEntry).filter((entry) => entry !== null);
    },
    OPEN_MS,
  );
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

const STATE_OF: Readonly<Partial<Record<StorageTrouble, DatabaseFinding["state"]>>> = {
  full: "full",
  busy: "busy",
  blocked: "busy",
  closed: "busy",
  missing: "busy",
  newer: "newer",
  lost: "absent",
};

/** Reading everything of the largest account takes seconds; after this long the store does not answer. */
const READ_MS = 30_000;

function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StorageError("busy", "no answer")), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** An error that is not of the store's opening is one of reading: the record is there and cannot be read (ST-03). */
async function findingOf(error: unknown): Promise<DatabaseFinding> {
  const trouble = await secondLook(classifyReadError(error));
  return { state: STATE_OF[trouble] ?? "damaged", detail: String(error), books: [] };
}

export async function lookAtDatabase(name: string): Promise<DatabaseFinding> {
  try {
    const found = await inTime(withRaw(name, readDatabase, OPEN_MS), READ_MS);
    return found ?? { state: "absent", detail: "absent", books: [] };
  } catch (error) {
    return findingOf(error);
  }
}

interface Gathered {
  readonly registry: Findings["registry"];
  readonly entries: readonly RegistryEntry[];
}

async function lookAtRegistry(): Promise<Gathered> {
  try {
    const entries = await inTime(readRegistry(), READ_MS);
    return { registry: entries === null ? "absent" : "open", entries: entries ?? [] };
  } catch (error) {
    const trouble = await secondLook(classifyReadError(error));
    return { registry: trouble === "bug" ? "damaged" : trouble, entries: [] };
  }
}

const LIST_MS = 5000;

async function allCopies(copies: Copies | null): Promise<readonly CopyInfo[]> {
  try {
    return await inTime(listCopies(undefined, copies), LIST_MS);
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
  // All at once: a store that does not answer makes nobody wait for each account in turn.
  const accounts = await Promise.all(
    [...ids].map(async (id): Promise<AccountFinding> => {
      const entry = entries.find((each) => each.id === id);
      const own = kept.filter((copy) => copy.account.id === id);
      return {
        id,
        name: entry?.name ?? own[0]?.account.name ?? "",
        email: entry?.email ?? own[0]?.account.email ?? "",
        registered: entry ? (entry.locked ? "locked" : "yes") : "no",
        database: await lookAtDatabase(userDatabase(id)),
        copies: own,
        expected: known[id] ?? null,
      };
    }),
  );
  return { registry, accounts, room: (await canWriteMore()) !== false };
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
