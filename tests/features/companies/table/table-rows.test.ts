import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CompanyAlert } from "#domain/company/company-alerts.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { alertCause, alertText } from "#features/companies/cards/alert-view.ts";
import { monthsText } from "#features/companies/cards/months-text.ts";
import {
  FIRST_SORTING,
  nextSorting,
  ofFilter,
  type SortKey,
  sortedRows,
  tableTotals,
  withWords,
} from "#features/companies/table/table-rows.ts";
import type { CompanyTableRow } from "#storage/queries/companies/company-table.ts";

const URGENT: CompanyAlert = { kind: "low-liquidity", urgent: true };
const PROFILE: CompanyAlert = { kind: "no-fiscal-profile", urgent: false };
const DRAFTS: CompanyAlert = { kind: "drafts", urgent: false, drafts: 2 };

interface Part {
  readonly name: string;
  readonly nit?: string;
  readonly alerts?: readonly CompanyAlert[];
  readonly liquidity?: number | null;
  readonly unbalanced?: number;
  readonly openMonths?: readonly string[];
  readonly last?: string;
}

function rowOf(part: Part, index = 0): CompanyTableRow {
  const { liquidity, last } = part;
  const judged = { value: liquidity ?? null, status: "good" };
  return {
    company: { id: `company_${index}`, name: part.name, nit: part.nit ?? "" },
    alerts: part.alerts ?? [],
    unbalanced: part.unbalanced ?? 0,
    openMonths: part.openMonths ?? [],
    hasFiscalProfile: part.alerts?.includes(PROFILE) !== true,
    lastEntry: last === undefined ? null : { date: last },
    figures:
      liquidity === undefined
        ? null
        : { indicators: { liquidity: judged, profitability: judged, debt: judged } },
  } as unknown as CompanyTableRow;
}

const names = (rows: readonly CompanyTableRow[]) => rows.map((row) => row.company.name);

const ROWS = [
  rowOf({ name: "Ñandú", alerts: [], liquidity: 1.2, openMonths: ["2026-11"], last: "2026-11-02" }, 1),
  rowOf({ name: "Ángel", alerts: [PROFILE, DRAFTS], liquidity: 3, unbalanced: 500, last: "2026-10-30" }, 2),
  rowOf(
    { name: "Zeta", alerts: [URGENT], liquidity: null, openMonths: ["2026-09", "2026-10", "2026-11"] },
    3,
  ),
  rowOf({ name: "agua", nit: "901.482.316-8" }, 4),
];

describe("the table of companies", () => {
  it("begins with urgent alerts, then with most", () => {
    expect(names(sortedRows(ROWS, FIRST_SORTING))).toEqual(["Zeta", "Ángel", "agua", "Ñandú"]);
  });

  it("sorts names as a Spanish dictionary does", () => {
    const sorting = { by: "company", direction: "ascending" } as const;
    expect(names(sortedRows(ROWS, sorting))).toEqual(["agua", "Ángel", "Ñandú", "Zeta"]);
  });

  it("puts what has no figure last, whichever way", () => {
    const sorted = (direction: "ascending" | "descending") =>
      names(sortedRows(ROWS, { by: "liquidity", direction }));
    expect(sorted("ascending")).toEqual(["Ñandú", "Ángel", "agua", "Zeta"]);
    expect(sorted("descending")).toEqual(["Ángel", "Ñandú", "agua", "Zeta"]);
  });

  it("turns round at a second press and begins anew at another head", () => {
    const first = nextSorting(FIRST_SORTING, "company");
    expect(first).toEqual({ by: "company", direction: "ascending" });
    expect(nextSorting(first, "company").direction).toBe("descending");
    expect(nextSorting(first, "debt")).toEqual({ by: "debt", direction: "descending" });
  });

  it("loses and adds no row, whatever it is sorted by", () => {
    const keys: SortKey[] = ["company", "lastEntry", "balances", "openMonths", "liquidity", "debt", "alerts"];
    const row = fc
      .record({
        name: fc.string(),
        liquidity: fc.option(fc.double({ noNaN: true }), { nil: null }),
        unbalanced: fc.nat(),
        last: fc.option(fc.constantFrom("2026-01-01", "2026-02-01"), { nil: undefined }),
      })
      .map((part) => ({ ...part, ...(part.last === undefined ? {} : { last: part.last }) }) as Part);
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), fc.constantFrom(...keys), (parts, by) => {
        const rows = parts.map(rowOf);
        for (const direction of ["ascending", "descending"] as const) {
          const sorted = sortedRows(rows, { by, direction });
          expect(new Set(sorted)).toEqual(new Set(rows));
          expect(sorted).toHaveLength(rows.length);
        }
      }),
    );
  });

  it("finds by words of the name without accents, and by digits of the NIT", () => {
    expect(names(withWords(ROWS, "angel"))).toEqual(["Ángel"]);
    expect(names(withWords(ROWS, "  "))).toHaveLength(4);
    expect(names(withWords(ROWS, "901482"))).toEqual(["agua"]);
    expect(names(withWords(ROWS, "482.316-8"))).toEqual(["agua"]);
    expect(withWords(ROWS, "nadie")).toEqual([]);
  });

  it("filters what has alerts and what does not balance", () => {
    expect(names(ofFilter(ROWS, "alerts"))).toEqual(["Ángel", "Zeta"]);
    expect(names(ofFilter(ROWS, "unbalanced"))).toEqual(["Ángel"]);
    expect(ofFilter(ROWS, "all")).toHaveLength(4);
  });

  it("adds all up", () => {
    expect(tableTotals(ROWS, month("2026-11"))).toEqual({
      companies: 4,
      withoutProfile: 1,
      unbalanced: 1,
      differences: 500,
      openMonths: 4,
      openBefore: 2,
      alerts: 3,
      urgent: 1,
    });
  });
});

describe("open months in words", () => {
  it.each([
    [[], "ninguno"],
    [["2026-11"], "nov"],
    [["2026-10", "2026-11"], "oct, nov"],
    [["2026-09", "2026-10", "2026-11"], "sep a nov"],
    [["2025-12", "2026-01", "2026-02"], "dic 2025 a feb"],
    [["2026-01", "2026-05", "2026-11"], "3 meses abiertos"],
  ])("%j is %s", (months, text) => {
    expect(monthsText(months.map(month), month("2026-11"))).toBe(text);
  });
});

describe("alerts", () => {
  const ALL: readonly (readonly [CompanyAlert, string, string])[] = [
    [{ kind: "unbalanced", urgent: true, difference: -1250 }, "No cuadra por $\u00a01.250", "books"],
    [URGENT, "Liquidez menor que 1", "analysis"],
    [{ kind: "over-limit", urgent: false }, "Solo lectura en el plan gratuito", "plan"],
    [DRAFTS, "2 borradores sin terminar", "books"],
    [{ kind: "open-months", urgent: false, months: 3 }, "3 meses anteriores abiertos", "books"],
    [{ kind: "cash-overdrawn", urgent: false }, "Caja con saldo crédito", "books"],
    [PROFILE, "Sin perfil fiscal", "profile"],
  ];

  it.each(ALL)("%o says %s and leads to %s", (alert, text, cause) => {
    expect(alertText(alert)).toBe(text);
    expect(alertCause(alert)).toBe(cause);
  });
});
