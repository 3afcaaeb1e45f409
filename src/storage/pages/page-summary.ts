import type { Day, Month } from "#domain/kernel/day.ts";
import type { PageSummary, StoredSummary } from "../shapes/rows.ts";

export function storeSummary(summary: PageSummary): StoredSummary {
  const { page, entries, lines, firstDate, firstNumber, minNumber, maxNumber } = summary;
  return [page, entries, lines, Number(firstDate.slice(8)), firstNumber, minNumber, maxNumber];
}

export function readSummary(month: Month, stored: StoredSummary): PageSummary {
  const [page, entries, lines, firstDay, firstNumber, minNumber, maxNumber] = stored;
  const firstDate = `${month}-${String(firstDay).padStart(2, "0")}` as Day;
  return { page, entries, lines, firstDate, firstNumber, minNumber, maxNumber };
}

/** Whether a stored value is a summary. A 31st in a month of thirty days passes; the check of the books finds it. */
export function isStoredSummary(value: unknown): value is StoredSummary {
  return (
    Array.isArray(value) && value.length === 7 && value.every(isCount) && value[3] >= 1 && value[3] <= 31
  );
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
