import { useMemo, useState } from "react";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { useCompaniesFigure } from "#flows/figure-source/company-opening.tsx";
import { LoadedList } from "#session/storage/loaded-list.tsx";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { type CompanyTableRow, companyTable } from "#storage/queries/companies/company-table.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { useMediaQuery } from "#ui/kit/use-media-query.ts";
import { CompaniesList } from "../companies-list.tsx";
import { companyTexts, tableTexts as texts } from "../texts.ts";
import { CompaniesTable } from "./companies-table.tsx";
import type { RowHandlers } from "./table-cells.tsx";
import { FIRST_SORTING, ofFilter, type RowFilter, sortedRows, tableTotals, withWords } from "./table-rows.ts";
import { TableSummary } from "./table-summary.tsx";

interface FilterBarProps {
  readonly rows: readonly CompanyTableRow[];
  readonly words: string;
  readonly filter: RowFilter;
  readonly onWords: (words: string) => void;
  readonly onFilter: (filter: RowFilter) => void;
}

const FILTERS: readonly (readonly [RowFilter, string])[] = [
  ["all", texts.all],
  ["alerts", texts.withAlerts],
  ["unbalanced", texts.notBalanced],
];

function FilterBar({ rows, words, filter, onWords, onFilter }: FilterBarProps) {
  const segments = FILTERS.map(([value, label]) => ({
    value,
    label: (
      <>
        {label} <span className="ml-1 font-normal">{ofFilter(rows, value).length}</span>
      </>
    ),
  }));
  return (
    <div className="my-5 flex flex-wrap items-center gap-3">
      <SearchField className="w-full sm:w-72" label={texts.search} value={words} onChange={onWords} />
      <Segmented label={texts.filter} value={filter} segments={segments} onChange={onFilter} />
    </div>
  );
}

interface RowsProps {
  readonly rows: readonly CompanyTableRow[];
  readonly on: RowHandlers;
}

function Rows({ rows, on }: RowsProps) {
  const storage = useStorage();
  const now = monthOf(useToday(storage.clock));
  const narrow = useMediaQuery("(width < 1024px)");
  const { openingOf, panel } = useCompaniesFigure();
  const [words, setWords] = useState("");
  const [filter, setFilter] = useState<RowFilter>("all");
  const [sorting, setSorting] = useState(FIRST_SORTING);
  const found = useMemo(() => withWords(rows, words), [rows, words]);
  const shown = useMemo(() => sortedRows(ofFilter(found, filter), sorting), [found, filter, sorting]);
  const table = { rows: shown, now, sorting, onSort: setSorting, on, openingOf };
  const clear = () => {
    setWords("");
    setFilter("all");
  };
  return (
    <>
      <TableSummary totals={tableTotals(rows, now)} />
      <FilterBar rows={found} words={words} filter={filter} onWords={setWords} onFilter={setFilter} />
      {shown.length === 0 ? (
        <EmptyState
          level={2}
          title={texts.nothingFound}
          text={texts.nothingFoundText}
          actions={<Button onClick={clear}>{texts.clear}</Button>}
        />
      ) : narrow ? (
        <CompaniesList {...table} />
      ) : (
        <CompaniesTable {...table} />
      )}
      {panel}
    </>
  );
}

/** The accountant's view of the companies: summary, search, and table. */
export function TableView({ on, plan }: { readonly on: RowHandlers; readonly plan: string }) {
  const storage = useStorage();
  // The limits depend on the plan, which is not in this database, so the plan is a dependency.
  const found = useQueryKeepingLast(() => companyTable(storage), [storage, plan]);
  return (
    <LoadedList found={found} loading={companyTexts.loading} empty={null}>
      {(rows) => <Rows rows={rows} on={on} />}
    </LoadedList>
  );
}
