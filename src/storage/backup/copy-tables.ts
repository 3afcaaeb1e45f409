import { keyText } from "../health/book-check.ts";
import type { StoredEntry } from "../shapes/rows.ts";
import { BAD, isObject } from "./copy-value.ts";
import { copyEntry, copyPageKey, shapeOf } from "./row-shapes.ts";

/** Rows by table. */
export type Tables = Readonly<Record<string, readonly object[]>>;

/** A record that is not what its table holds. It is named, and never restored. */
export interface BadRecord {
  readonly table: string;
  readonly key: string;
}

const KEYS: Readonly<Record<string, readonly string[]>> = {
  meta: ["key"],
  usage: ["key"],
  accounts: ["bookId", "code"],
  pages: ["bookId", "month", "page"],
  months: ["bookId", "month"],
  audit: ["command"],
};

export function keyOf(table: string, row: unknown): string {
  const parts = Object.hasOwn(KEYS, table) ? (KEYS[table] ?? ["id"]) : ["id"];
  return keyText(...parts.map((part) => (isObject(row) && Object.hasOwn(row, part) ? row[part] : undefined)));
}

/** Copies rows of one table, naming those that are not of its shape or come twice. */
export function copyRows(table: string, rows: readonly unknown[], bad: BadRecord[]): object[] {
  const copies: object[] = [];
  const seen = new Set<string>();
  const copy = table === "pages" ? (row: unknown) => copyPage(row, bad) : shapeOf(table);
  for (const row of rows) {
    const key = keyOf(table, row);
    const found = copy(row);
    if (found === BAD || seen.has(key)) bad.push({ table, key });
    else copies.push(found);
    seen.add(key);
  }
  return copies;
}

function copyPage(row: unknown, bad: BadRecord[]): object | typeof BAD {
  const key = copyPageKey(row);
  if (key === BAD || !isObject(row) || !Array.isArray(row.entries)) return BAD;
  const entries: StoredEntry[] = [];
  for (const [index, each] of row.entries.entries()) {
    const entry = copyEntry(each);
    if (entry === BAD) bad.push({ table: "pages", key: `${keyOf("pages", row)}/${index + 1}` });
    else entries.push(entry);
  }
  return { ...key, entries };
}

export function copyTables(
  raw: Readonly<Record<string, unknown>>,
  names: readonly string[],
): { readonly tables: Tables; readonly bad: readonly BadRecord[] } {
  const bad: BadRecord[] = [];
  const tables = names.map((name): [string, readonly object[]] => {
    const rows = Object.hasOwn(raw, name) ? raw[name] : undefined;
    return [name, copyRows(name, Array.isArray(rows) ? rows : [], bad)];
  });
  return { tables: Object.fromEntries(tables), bad };
}
