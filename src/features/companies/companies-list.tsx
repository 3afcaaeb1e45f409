import type { CompanyTableRow } from "#storage/queries/companies/company-table.ts";
import { INDICATOR_KINDS } from "#ui/accounting/indicators/indicator-figure.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { AlertList } from "./cards/alert-list.tsx";
import { type CompaniesTableProps, SORT_NAMES } from "./table/companies-table.tsx";
import { BalanceCell, IndicatorCell, LastEntryCell, MonthsCell, RowMenu } from "./table/table-cells.tsx";
import { FIRST_SORTING, nextSorting, type SortKey } from "./table/table-rows.ts";
import { cardTexts, tableTexts as texts } from "./texts.ts";

const KEYS = Object.keys(SORT_NAMES) as readonly SortKey[];

/** Longest possible list: every kind of alert at once. */
const ALL_ALERTS = 20;

interface ItemProps extends Pick<CompaniesTableProps, "now" | "on" | "openingOf"> {
  readonly row: CompanyTableRow;
}

function Item({ row, now, on, openingOf }: ItemProps) {
  const { name, nit } = row.company;
  return (
    <li className="company-item rounded-box border border-raya bg-base-100 px-4 py-3">
      <AlertList row={row} lines={ALL_ALERTS} onOpen={on.onOpen} onProfile={on.onProfile} />
      <div className="mt-2 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <button
            type="button"
            title={name}
            className="wrap-anywhere line-clamp-3 text-start font-semibold text-base link-hover"
            onClick={() => on.onOpen(row)}
          >
            {name}
          </button>
          <p className="text-caption text-muted">{nit === "" ? cardTexts.noNit : nit}</p>
        </div>
        <RowMenu row={row} on={on} />
      </div>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5">
        <dt className="text-muted">{texts.lastEntry}</dt>
        <dd>
          <LastEntryCell row={row} />
        </dd>
        <dt className="text-muted">{texts.balances}</dt>
        <dd>
          <BalanceCell row={row} />
        </dd>
        <dt className="text-muted">{texts.openMonths}</dt>
        <dd>
          <MonthsCell row={row} now={now} />
        </dd>
        {INDICATOR_KINDS.map((kind) => (
          <div key={kind} className="contents">
            <dt className="text-muted">{SORT_NAMES[kind]}</dt>
            <dd>
              <IndicatorCell row={row} kind={kind} opening={openingOf(row.company.id)} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The table on narrow screens: one card per company, alerts first. */
export function CompaniesList({ rows, now, sorting, onSort, on, openingOf }: CompaniesTableProps) {
  return (
    <>
      <SelectField
        label={texts.sortBy}
        className="mb-4 max-w-xs"
        value={sorting.by}
        options={KEYS.map((value) => ({ value, label: SORT_NAMES[value] }))}
        onChange={(by) => onSort(by === FIRST_SORTING.by ? FIRST_SORTING : nextSorting(FIRST_SORTING, by))}
      />
      <ul className="grid gap-3 sm:grid-cols-2" aria-label={texts.label}>
        {rows.map((row) => (
          <Item key={row.company.id} row={row} now={now} on={on} openingOf={openingOf} />
        ))}
      </ul>
    </>
  );
}
