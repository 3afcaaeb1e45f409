import type { SchemaVersion } from "./version.ts";

type Raw = Readonly<Record<string, unknown>>;

/**
 * Converts a summary with names, as version 1 wrote it; anything else is left to the check of the books. Total: a
 * damaged record must not end the upgrade of all others (ST-15).
 */
function shorten(summary: unknown): unknown {
  if (typeof summary !== "object" || summary === null || Array.isArray(summary)) return summary;
  const { page, entries, lines, firstDate, firstNumber, minNumber, maxNumber } = summary as Raw;
  const firstDay = typeof firstDate === "string" ? Number(firstDate.slice(8)) : firstDate;
  return [page, entries, lines, firstDay, firstNumber, minNumber, maxNumber];
}

function shortMonth(row: unknown): unknown {
  const { pages } = (row ?? {}) as Raw;
  return Array.isArray(pages) ? { ...(row as Raw), pages: pages.map(shorten) } : row;
}

/** Converts the page summaries of a month to arrays without names. */
export const v2ShortSummaries: SchemaVersion = {
  number: 2,
  stores: {},
  upgrade: async (transaction) => {
    const months = transaction.table("months");
    await months.bulkPut((await months.toArray()).map(shortMonth));
  },
  migrateBackup: (tables) => ({ ...tables, months: (tables.months ?? []).map(shortMonth) }),
};
