import type { ClassChange, ClassDatabase } from "./class-database.ts";
import { COPIES_SETTING } from "./copies/copy-record.ts";
import { DEVICE, FORMER } from "./student/device-keys.ts";

/** Settings that belong to the device and not to its contents: its keys, and when copies were made. */
const OF_DEVICE: ReadonlySet<string> = new Set([COPIES_SETTING, DEVICE, FORMER]);

/**
 * Every row of these tables as gone, by table and key: what a reset begins with. What belongs to the device stays.
 * Asked within its transaction.
 */
export async function rowsAsGone(
  db: ClassDatabase,
  tables: readonly string[],
): Promise<Map<string, ClassChange>> {
  const found = new Map<string, ClassChange>();
  for (const name of tables) {
    const table = db.table(name);
    const [keys, rows] = await Promise.all([table.toCollection().primaryKeys(), table.toArray()]);
    keys.forEach((key, place) => {
      if (name === "settings" && OF_DEVICE.has(String(key))) return;
      found.set(placeOfRow(name, key), { table: name, key: key as string, before: rows[place], after: null });
    });
  }
  return found;
}

/** One text for a row's table and key. */
export function placeOfRow(table: string, key: unknown): string {
  return `${table} ${String(key)}`;
}
