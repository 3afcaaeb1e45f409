import type { ClassChange, ClassDatabase } from "../class-database.ts";
import { placeOfRow } from "../rows-gone.ts";
import type { CopyTables } from "./copy-file.ts";
import { rowText } from "./plain-rows.ts";

/** merge: what is missing comes, what is here stays as it is. replace: what is here becomes what the copy holds. */
export type ClassRestoreWay = "merge" | "replace";

export interface RowsRestored {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Here with another content than in the copy, and left as they are. */
  readonly kept: number;
}

type Key = ClassChange["key"];

function keyOf(db: ClassDatabase, table: string, row: unknown): Key {
  const path = db.table(table).schema.primKey.keyPath as string | readonly string[];
  const values = row as Readonly<Record<string, string>>;
  return typeof path === "string" ? (values[path] ?? "") : path.map((name) => values[name] ?? "");
}

/** What a restore changes. `isOurs`: rows that belong to this device and are neither replaced nor taken out. */
export async function restoreChanges(
  db: ClassDatabase,
  wanted: CopyTables,
  way: ClassRestoreWay,
  isOurs: (table: string, row: unknown) => boolean = () => false,
): Promise<RowsRestored & { readonly changes: readonly ClassChange[] }> {
  const changes: ClassChange[] = [];
  const sums = { added: 0, changed: 0, removed: 0, kept: 0 };
  for (const [table, rows] of Object.entries(wanted)) {
    const present = new Map(
      (await db.table(table).toArray()).map((row) => [placeOfRow(table, keyOf(db, table, row)), row]),
    );
    for (const after of rows) {
      const key = keyOf(db, table, after);
      const place = placeOfRow(table, key);
      const before: unknown = present.get(place) ?? null;
      present.delete(place);
      if (before === null) sums.added += 1;
      else if (isOurs(table, before) || rowText(before) === rowText(after)) continue;
      else if (way === "merge") sums.kept += 1;
      else sums.changed += 1;
      if (before === null || way === "replace") changes.push({ table, key, before, after });
    }
    if (way === "merge") continue;
    for (const before of present.values()) {
      if (isOurs(table, before)) continue;
      sums.removed += 1;
      changes.push({ table, key: keyOf(db, table, before), before, after: null });
    }
  }
  return { ...sums, changes };
}
