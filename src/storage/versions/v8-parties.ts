import type { SchemaVersion } from "./version.ts";

type Raw = Readonly<Record<string, unknown>>;

const MARKS = /[\u0300-\u036f]/g;

/** The name of a third party as version 8 tells one from another. Kept here: this file never changes. */
function keyOf(name: string): string {
  return name.normalize("NFD").replace(MARKS, "").toLowerCase().trim().replace(/\s+/g, " ");
}

function isRecord(row: unknown): row is Raw {
  return typeof row === "object" && row !== null;
}

const numberIn = (row: Raw, key: string) => (typeof row[key] === "number" ? (row[key] as number) : 0);

/** Two memories of one third party: what was said last holds, and its version is new to both. */
function joined(one: Raw, other: Raw): Raw {
  const last = numberIn(other, "updatedAt") > numberIn(one, "updatedAt") ? other : one;
  const version = Math.max(numberIn(one, "version"), numberIn(other, "version")) + 1;
  return { ...last, version };
}

/**
 * Third parties as the books of a company share them: what two of its books remembered of one is one record. Those of
 * a book without a company stay its own. What cannot be read stays as it is, for the check to name.
 */
export function sharedParties(rows: readonly unknown[], books: readonly unknown[]): readonly unknown[] {
  const companies = new Map<unknown, unknown>();
  for (const book of books) if (isRecord(book)) companies.set(book.id, book.companyId);
  const shared = new Map<string, Raw>();
  const others: unknown[] = [];
  for (const row of rows) {
    const companyId = isRecord(row) ? companies.get(row.bookId) : undefined;
    if (!isRecord(row) || typeof row.name !== "string" || typeof companyId !== "string") {
      others.push(row);
      continue;
    }
    const key = `${companyId}/${keyOf(row.name)}`;
    const known = shared.get(key);
    const made = { ...row, companyId };
    shared.set(key, known ? joined(known, made) : made);
  }
  return [...others, ...shared.values()];
}

/** Third parties are records, shared by the books of a company. */
export const v8Parties: SchemaVersion = {
  number: 8,
  stores: { parties: "id, bookId, companyId" },
  upgrade: async (transaction) => {
    const parties = transaction.table("parties");
    const rows = sharedParties(await parties.toArray(), await transaction.table("books").toArray());
    await parties.clear();
    await parties.bulkAdd([...rows]);
  },
  migrateBackup: (tables) => ({
    ...tables,
    parties: sharedParties(tables.parties ?? [], tables.books ?? []),
  }),
};
