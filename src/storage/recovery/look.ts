import type { BookProblem } from "#domain/accounting/verify-book.ts";
import { type AccountId, asId, type BookId } from "#domain/kernel/ids.ts";
import { browserCopies, listCopies } from "../copies/copies.ts";
import type { Copies } from "../copies/copies-place.ts";
import type { CopyInfo } from "../copies/copy-info.ts";
import {
  EXERCISE_PREFIX,
  GUEST_PREFIX,
  REGISTRY_DATABASE,
  SAMPLE_DATABASE,
  userDatabase,
} from "../engine/database-names.ts";
import { inTime } from "../engine/in-time.ts";
import { isNewerThan } from "../engine/probe.ts";
import { canWriteMore, secondLook } from "../engine/second-look.ts";
import {
  classifyReadError,
  isDataError,
  StorageError,
  type StorageTrouble,
} from "../engine/storage-error.ts";
import { booksWithoutRecord, entriesOn } from "../health/books-without-record.ts";
import { type SentinelEntry, sentinel } from "../health/sentinel.ts";
import { verifyBook } from "../health/verify-book.ts";
import { answerOf, hasWork, withRaw } from "../raw/raw-database.ts";
import { REGISTRY_SCHEMA } from "../registry/registry-schema.ts";
import { SCHEMA } from "../versions/index.ts";
import type { ClassFinding } from "./class-finding.ts";
import type { DatabaseState } from "./database-state.ts";
import { givenUpAt } from "./given-up.ts";

// Read-only: nothing is opened for writing or created until the user chooses.

export interface BookFinding {
  readonly name: string;
  /** Stored in it: posted, voided and drafts. */
  readonly entries: number;
  readonly problems: readonly BookProblem[];
}

/**
 * open: readable. absent: missing, or empty where books should be. damaged: the browser lost or cannot read records.
 * full, busy: it does not open at the moment, which says nothing about what is in it.
 */
export interface DatabaseFinding {
  readonly state: DatabaseState;
  readonly detail: string;
  readonly books: readonly BookFinding[];
  /** True if an earlier version wrote it: to open it, the application needs that other tabs let go of it. */
  readonly isBehind?: boolean;
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
  /** When the person said that they go on without its lost books; null if never. */
  readonly givenUpAt: number | null;
}

export interface Findings {
  readonly registry: "open" | "absent" | StorageTrouble;
  readonly accounts: readonly AccountFinding[];
  /** False: nothing more can be written on this device. */
  readonly room: boolean;
  /** True if the sample company or a guest's work is of a later version. */
  readonly isNewerBeside?: boolean;
  /** True if where the copies lie did not answer: that none is listed does not say that there is none. */
  readonly areCopiesSilent?: boolean;
  /** Databases of the academic edition. */
  readonly classes?: readonly ClassFinding[];
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

/** The user who waits here has already read that the store is slow. */
const OPEN_MS = 8000;

/** Schemas stand in the version of a database and in its data; either may be of a later version. */
async function storedSchema(db: IDBDatabase): Promise<unknown> {
  if (!db.objectStoreNames.contains("meta")) return undefined;
  const found = await answerOf<{ value?: unknown } | undefined>(
    db.transaction("meta").objectStore("meta").get("schema"),
  );
  return found?.value;
}

/** The accounts of this device, read without the registry's own code; null if there is no registry. */
export function readRegistry(): Promise<RegistryEntry[] | null> {
  return withRaw(
    REGISTRY_DATABASE,
    async (db) => {
      const isLater = isNewerThan(REGISTRY_SCHEMA, db.version);
      if (isLater || Number(await storedSchema(db)) > REGISTRY_SCHEMA) throw new StorageError("newer");
      if (!db.objectStoreNames.contains("accounts")) return [];
      const rows = await answerOf<unknown[]>(db.transaction("accounts").objectStore("accounts").getAll());
      return rows.map(registryEntry).filter((entry) => entry !== null);
    },
    OPEN_MS,
  );
}

/** A book without its record: its pages and months are there, and no list of books names it. */
async function lookAtOrphans(db: IDBDatabase): Promise<BookFinding[]> {
  return (await booksWithoutRecord(db)).map(({ id, entries }) => ({
    name: "",
    entries,
    problems: [{ kind: "bad-record", table: "books", key: id }],
  }));
}

async function lookAtBooks(db: IDBDatabase): Promise<BookFinding[]> {
  const rows = await answerOf<unknown[]>(db.transaction("books").objectStore("books").getAll());
  const found: BookFinding[] = [];
  for (const row of rows) {
    const { id, name, deletedAt } = (row ?? {}) as Record<string, unknown>;
    if (deletedAt !== undefined) continue;
    const book = textOf(id) as BookId;
    const problems = (await verifyBook(db, book)) ?? [];
    // Counted as copies count them: beside a copy of the same books another number would read as a loss.
    const isThere = db.objectStoreNames.contains("pages");
    const entries = isThere ? await entriesOn(db.transaction("pages").objectStore("pages"), book) : 0;
    found.push({ name: textOf(name), entries, problems });
  }
  found.push(...(await lookAtOrphans(db)));
  return found;
}

async function readDatabase(db: IDBDatabase): Promise<DatabaseFinding> {
  const detail = `version ${db.version}`;
  if (isNewerThan(SCHEMA, db.version)) return { state: "newer", detail, books: [] };
  if (!db.objectStoreNames.contains("meta")) return { state: "absent", detail: "empty", books: [] };
  const schema = await storedSchema(db);
  // Created by the browser, or by an interrupted start, in place of a lost database. With records in it, it is no such one.
  if (schema === undefined)
    return { state: (await hasWork(db)) ? "damaged" : "absent", detail: "no schema", books: [] };
  if (Number(schema) > SCHEMA) return { state: "newer", detail: `schema ${schema}`, books: [] };
  const isBehind = !isNewerThan(SCHEMA - 1, db.version);
  return { state: "open", detail, books: await lookAtBooks(db), ...(isBehind && { isBehind }) };
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

/**
 * Damaged is only what the store itself says of its records (ST-03). Any other error is ours, such as code that did not
 * load: the database was not looked at to the end, which gives nobody the right to remove it.
 */
export async function stateAfter(error: unknown): Promise<DatabaseFinding["state"]> {
  const trouble = await secondLook(classifyReadError(error));
  const ours = trouble === "bug" && !isDataError(error);
  return ours ? "busy" : (STATE_OF[trouble] ?? "damaged");
}

export async function lookAtDatabase(name: string): Promise<DatabaseFinding> {
  try {
    const found = await inTime(withRaw(name, readDatabase, OPEN_MS), READ_MS);
    return found ?? { state: "absent", detail: "absent", books: [] };
  } catch (error) {
    return { state: await stateAfter(error), detail: String(error), books: [] };
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

/** Null: where they lie does not answer, so nobody knows which there are. */
async function allCopies(copies: Copies | null): Promise<readonly CopyInfo[] | null> {
  try {
    return await inTime(listCopies(undefined, copies), LIST_MS);
  } catch {
    return null;
  }
}

const isBeside = (name: string): boolean =>
  name === SAMPLE_DATABASE || name.startsWith(GUEST_PREFIX) || name.startsWith(EXERCISE_PREFIX);

/** Whether the sample, a guest's work or an exercise is of a later version. Listed last: listing would swallow the sign of damage. */
async function hasNewerBeside(): Promise<boolean> {
  try {
    const all = await inTime(indexedDB.databases(), LIST_MS);
    return all.some(({ name = "", version = 0 }) => isBeside(name) && isNewerThan(SCHEMA, version));
  } catch {
    return false;
  }
}

/** Everything this device knows about its accounts, from the registry, the sentinel and the copies. */
export async function lookAround(copies: Copies | null = browserCopies()): Promise<Findings> {
  // Databases are opened before any are listed: listing would swallow the only sign of a damaged store.
  const { registry, entries } = await lookAtRegistry();
  const known = sentinel.known();
  const listed = await allCopies(copies);
  const kept = listed ?? [];
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
        givenUpAt: givenUpAt(id),
      };
    }),
  );
  const room = (await canWriteMore()) !== false;
  const isNewerBeside = await hasNewerBeside();
  return { registry, accounts, room, isNewerBeside, areCopiesSilent: listed === null };
}

/** Whether nothing of the book is damaged. What a later version wrote is whole there. */
export function isWhole({ problems }: BookFinding): boolean {
  return problems.every(({ kind }) => kind === "newer-record");
}

/** True if nothing is missing of the account but what the person said they go on without. Its copies are kept. */
export function isLeft({ givenUpAt: at, database, expected, copies }: AccountFinding): boolean {
  if (at === null || database.state !== "absent") return false;
  return (expected?.sequence ?? 0) === 0 && copies.every((copy) => copy.createdAt <= at);
}

/** True if the account has nothing to recover: its books open and agree. */
export function isSound(account: AccountFinding): boolean {
  if (isLeft(account)) return true;
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
