import CalendarDays from "lucide-react/icons/calendar-days";
import ChevronDown from "lucide-react/icons/chevron-down";
import { COMPARISONS, type Comparison } from "#domain/statement/comparison.ts";
import { PeriodFields } from "#ui/accounting/report/period-fields.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { Popover } from "#ui/kit/overlays/popover.tsx";
import { BookChoice } from "../statement-choices.tsx";
import { inPartText, notComparedText, periodOnButton } from "../statement-file.ts";
import { bookStatementTexts as texts } from "../texts.ts";
import type { Shelf } from "../use-book-statement.ts";
import type { FrontDoorSearch, FrontDoorView } from "./use-front-door.ts";

interface FrontDoorBarProps {
  readonly view: FrontDoorView;
  readonly shelf: Shelf;
  readonly search: FrontDoorSearch;
  readonly onSearch: (search: FrontDoorSearch) => void;
}

/** Period, comparison and books, for all four statements at once. */
export function FrontDoorBar({ view, shelf, search, onSearch }: FrontDoorBarProps) {
  const { comparar: asked, sinComparar: _none, ...rest } = search;
  // Nobody who did not ask is told that there is nothing to compare with.
  const gap = inPartText(view, null) || (asked === undefined ? "" : notComparedText(view, null));
  return (
    <div className="door-bar">
      <Popover
        label={texts.period}
        trigger={(button) => (
          <button type="button" {...button} className="btn btn-ghost">
            <CalendarDays size={18} aria-hidden="true" />
            <span className="sr-only">{texts.period}: </span>
            {periodOnButton(view.periods[0])}
            <ChevronDown size={16} aria-hidden="true" />
          </button>
        )}
      >
        <div className="grid gap-3">
          <PeriodFields
            period={view.asked}
            cutoff={view.periods[0].to}
            today={view.today}
            used={view.used}
            onPeriod={({ from, to }) => onSearch({ ...search, desde: from, hasta: to })}
          />
        </div>
      </Popover>
      <SelectField<Comparison | "none">
        aria-label={texts.comparison}
        className="w-40"
        value={search.sinComparar ? "none" : (search.comparar ?? "ano")}
        options={(["none", ...COMPARISONS] as const).map((value) => ({
          value,
          label: texts.comparisons[value],
        }))}
        onChange={(value) =>
          onSearch(value === "none" ? { ...rest, sinComparar: true } : { ...rest, comparar: value })
        }
      />
      <div className="w-60 max-w-full">
        <BookChoice
          shelf={shelf}
          book={view.books[0]}
          search={
            view.books.length > 1 && view.company
              ? { ...rest, empresa: view.company.id }
              : { ...rest, book: view.books[0].id }
          }
          onSearch={({ empresa, book }) => {
            const { empresa: _company, book: _book, ...own } = search;
            onSearch({ ...own, ...(empresa && { empresa }), ...(book && { book }) });
          }}
        />
      </div>
      {gap === "" ? null : (
        <p className="text-caption text-warntext" role="status">
          {gap}
        </p>
      )}
    </div>
  );
}
