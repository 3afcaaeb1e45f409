import { Link } from "@tanstack/react-router";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import { uncapitalize } from "#domain/kernel/capitals.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { proposalTexts as texts } from "./proposal-texts.ts";

interface ShutMonthProps {
  readonly book: BookId;
  readonly month: Month;
}

/** Says before it is pressed that an entry's month is closed, and leads to where it is opened (AC-40). */
export function ShutMonth({ book, month }: ShutMonthProps) {
  return (
    <p className="mt-2 text-caption text-error">
      {texts.shut(formatMonth(month))}{" "}
      <Link
        to="/dashboard/libro-contable/cierre"
        search={{ book, ano: yearOf(month), mes: month }}
        className="text-link"
      >
        {texts.openMonth(uncapitalize(formatMonth(month)))}
      </Link>
    </p>
  );
}
