import type { ClassChange, ClassDatabase } from "./class-database.ts";

/** Every row of these tables as gone, by table and key: what a reset begins with. Asked within its transaction. */
export async function rowsAsGone(
  db: ClassDatabase,
  tables: readonly string[],
): Promise<Map<string, ClassChange>> {
  const found = new Map<string, ClassChange>();
  for (const name of tables) {
    const table = db.table(name);
    const [keys, rows] = await Promise.all([table.toCollection().primaryKeys(), table.toArray()]);
    keys.forEach((key, place) => {
      found.set(placeOfRow(name, key), { table: name, key: key as string, before: rows[place], after: null });
    });
  }
  return found;
}

/** One text for a row's table and key. */
export function placeOfRow(table: string, key: unknown): string {
  return `${table} ${String(key)}`;
}
