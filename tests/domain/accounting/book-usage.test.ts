import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { bookUsage, type UsageFacts } from "#domain/accounting/book-usage.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { MAX_PESOS, pesos } from "#domain/kernel/pesos.ts";

const total = (code: string, debit: number, credit: number) =>
  [code as AccountCode, { debit: pesos(debit), credit: pesos(credit) }] as const;

const FACTS: UsageFacts = {
  book: { start: day("2026-09-01"), end: day("2026-12-31") },
  today: day("2026-11-20"),
  months: [
    { month: month("2026-09"), entries: 3 },
    { month: month("2026-11"), entries: 5 },
  ],
  totals: [total("1105", 100, 40), total("4135", 0, 100), total("1105", 10, 0), total("1110", 0, 0)],
  busy: new Set<Day>([day("2026-09-03"), day("2026-11-03"), day("2026-11-20"), day("2026-08-31")]),
};

describe("how a book is used", () => {
  it("counts every month between the first and the last, those without entries too", () => {
    expect(bookUsage(FACTS).months).toEqual([
      { month: "2026-09", entries: 3 },
      { month: "2026-10", entries: 0 },
      { month: "2026-11", entries: 5 },
    ]);
  });

  it("AC-50 counts none of more than a year without entries", () => {
    const [early, late] = ["1900-01", "2062-03"].map((each) => ({ month: month(each), entries: 1 }));
    const months = [early, ...FACTS.months, late].filter((each) => each !== undefined);
    const told = bookUsage({ ...FACTS, months }).months.map((each) => `${each.month}:${each.entries}`);
    expect(told.join(" ")).toBe("1900-01:1 2026-09:3 2026-10:0 2026-11:5 2062-03:1");
  });

  it("puts the accounts that moved most first, over all months, and leaves out those that did not move", () => {
    expect(bookUsage(FACTS).accounts).toEqual([
      { account: "1105", debit: 110, credit: 40, moved: 150 },
      { account: "4135", debit: 0, credit: 100, moved: 100 },
    ]);
    expect(bookUsage(FACTS, 1).accounts).toHaveLength(1);
    const huge = bookUsage({ ...FACTS, totals: [total("1105", MAX_PESOS, MAX_PESOS)] });
    expect(huge.accounts[0]?.moved).toBe(MAX_PESOS);
  });

  it("counts the days of the book until today on which nothing was registered", () => {
    const usage = bookUsage(FACTS);
    expect([usage.days, usage.idleDays, usage.lastEntry]).toEqual([81, 78, "2026-11-20"]);
    const over = bookUsage({ ...FACTS, today: day("2027-05-05") });
    expect([over.days, over.idleDays]).toEqual([122, 119]);
    const early = bookUsage({ ...FACTS, today: day("2026-08-01") });
    expect([early.days, early.idleDays]).toEqual([0, 0]);
  });

  it("counts from the first month with entries to the last with some, and days at both ends of its period", () => {
    const blank = { month: month("2026-08"), entries: 0 };
    const after = { month: month("2026-12"), entries: 0 };
    expect(bookUsage({ ...FACTS, months: [blank, ...FACTS.months, after] }).months).toEqual(
      bookUsage(FACTS).months,
    );
    const ends = new Set<Day>([day("2026-09-01"), day("2026-11-20"), day("2026-11-21")]);
    const used = bookUsage({ ...FACTS, busy: ends });
    expect([used.days, used.idleDays, used.lastEntry]).toEqual([81, 79, "2026-11-21"]);
    const lastDay = bookUsage({ ...FACTS, today: day("2026-12-31") });
    expect(lastDay.days).toBe(122);
  });

  it("orders accounts that moved as much by their codes", () => {
    const totals = [total("1110", 50, 0), total("4135", 0, 50), total("1105", 20, 30), total("2205", 70, 0)];
    const accounts = bookUsage({ ...FACTS, totals }).accounts.map(({ account }) => account);
    expect(accounts).toEqual(["2205", "1105", "1110", "4135"]);
  });

  it("has nothing to say of an empty book", () => {
    const usage = bookUsage({ ...FACTS, months: [], totals: [], busy: new Set() });
    expect([usage.months, usage.accounts, usage.lastEntry]).toEqual([[], [], null]);
  });
});
