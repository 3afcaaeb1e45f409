import type { Day } from "#domain/kernel/day.ts";
import type { KardexRange } from "#reports/inventory/inventory-reports.ts";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { kardexTexts as texts } from "./texts.ts";

interface KardexDaysProps {
  readonly range: KardexRange;
  readonly today: Day;
  readonly onRange: (range: KardexRange) => void;
}

export const isBackwards = ({ from, to }: KardexRange) => from !== null && to !== null && from > to;

/** Of which days the card is; without them of all. */
export function KardexDays({ range, today, onRange }: KardexDaysProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <DateField
        label={texts.from}
        className="w-40"
        picker
        value={range.from}
        today={today}
        onChange={(from) => onRange({ ...range, from })}
      />
      <DateField
        label={texts.to}
        className="w-40"
        picker
        value={range.to}
        today={today}
        error={isBackwards(range) ? texts.backwards : undefined}
        onChange={(to) => onRange({ ...range, to })}
      />
    </div>
  );
}
