import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { monthPeriod } from "#domain/report/report-period.ts";
import { ledger } from "#reports/ledger/ledger.ts";
import { monthOrDays, ownSearch, withPeriod, withZeros } from "#reports/report-search.ts";
import { trialBalanceEntry } from "#reports/trial-balance/trial-balance.ts";

const BOOK = makeId("book", 1, new Uint8Array(10));
const ALL = {
  book: BOOK,
  cuenta: "1105" as AccountCode,
  periodo: month("2026-11"),
  desde: day("2026-11-01"),
  hasta: day("2026-11-20"),
  nivel: 6,
  ceros: true,
} as const;

describe("the address of a report", () => {
  it("keeps the book and its own parameters alone", () => {
    const { book, cuenta, periodo, desde, hasta, nivel, ceros } = ALL;
    expect(ownSearch(ledger, ALL)).toEqual({ book, cuenta, desde, hasta });
    expect(ownSearch(trialBalanceEntry, ALL)).toEqual({ book, periodo, desde, hasta, nivel, ceros });
  });

  it("reads the book's month where it says none, and days before a month", () => {
    const used = { first: month("2025-12"), last: month("2026-11") };
    const read = (search: Parameters<typeof monthOrDays>[0]) => monthOrDays(search, day("2026-11-20"), used);
    expect(read({})).toEqual(monthPeriod(month("2026-11")));
    expect(read({ periodo: month("2026-03") })).toEqual(monthPeriod(month("2026-03")));
    const days = { periodo: month("2026-03"), desde: day("2026-01-01"), hasta: day("2026-02-10") };
    expect(read(days)).toEqual({ from: "2026-01-01", to: "2026-02-10" });
  });

  it("says a month where the report is of a month, else two days", () => {
    const whole = { from: day("2026-10-01"), to: day("2026-10-31") };
    const part = { from: day("2026-10-01"), to: day("2026-11-05") };
    const { periodo: _month, desde: _from, hasta: _to, ...rest } = ALL;
    expect(withPeriod(trialBalanceEntry, ALL, whole)).toEqual({ ...rest, periodo: "2026-10" });
    expect(withPeriod(trialBalanceEntry, ALL, part)).toEqual({ ...rest, desde: part.from, hasta: part.to });
    expect(withPeriod(ledger, ALL, whole)).toEqual({ ...rest, desde: whole.from, hasta: whole.to });
  });

  it("says accounts in zero by their presence", () => {
    expect(withZeros({}, true)).toEqual({ ceros: true });
    expect(withZeros({ ceros: true }, false)).toEqual({});
  });
});
