import type { Month } from "#domain/kernel/day.ts";
import { compareSpanish, fold } from "#domain/kernel/spanish.ts";
import type { CompanyTableRow } from "#storage/queries/companies/company-table.ts";
import type { IndicatorKind } from "#ui/accounting/indicators/indicator-figure.ts";

export type SortKey = "company" | "lastEntry" | "balances" | "openMonths" | IndicatorKind | "alerts";

export interface Sorting {
  readonly by: SortKey;
  readonly direction: "ascending" | "descending";
}

/** Urgent alerts first: accountants open this table for them. */
export const FIRST_SORTING: Sorting = { by: "alerts", direction: "descending" };

/** Sorting after a press on a header: names start ascending, everything else descending. */
export function nextSorting(now: Sorting, by: SortKey): Sorting {
  if (now.by === by) return { by, direction: now.direction === "ascending" ? "descending" : "ascending" };
  return { by, direction: by === "company" ? "ascending" : "descending" };
}

function urgentAlerts({ alerts }: CompanyTableRow): number {
  return alerts.filter((alert) => alert.urgent).length;
}

/** Sort key of a row; null, which sorts last in both directions, if there is no value. */
function sortValue(row: CompanyTableRow, by: Exclude<SortKey, "company">): string | number | null {
  switch (by) {
    case "lastEntry":
      return row.lastEntry === null ? null : row.lastEntry.date;
    case "balances":
      return row.unbalanced;
    case "openMonths":
      return row.openMonths.length;
    case "alerts":
      // One urgent alert outweighs all others.
      return urgentAlerts(row) * 100 + row.alerts.length;
    default:
      return row.figures?.indicators[by].value ?? null;
  }
}

function compareNames(a: CompanyTableRow, b: CompanyTableRow): number {
  const byName = compareSpanish(a.company.name, b.company.name);
  return byName === 0 ? compareSpanish(a.company.id, b.company.id) : byName;
}

export function sortedRows(rows: readonly CompanyTableRow[], { by, direction }: Sorting): CompanyTableRow[] {
  const sign = direction === "ascending" ? 1 : -1;
  return [...rows].sort((a, b) => {
    if (by === "company") return sign * compareNames(a, b);
    const left = sortValue(a, by);
    const right = sortValue(b, by);
    if (left === right) return compareNames(a, b);
    if (left === null) return 1;
    if (right === null) return -1;
    return sign * (left < right ? -1 : 1);
  });
}

export type RowFilter = "all" | "alerts" | "unbalanced";

export function ofFilter(rows: readonly CompanyTableRow[], filter: RowFilter): CompanyTableRow[] {
  if (filter === "alerts") return rows.filter((row) => row.alerts.length > 0);
  if (filter === "unbalanced") return rows.filter((row) => row.unbalanced !== 0);
  return [...rows];
}

const DIGITS_ONLY = /^[\d.\-\s]+$/;

/** Rows with all words in the name, ignoring accents; or with the digits in the NIT, ignoring punctuation. */
export function withWords(rows: readonly CompanyTableRow[], words: string): CompanyTableRow[] {
  const wanted = fold(words).trim();
  if (wanted === "") return [...rows];
  const digits = DIGITS_ONLY.test(wanted) ? wanted.replace(/\D/g, "") : "";
  const parts = wanted.split(/\s+/);
  return rows.filter(({ company }) => {
    if (digits !== "" && company.nit.replace(/\D/g, "").includes(digits)) return true;
    const name = fold(company.name);
    return parts.every((part) => name.includes(part));
  });
}

export interface TableTotals {
  readonly companies: number;
  readonly withoutProfile: number;
  readonly unbalanced: number;
  readonly differences: number;
  readonly openMonths: number;
  readonly openBefore: number;
  readonly alerts: number;
  readonly urgent: number;
}

export function tableTotals(rows: readonly CompanyTableRow[], now: Month): TableTotals {
  const total = (of: (row: CompanyTableRow) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  return {
    companies: rows.length,
    withoutProfile: total((row) => (row.hasFiscalProfile ? 0 : 1)),
    unbalanced: total((row) => (row.unbalanced === 0 ? 0 : 1)),
    differences: total((row) => row.unbalanced),
    openMonths: total((row) => row.openMonths.length),
    openBefore: total((row) => row.openMonths.filter((month) => month < now).length),
    alerts: total((row) => row.alerts.length),
    urgent: total(urgentAlerts),
  };
}
