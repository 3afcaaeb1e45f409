import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { entryTotals } from "#domain/accounting/entries/check-entry.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos, sum, ZERO } from "#domain/kernel/pesos.ts";
import { checkRecurring } from "#domain/recurring/check-recurring.ts";
import { dueHindrance } from "#domain/recurring/due-hindrance.ts";
import { loanTable } from "#domain/recurring/loan-table.ts";
import type { LoanPlan, Recurring, RecurringPlan } from "#domain/recurring/recurring.ts";
import {
  deferredShare,
  dueContent,
  dueEntries,
  dueTotal,
  recurringDays,
  recurringDues,
  recurringLines,
  takesAmount,
} from "#domain/recurring/recurring-dues.ts";
import { marksBack, withMark, withoutMark } from "#domain/recurring/recurring-marks.ts";
import { newId } from "#storage/engine/environment.ts";

const code = (text: string) => text as AccountCode;
const RENT: RecurringPlan = {
  kind: "monthly",
  asks: false,
  lines: [
    { account: code("5120"), debit: pesos(900_000), credit: ZERO },
    { account: code("1110"), debit: ZERO, credit: pesos(900_000) },
  ],
};
const LOAN: LoanPlan = {
  kind: "loan",
  method: "french",
  principal: pesos(1_000_000),
  rate: 2,
  months: 3,
  debt: code("2105"),
  interest: code("5305"),
  money: code("1110"),
};

function recurring(part: Partial<Recurring> = {}): Recurring {
  return {
    id: newId("recurring"),
    bookId: newId("book"),
    description: "Arriendo",
    first: day("2026-01-31"),
    last: null,
    plan: RENT,
    state: "active",
    marks: [],
    createdAt: 1 as Recurring["createdAt"],
    updatedAt: 1 as Recurring["updatedAt"],
    version: 1,
    ...part,
  };
}

const terms = fc.record({
  method: fc.constantFrom("french" as const, "german" as const),
  principal: fc.integer({ min: 600, max: 5_000_000_000 }).map(pesos),
  rate: fc.integer({ min: 0, max: 800 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 1, max: 360 }),
});

describe("the days of what repeats (RC-01)", () => {
  it.each([
    ["2026-01-31", "2026-04-30", ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]],
    ["2028-01-30", "2028-03-30", ["2028-01-30", "2028-02-29", "2028-03-30"]],
    ["2027-02-28", "2027-04-28", ["2027-02-28", "2027-03-28", "2027-04-28"]],
    ["2026-05-15", "2026-05-14", []],
  ])("from %s until %s", (first, until, days) => {
    expect(recurringDays({ first: day(first), last: null, plan: RENT }, day(until))).toEqual(days);
  });

  it("end on the last day, or with the last month of what has a number of them", () => {
    const last = day("2026-03-01");
    expect(recurringDays({ first: day("2026-01-31"), last, plan: RENT }, day("2030-01-01"))).toHaveLength(2);
    expect(
      recurringDays({ first: day("2026-01-31"), last: null, plan: LOAN }, day("2030-01-01")),
    ).toHaveLength(3);
  });

  it("wait once each, all missed months too, the oldest first, and not while it is stopped", () => {
    const rent = recurring();
    const other = recurring({ first: day("2026-02-10") });
    expect(dueEntries([rent, other], day("2026-03-15")).map(({ date }) => date)).toEqual([
      "2026-01-31",
      "2026-02-10",
      "2026-02-28",
      "2026-03-10",
    ]);
    const marks = withMark(rent.marks, { date: day("2026-02-28"), kind: "skipped" });
    expect(recurringDues({ ...rent, marks }, day("2026-03-15")).map(({ date }) => date)).toEqual([
      "2026-01-31",
    ]);
    expect(recurringDues({ ...rent, state: "stopped" }, day("2026-03-15"))).toEqual([]);
  });

  it("whatever is marked, in any order, waiting and done days are all days, each once", () => {
    fc.assert(
      fc.property(fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]), (picked) => {
        const whole = recurring();
        const days = recurringDays(whole, day("2026-08-31"));
        const marks = picked.reduce<Recurring["marks"]>((all, at) => {
          const date = days[at];
          return date === undefined ? all : withMark(all, { date, kind: "skipped" });
        }, []);
        const waiting = recurringDues({ ...whole, marks }, day("2026-08-31")).map(({ date }) => date);
        expect([...waiting, ...marks.map(({ date }) => date)].sort()).toEqual(days);
      }),
    );
  });
});

describe("what is paid ahead becomes an expense (RC-02)", () => {
  it("in equal shares, the last one with what is left", () => {
    const plan = { total: pesos(1_000_000), months: 3 };
    expect([1, 2, 3].map((at) => deferredShare(plan, at))).toEqual([333_333, 333_333, 333_334]);
  });

  it("and the shares sum to the whole", () => {
    const months = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(fc.integer({ min: 600, max: 9_000_000_000 }).map(pesos), months, (total, count) => {
        const shares = Array.from({ length: count }, (_, at) =>
          deferredShare({ total, months: count }, at + 1),
        );
        expect(sum(shares)).toBe(total);
        expect(Math.min(...shares)).toBeGreaterThan(0);
      }),
    );
  });
});

describe("the table of a loan (RC-03)", () => {
  it("French: equal payments, by hand", () => {
    // 1.000.000 × 2 % / (1 − 1,02^−3) = 346.754,67
    expect(loanTable(LOAN)).toEqual([
      { payment: 346_755, interest: 20_000, capital: 326_755, balance: 673_245 },
      { payment: 346_755, interest: 13_465, capital: 333_290, balance: 339_955 },
      { payment: 346_754, interest: 6_799, capital: 339_955, balance: 0 },
    ]);
  });

  it("German: equal capital, by hand", () => {
    expect(loanTable({ ...LOAN, method: "german" })).toEqual([
      { payment: 353_333, interest: 20_000, capital: 333_333, balance: 666_667 },
      { payment: 346_666, interest: 13_333, capital: 333_333, balance: 333_334 },
      { payment: 340_001, interest: 6_667, capital: 333_334, balance: 0 },
    ]);
  });

  it("capital sums to the loan, and French payments are equal but the last", () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const rows = loanTable(loan);
        expect(rows).toHaveLength(loan.months);
        expect(sum(rows.map(({ capital }) => capital))).toBe(loan.principal);
        expect(rows.at(-1)?.balance).toBe(0);
        for (const { payment, interest, capital } of rows) {
          expect(capital).toBeGreaterThanOrEqual(0);
          expect(payment).toBe(interest + capital);
        }
        const equal = rows
          .slice(0, -1)
          .map(({ payment, capital }) => (loan.method === "french" ? payment : capital));
        if (rows.every(({ capital }) => capital > 0)) expect(new Set(equal).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("what a plan proposes balances in each month", () => {
    fc.assert(
      fc.property(terms, fc.boolean(), (loan, isLoan) => {
        const plan: RecurringPlan = isLoan
          ? { ...LOAN, ...loan }
          : {
              kind: "deferred",
              expense: code("5130"),
              prepaid: code("1705"),
              total: loan.principal,
              months: loan.months,
            };
        fc.pre(checkRecurring(recurring({ plan })).length === 0);
        for (const at of [1, loan.months]) {
          const totals = entryTotals(recurringLines(plan, at));
          expect(totals?.difference).toBe(0);
          expect(totals?.debit).toBeGreaterThan(0);
        }
        expect(recurringLines(plan, loan.months + 1).every(({ debit, credit }) => debit + credit > 0)).toBe(
          true,
        );
      }),
    );
  });
});

describe("an entry that waits", () => {
  const [due] = recurringDues(recurring(), day("2026-01-31"));
  if (due === undefined) throw new Error("one waits");

  it("takes another amount only where it asks for one and one line stands against one", () => {
    expect(dueTotal(dueContent(due, pesos(5)).lines)).toBe(900_000);
    const asking = recurring({ plan: { ...RENT, asks: true } as RecurringPlan });
    expect(takesAmount(asking)).toBe(true);
    const [own] = recurringDues(asking, day("2026-01-31"));
    if (own) expect(entryTotals(dueContent(own, pesos(5)).lines)).toMatchObject({ debit: 5, difference: 0 });
  });

  it("FE-11 comes without the key and the due day of the invoice that it was made after", () => {
    const [first, second] = RENT.lines;
    if (first === undefined || second === undefined) throw new Error("no lines");
    const lines = [
      { ...first, note: `CUFE ${"a".repeat(20)}` },
      { ...second, note: "Vence el 28/02/2026" },
    ];
    const [due] = recurringDues(recurring({ plan: { ...RENT, lines } }), day("2026-02-28"));
    if (due === undefined) throw new Error("nothing due");
    expect(dueContent(due, null).lines).toEqual(RENT.lines);
    expect(
      dueContent({ ...due, recurring: recurring({ plan: { ...RENT, lines, asks: true } }) }, pesos(5)).lines,
    ).toEqual(
      RENT.lines.map((line) => ({ ...line, debit: pesos(line.debit && 5), credit: pesos(line.credit && 5) })),
    );
  });

  it("says which one it is where they are counted", () => {
    const [first] = recurringDues(recurring({ plan: LOAN, description: "Cuota" }), day("2026-01-31"));
    if (first) expect(dueContent(first, null).description).toBe("Cuota (1 de 3)");
    expect(dueContent(due, null).description).toBe("Arriendo");
  });

  it("is hindered by a closed month and by an account that is gone", () => {
    const puc = pucChart();
    expect(dueHindrance(due, puc, new Set())).toBeNull();
    expect(dueHindrance(due, puc, new Set([month("2026-01")]))).toEqual({
      kind: "closed-month",
      month: "2026-01",
    });
    const gone = { ...due, lines: due.lines.map((line) => ({ ...line, account: code("99") })) };
    expect(dueHindrance(gone, puc, new Set())).toMatchObject({ kind: "problem" });
  });
});

/** The rent on the side of its cost alone; its first line may be of somebody. */
const sameAccount = (thirdParty?: string) =>
  RENT.lines.map((line, at) => ({
    ...line,
    account: code("5120"),
    ...(at === 0 && thirdParty !== undefined && { thirdParty }),
  }));

describe("what is said of it is checked", () => {
  it.each<readonly [string, Partial<Recurring>, readonly string[]]>([
    ["whole", {}, []],
    ["without a name", { description: "  " }, ["description"]],
    ["ends before it begins", { last: day("2025-01-01") }, ["end"]],
    ["no lines", { plan: { kind: "monthly", lines: [], asks: false } }, ["unbalanced"]],
    ["nothing lent", { plan: { ...LOAN, principal: ZERO } }, ["amount"]],
    ["no months", { plan: { ...LOAN, months: 0 } }, ["months"]],
    ["half a month", { plan: { ...LOAN, months: 1.5 } }, ["months"]],
    ["a rate of usury", { plan: { ...LOAN, rate: 21 } }, ["rate"]],
    [
      "a payment without capital",
      { plan: { ...LOAN, principal: pesos(1000), rate: 8, months: 360 } },
      ["payments"],
    ],
    ["a cost that its own account pays", { plan: { ...RENT, lines: sameAccount() } }, ["accounts"]],
    ["one account twice, of two third parties", { plan: { ...RENT, lines: sameAccount("Ana") } }, []],
    ["one account twice", { plan: { ...LOAN, interest: LOAN.debt } }, ["accounts"]],
  ])("%s", (_, part, problems) => {
    expect(checkRecurring(recurring(part))).toEqual(problems);
  });
});

describe("marks are taken back", () => {
  const mark = { date: day("2026-01-31"), kind: "posted", entryId: newId("entry") } as const;
  const other = { date: day("2026-02-28"), kind: "skipped" } as const;

  it("those of the command alone, with what was marked since", () => {
    const [before, after] = [{ marks: [] }, { marks: [mark] }];
    expect(marksBack({ marks: [mark, other] }, before, after)).toEqual([other]);
    expect(marksBack({ marks: [other] }, after, before)).toEqual([mark, other]);
  });

  it("not if its day was marked otherwise since", () => {
    const again = { ...mark, entryId: newId("entry") };
    expect(marksBack({ marks: [again] }, { marks: [] }, { marks: [mark] })).toBeNull();
    expect(withoutMark([mark, other], mark.date)).toEqual([other]);
  });
});
