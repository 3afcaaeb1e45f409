import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import { type Book, canWrite } from "#domain/company/book.ts";
import { firstDay, lastDay, monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import { formatBriefMonth, formatDay, formatShortDay } from "#domain/kernel/format.ts";
import { journalTexts } from "../texts.ts";
import { BookSetupDialog } from "./book-setup-dialog.tsx";
import { bookSetupTexts as texts } from "./texts.ts";

const { charts } = journalTexts;

/** "2026", "nov. 2026", "23/11 a 23/12": the period in the little room of a bar. */
function briefPeriod({ start, end }: Pick<Book, "start" | "end">): string {
  const year = String(yearOf(start));
  if (start === `${year}-01-01` && end === `${year}-12-31`) return year;
  const month = monthOf(start);
  if (start === firstDay(month) && end === lastDay(month)) return formatBriefMonth(month);
  const brief = yearOf(start) === yearOf(end) ? formatShortDay : formatDay;
  return `${brief(start)} a ${brief(end)}`;
}

/** Chart and period of the open book, which lead to where they are changed. */
export function BookSetupButton({ book }: { readonly book: Book }) {
  const [isOpen, setOpen] = useState(false);
  if (!canWrite(book)) return null;
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost gap-2 px-2 font-normal text-muted max-[90rem]:btn-square"
        aria-label={texts.open(charts[book.chart], formatDay(book.start), formatDay(book.end))}
        aria-haspopup="dialog"
        title={texts.title}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        <span className="max-[90rem]:hidden">
          {texts.briefChart[book.chart]} · {briefPeriod(book)}
        </span>
      </button>
      {isOpen ? <BookSetupDialog book={book} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
