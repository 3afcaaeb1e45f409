import { type ReactNode, useEffect, useMemo } from "react";
import type { ClosingPeriod } from "#domain/accounting/closing/closing-period.ts";
import type { ClosingPoint } from "#domain/accounting/closing/points/closing-point.ts";
import { closingPoints } from "#domain/accounting/closing/points/closing-points.ts";
import { closingNotesOf, spanKey } from "#domain/accounting/closing/points/closing-span.ts";
import type { YearPart } from "#domain/accounting/closing/year-part.ts";
import { monthsBetween } from "#domain/kernel/calendar-day.ts";
import { capitalize } from "#domain/kernel/capitals.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatMonthName } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { NoBook } from "#flows/new-book/no-book.tsx";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { type OpenBook, useOpenBook } from "#session/storage/use-open-book.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { UnderHead } from "#ui/kit/text/under-head.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { ClosingButtons, type PeriodProps } from "./closing-buttons.tsx";
import { MonthButtons } from "./closing-month.tsx";
import { ClosingPeriodView } from "./closing-period-view.tsx";
import { ClosingReportButton } from "./closing-report.tsx";
import { closingTexts as texts } from "./texts.ts";
import { useTransfer } from "./use-transfer.ts";
import { type ClosingView, useYearClosing } from "./use-year-closing.ts";
import "./closing.css";

interface ClosingSearch {
  readonly book?: BookId;
  readonly ano?: number;
  readonly corte?: YearPart;
  readonly mes?: Month;
}

interface ClosingScreenProps {
  readonly search: ClosingSearch;
  readonly onSearch: (search: ClosingSearch) => void;
  /** Tabs of Libro Contable. */
  readonly tabs: ReactNode;
}

interface HeadProps extends PeriodProps {
  readonly onPeriod: (period: ClosingPeriod, month: Month | null) => void;
}

const keyOf = ({ year, part }: ClosingPeriod) => `${year} ${part ?? ""}`;

/** The month of the period to look at, or the whole of it. */
function MonthField({ view, onPeriod }: Pick<HeadProps, "view" | "onPeriod">) {
  const { within, period, isMonth } = view;
  const months = monthsBetween(within.first, within.last);
  const names = months.map((each) => ({ value: each, label: capitalize(formatMonthName(each)) }));
  return (
    <SelectField<string>
      aria-label={texts.month}
      className="min-w-36"
      value={isMonth ? period.first : ""}
      options={[{ value: "", label: texts.wholePeriod }, ...names]}
      onChange={(chosen) => onPeriod(within, months.find((each) => each === chosen) ?? null)}
    />
  );
}

function Head({ onPeriod, ...props }: HeadProps) {
  const { open, view, points } = props;
  const { periods, within, isMonth } = view;
  const options = periods.map((each) => ({ value: keyOf(each), label: texts.periodOption(each) }));
  return (
    <div className="flex flex-wrap items-end gap-3">
      {periods.length > 1 ? (
        <SelectField<string>
          aria-label={texts.period}
          className="min-w-28"
          value={keyOf(within)}
          options={options}
          onChange={(key) => {
            const chosen = periods.find((each) => keyOf(each) === key);
            if (chosen) onPeriod(chosen, null);
          }}
        />
      ) : null}
      <MonthField view={view} onPeriod={onPeriod} />
      {isMonth ? <MonthButtons open={open} view={view} points={points} /> : <ClosingButtons {...props} />}
      <ClosingReportButton open={open} view={view} points={points} />
    </div>
  );
}

function searchOf(
  { corte: _part, mes: _month, ...search }: ClosingSearch,
  { year, part }: ClosingPeriod,
  month: Month | null = null,
): ClosingSearch {
  return {
    ...search,
    ano: year,
    ...(part !== null && { corte: part }),
    ...(month !== null && { mes: month }),
  };
}

/**
 * Writes the period into the URL once, so that it stays selected: carrying its result adds a later one to the book,
 * which would become the default.
 */
function usePinnedPeriod(period: ClosingPeriod | undefined, { search, onSearch }: ClosingScreenProps): void {
  const unnamed = search.ano === undefined;
  useEffect(() => {
    if (unnamed && period !== undefined) onSearch(searchOf(search, period, search.mes));
  }, [unnamed, period, search, onSearch]);
}

/** The checklist with what the person said of its points. */
function usePoints({ book }: OpenBook, view: ClosingView | null): readonly ClosingPoint[] {
  const notes = book.closingNotes;
  return useMemo(
    () => (view === null ? [] : closingPoints(view.facts, closingNotesOf(notes ?? [], spanKey(view.period)))),
    [view, notes],
  );
}

function OpenClosing(props: ClosingScreenProps & { readonly open: OpenBook }) {
  const { open, search, onSearch, tabs } = props;
  const found = useYearClosing(open, { year: search.ano, part: search.corte, month: search.mes });
  const view = found.state === "ready" ? found.value : null;
  const points = usePoints(open, view);
  usePinnedPeriod(view?.within, props);
  const transfer = useTransfer(view);
  const owner = open.company === null ? open.book.name : `${open.company.name}, ${open.book.name}`;
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="title-screen">{view === null ? texts.plainTitle : texts.title(view.period)}</h1>
          <p className="mt-1 text-muted">{owner}</p>
        </div>
        {view === null ? null : (
          <Head
            open={open}
            view={view}
            points={points}
            transfer={transfer}
            onPeriod={(period, month) => onSearch(searchOf(search, period, month))}
          />
        )}
      </header>
      <UnderHead tabs={tabs} loading={found.state === "loading"} label={texts.loading}>
        {found.state === "failed" ? (
          <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
        ) : null}
        {view === null ? null : (
          <ClosingPeriodView open={open} view={view} points={points} transfer={transfer} />
        )}
      </UnderHead>
    </>
  );
}

/** Closes and reopens a year, or a part of it that statutes cut: checklist, preview, closing entries (spec-decision 28, spec-decision 33). */
export function ClosingScreen(props: ClosingScreenProps) {
  useTitle(texts.plainTitle);
  const open = useOpenBook(props.search.book);
  if (open.state === "ready" && open.value !== null) return <OpenClosing {...props} open={open.value} />;
  return (
    <>
      <h1 className="title-screen">{texts.plainTitle}</h1>
      <div className="mt-3">{props.tabs}</div>
      <div className="mt-5">
        {open.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
        {open.state === "failed" ? (
          <TroublePanel trouble={open.trouble} onRetry={() => currentStorage.reopen()} />
        ) : null}
        {open.state === "ready" ? (
          <NoBook asked={props.search.book !== undefined} text={texts.noBookText} />
        ) : null}
      </div>
    </>
  );
}
