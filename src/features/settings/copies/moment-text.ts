import { dayInBogota, timeInBogota } from "#domain/kernel/clock.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { restoreTexts } from "../texts.ts";

/** "20/11/2026, 10:42". */
export function momentText(instant: number): string {
  return restoreTexts.moment(formatDay(dayInBogota(instant)), timeInBogota(instant));
}
