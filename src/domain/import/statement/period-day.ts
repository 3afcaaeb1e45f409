import { daysInMonth, makeDay } from "../../kernel/as-day.ts";
import type { Day } from "../../kernel/day.ts";
import { writtenDay } from "../values/written-day.ts";

const WRITTEN =
  /\b\d{1,2} de [a-z]+ (?:de |del )?(?:19|20)\d{2}\b|\b\d{1,2}[/-]\d{1,2}[/-](?:19|20)\d{2}\b|\b(?:19|20)\d{2}-\d{2}-\d{2}\b/g;
const MONTH =
  /\b(ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]*\.?[ /-]*(?:de |del )?((?:19|20)\d{2})\b/g;
const YEAR = /\b((?:19|20)\d{2})\b/g;
const MONTHS = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];
const ANY_DAY = "1990-01-01" as Day;

/**
 * The last day that a folded heading or title speaks of: of "del 1 de enero al 31 de diciembre de 2025" the second, of
 * a month or a year its end. Null if it speaks of none.
 */
export function dayInWords(text: string): Day | null {
  const written = text.match(WRITTEN)?.at(-1);
  if (written !== undefined) return writtenDay(written, "day-first", ANY_DAY);
  const month = [...text.matchAll(MONTH)].at(-1);
  if (month) {
    const [number, year] = [MONTHS.indexOf(month[1] ?? "") + 1, Number(month[2])];
    return makeDay(year, number, daysInMonth(year, number));
  }
  const year = [...text.matchAll(YEAR)].at(-1);
  return year ? makeDay(Number(year[1]), 12, 31) : null;
}
