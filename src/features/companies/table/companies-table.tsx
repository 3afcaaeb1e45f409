import type { Month } from "#domain/kernel/day.ts";
import type { CompaniesFigures } from "#flows/figure-source/company-opening.tsx";
import type { CompanyTableRow } from "#storage/queries/companies/company-table.ts";
import type { IndicatorKind } from "#ui/accounting/indicators/indicator-figure.ts";
import { DataGrid } from "#ui/kit/tables/data-grid.tsx";
import type { GridColumn } from "#ui/kit/tables/grid-column.ts";
import { AlertList } from "../cards/alert-list.tsx";
import { tableTexts as texts } from "../texts.ts";
import {
  BalanceCell,
  CompanyNameCell,
  IndicatorCell,
  LastEntryCell,
  MonthsCell,
  type RowHandlers,
  RowMenu,
} from "./table-cells.tsx";
import { nextSorting, type Sorting, type SortKey } from "./table-rows.ts";

export interface CompaniesTableProps {
  readonly rows: readonly CompanyTableRow[];
  readonly now: Month;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly on: RowHandlers;
  readonly openingOf: CompaniesFigures["openingOf"];
}

type Column = GridColumn<CompanyTableRow>;

export const SORT_NAMES: Readonly<Record<SortKey, string>> = {
  alerts: texts.alerts,
  company: texts.company,
  lastEntry: texts.lastEntry,
  balances: texts.balances,
  openMonths: texts.openMonths,
  liquidity: texts.liquidity,
  profitability: texts.profitability,
  debt: texts.debt,
};

const WIDTHS: Readonly<Record<SortKey, string>> = {
  company: "minmax(200px, 1.4fr)",
  lastEntry: "116px",
  balances: "136px",
  openMonths: "156px",
  liquidity: "80px",
  profitability: "84px",
  debt: "84px",
  alerts: "minmax(190px, 1fr)",
};

function columnsOf({ now, sorting, onSort, on, openingOf }: CompaniesTableProps): Column[] {
  const head = (key: SortKey) => ({
    key,
    head: SORT_NAMES[key],
    width: WIDTHS[key],
    sort: sorting.by === key ? sorting.direction : ("none" as const),
    onSort: () => onSort(nextSorting(sorting, key)),
  });
  const indicator = (kind: IndicatorKind, line: "double" | "single"): Column => ({
    ...head(kind),
    align: "end",
    line,
    render: (row) => <IndicatorCell row={row} kind={kind} opening={openingOf(row.company.id)} />,
  });
  return [
    { ...head("company"), render: (row) => <CompanyNameCell row={row} /> },
    { ...head("lastEntry"), render: (row) => <LastEntryCell row={row} /> },
    { ...head("balances"), render: (row) => <BalanceCell row={row} /> },
    { ...head("openMonths"), render: (row) => <MonthsCell row={row} now={now} /> },
    indicator("liquidity", "double"),
    indicator("profitability", "single"),
    indicator("debt", "single"),
    {
      ...head("alerts"),
      line: "double",
      render: (row) => <AlertList row={row} lines={2} onOpen={on.onOpen} onProfile={on.onProfile} />,
    },
    {
      key: "menu",
      head: texts.actions,
      headContent: <span className="sr-only">{texts.actions}</span>,
      width: "56px",
      align: "center",
      render: (row) => <RowMenu row={row} on={on} />,
    },
  ];
}

/** All client companies, one per row. Headers sort, arrow keys move, Enter opens. */
export function CompaniesTable(props: CompaniesTableProps) {
  return (
    <DataGrid
      label={texts.label}
      className="max-h-[calc(100dvh-9rem)]"
      columns={columnsOf(props)}
      rows={props.rows}
      rowKey={(row) => row.company.id}
      stickyFirst
      onOpenRow={props.on.onOpen}
    />
  );
}
