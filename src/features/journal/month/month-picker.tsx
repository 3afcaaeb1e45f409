import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { asMonth, FIRST_YEAR, LAST_YEAR } from "#domain/kernel/as-day.ts";
import { addMonths, yearOf } from "#domain/kernel/calendar-day.ts";
import { capitalize } from "#domain/kernel/capitals.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatMonth, formatMonthName } from "#domain/kernel/format.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { journalTexts as texts } from "../texts.ts";

interface MonthDialogProps {
  readonly month: Month;
  readonly onPick: (month: Month) => void;
  readonly onClose: () => void;
}

function monthsOf(year: number): Month[] {
  return Array.from({ length: 12 }, (_, index) =>
    asMonth(`${year}-${String(index + 1).padStart(2, "0")}`),
  ).filter((month) => month !== null);
}

/** Picks any month of any year. */
export function MonthDialog({ month, onPick, onClose }: MonthDialogProps) {
  const [year, setYear] = useState(yearOf(month));
  return (
    <Dialog open onClose={onClose} title={texts.pickMonthTitle}>
      <div className="mb-3 flex items-center justify-between">
        <IconButton
          label={texts.previousYear}
          icon={<ChevronLeft size={18} aria-hidden="true" />}
          disabled={year <= FIRST_YEAR}
          onClick={() => setYear(year - 1)}
        />
        <p className="font-semibold" aria-live="polite">
          {year}
        </p>
        <IconButton
          label={texts.nextYear}
          icon={<ChevronRight size={18} aria-hidden="true" />}
          disabled={year >= LAST_YEAR}
          onClick={() => setYear(year + 1)}
        />
      </div>
      <div className="grid grid-cols-3 gap-2">
        {monthsOf(year).map((each) => (
          <Button
            key={each}
            variant={each === month ? "primary" : "ghost"}
            aria-current={each === month ? "true" : undefined}
            onClick={() => {
              onPick(each);
              onClose();
            }}
          >
            {capitalize(formatMonthName(each))}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

interface MonthPickerProps {
  readonly month: Month;
  readonly onMonth: (month: Month) => void;
}

/** The month shown, with buttons for the previous, the next, or any other. */
export function MonthPicker({ month, onMonth }: MonthPickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex items-center">
      <IconButton
        label={texts.previousMonth}
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        onClick={() => onMonth(addMonths(month, -1))}
      />
      <Button
        variant="ghost"
        className="min-w-40 px-2"
        aria-label={texts.pickMonth(formatMonth(month))}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {formatMonth(month)}
      </Button>
      <IconButton
        label={texts.nextMonth}
        icon={<ChevronRight size={18} aria-hidden="true" />}
        onClick={() => onMonth(addMonths(month, 1))}
      />
      {open ? <MonthDialog month={month} onPick={onMonth} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
