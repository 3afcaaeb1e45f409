import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatLongDay, formatShortDay } from "#domain/kernel/format.ts";

interface DayTextProps {
  readonly day: Day;
  readonly look?: "full" | "short" | "prose";
}

const FORMATS = { full: formatDay, short: formatShortDay, prose: formatLongDay } as const;

/** A calendar day: "20/11/2026", "20/11" in compact lists, "20 de noviembre de 2026" in prose. */
export function DayText({ day, look = "full" }: DayTextProps) {
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {FORMATS[look](day)}
    </time>
  );
}
