import { Link } from "@tanstack/react-router";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import { uncapitalize } from "#domain/kernel/capitals.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { closedMonthTexts as texts } from "./texts.ts";

interface ShutMonthProps {
  readonly book: BookId;
  readonly month: Month;
  /** That the month is closed, and what that keeps from being done. */
  readonly text: string;
  readonly className?: string;
}

/** Says before it is pressed that an entry's month is closed, and leads to where it is opened (AC-40). */
export function ShutMonth({ book, month, text, className }: ShutMonthProps) {
  return (
    <p className={classNames("text-error", className)}>
      {text}{" "}
      <Link
        to="/dashboard/libro-contable/cierre"
        search={{ book, ano: yearOf(month), mes: month }}
        className="text-link"
      >
        {texts.open(uncapitalize(formatMonth(month)))}
      </Link>
    </p>
  );
}
