import type { AccountCode } from "#domain/accounting/account.ts";
import type { EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const line = (account: string, debit: number, credit: number): EntryLine => ({
  account: account as AccountCode,
  debit: pesos(debit),
  credit: pesos(credit),
});

const OTHERS = ["5120", "5135", "5195", "5105", "5305", "2335", "2365", "1305", "2205", "5140"];

/**
 * Operations a shop does twice a month, whatever its sales: buying equipment, repaying its loan, taking out profit.
 */
const RARE = ["1524", "2105", "3705"];
const RARE_TIMES = 24;

/** Whether the entry is the first non-sale of its half month. */
function isRare(index: number, count: number): boolean {
  const part = (at: number) => Math.floor((at * RARE_TIMES) / count);
  return part(index) !== part(index - 4);
}

/**
 * A year of a shop: three sales with IVA per other entry, so that cash is the busiest account. Deterministic for a
 * given count, spread evenly over 2026.
 */
export function makeEntries(count: number): EntryContent[] {
  const first = day("2026-01-01");
  return Array.from({ length: count }, (_, index): EntryContent => {
    const date = addDays(first, Math.floor((index * 365) / count));
    const base = 10_000 + ((index * 7919) % 90_000) * 100;
    const reference = `RC-${String(index + 1).padStart(6, "0")}`;
    if (index % 4 !== 3) {
      const tax = Math.round(base * 0.19);
      const lines = [line("1105", base + tax, 0), line("4135", 0, base), line("2408", 0, tax)];
      return { date, description: `Venta de mostrador ${index + 1}`, reference, lines };
    }
    const usual = OTHERS[index % OTHERS.length] ?? "5195";
    const other = isRare(index, count) ? (RARE[index % RARE.length] ?? usual) : usual;
    return {
      date,
      description: `Pago ${index + 1}`,
      reference,
      lines: [line(other, base, 0), line("1110", 0, base)],
    };
  });
}
