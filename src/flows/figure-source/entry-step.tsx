import { Link } from "@tanstack/react-router";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { figureSourceTexts as texts } from "./texts.ts";

interface EntryStepProps {
  readonly entry: Entry;
  readonly chart: Chart;
}

/** A whole entry, with the way to it in its journal. */
export function EntryStep({ entry, chart }: EntryStepProps) {
  const { bookId, date, number, description, reference } = entry;
  const about = [formatDay(date), reference].filter(Boolean).join(" · ");
  return (
    <section aria-label={texts.entry(number)}>
      <p>{description}</p>
      <p className="mb-3 text-caption text-muted">{about}</p>
      <EntryTable entry={entry} chart={chart} />
      <Link
        to="/journal/complex"
        search={{ book: bookId, periodo: monthOf(date), asiento: number }}
        className={buttonClass({ variant: "outline", className: "mt-4 w-full" })}
      >
        {texts.openEntry}
      </Link>
    </section>
  );
}
