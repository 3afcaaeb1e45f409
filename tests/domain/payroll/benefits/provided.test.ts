import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { day, lastDay, month } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { severancePay, spanPay } from "#domain/payroll/benefits/average-pay.ts";
import type { PaidStretch } from "#domain/payroll/benefits/pay-history.ts";
import { payHistory } from "#domain/payroll/benefits/pay-history.ts";
import { providedFor } from "#domain/payroll/benefits/provided.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import { runEntry } from "#domain/payroll/run/run-entry.ts";
import { benefitSpan, benefitsDue, benefitsEntry } from "#domain/payroll/settlement/benefits-due.ts";
import { knownPay, providedOf } from "#domain/payroll/settlement/known-pay.ts";
import { NOTHING_PAID } from "#domain/payroll/settlement/paid-benefits.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import { settlementEntry } from "#domain/payroll/settlement/settlement-entry.ts";
import type { SettlementOrder } from "#domain/payroll/settlement/settlement-order.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { runs } from "#tests/support/random/runs.ts";
import { absence, contractOf, hours } from "../people.ts";
import { closedRunOf } from "./runs-of.ts";

const pad = (index: number) => String(index).padStart(2, "0");

/** A month of 2026: a salary, commissions, overtime, and some leave. */
const monthArb = fc.record({
  salary: fc.integer({ min: 1_800_000, max: 9_000_000 }),
  commissions: fc.nat(900_000),
  overtime: fc.nat(20),
  leave: fc.constantFrom("none", "none", "vacation", "unpaid", "sick"),
});

function runsOf(months: readonly (typeof monthArb extends fc.Arbitrary<infer Month> ? Month : never)[]) {
  return months.map(({ salary, commissions, overtime, leave }, index) => {
    const name = `2026-${pad(index + 1)}`;
    const input = {
      commissions: pesos(commissions),
      hours: overtime === 0 ? [] : [hours("HED", overtime, `${name}-03`)],
      absences: leave === "none" ? [] : [absence(leave, `${name}-05`, `${name}-11`)],
    };
    return closedRunOf({ period: name, salary, input }, { start: day("2026-01-01") });
  });
}

const BENEFITS = ["261005", "261010", "261015", "261020"] as const;

function balances(entries: readonly EntryContent[]) {
  return BENEFITS.map((wanted) =>
    entries
      .flatMap(({ lines }) => lines)
      .reduce((sum, { account, debit, credit }) => (account === wanted ? sum + credit - debit : sum), 0),
  );
}

/** A resignation with everything that closed runs say. */
function automaticOrder(contract: Contract, end: Day, history: readonly PaidStretch[]): SettlementOrder {
  const { year, semester, vacationVariable, unpaidDays } = knownPay(contract, end, history);
  const { variable: variableOfYear, ...fixedOfYear } = year;
  const { variable: variableOfSemester, ...fixedOfSemester } = semester;
  return {
    contract,
    end,
    reason: "resignation",
    agreedEnd: null,
    variableOfYear,
    variableOfSemester,
    fixedOfYear,
    fixedOfSemester,
    vacationVariable,
    unpaidDays,
    vacationDaysTaken: 0,
    paid: NOTHING_PAID,
    provided: providedOf(contract, end, history, NOTHING_PAID),
  };
}

const read = createLawReader();

describe("PY-10 what was provided and what is paid meet in the books (NIIF para PYMES 28.4)", () => {
  it("for any months of pay, a settlement leaves nothing in the provisions", () => {
    fc.assert(
      fc.property(fc.array(monthArb, { minLength: 1, maxLength: 12 }), (months) => {
        const closed = runsOf(months);
        const end = lastDay(month(`2026-${pad(months.length)}`));
        const contract = contractOf(months.at(-1)?.salary ?? 0, { start: day("2026-01-01") });
        const order = automaticOrder(contract, end, payHistory(closed, contract));
        const entry = settlementEntry(must(settleContract(order, read)));
        expect(checkEntry(entry, pucChart())).toEqual([]);
        const provisions = closed.map((run) => runEntry(must(computeKept(run, null)).run));
        const [severance, interest, vacation, bonus] = balances([...provisions, entry]);
        // The prima of the semester before was paid on its own.
        const first = months.length > 6 ? balances(provisions.slice(0, 6))[3] : 0;
        expect([severance, interest, vacation, bonus]).toEqual([0, 0, 0, first]);
      }),
      runs(40, 300),
    );
  });

  it("for any year with an average, cesantías are the sum of their provisions, but for rounding", () => {
    fc.assert(
      fc.property(fc.array(monthArb, { minLength: 12, maxLength: 12 }), (months) => {
        const closed = runsOf(
          months.map((each, index) => ({ ...each, commissions: each.commissions + index + 1 })),
        );
        const contract = contractOf(months.at(-1)?.salary ?? 0, { start: day("2026-01-01") });
        const history = payHistory(closed, contract);
        const span = benefitSpan("severance", 2026);
        const pay = spanPay(history, contract, span);
        const { variable, ...fixed } = severancePay(pay);
        const provided = providedFor(history, span, "severance") ?? 0;
        const order = {
          contract,
          kind: "severance",
          year: 2026,
          variable,
          fixed,
          unpaidDays: pay.unpaidDays,
        } as const;
        const [severance] = must(benefitsDue(order, read)).lines;
        expect(Math.abs((severance?.amount ?? 0) - provided)).toBeLessThanOrEqual(12);
      }),
      runs(20, 200),
    );
  });

  it("a prima of many people uses up each one's provision; the expense takes the difference", () => {
    const contract = contractOf(4_000_000);
    const due = must(
      benefitsDue(
        {
          contract,
          kind: "first-bonus",
          year: 2026,
          variable: pesos(0),
          unpaidDays: 0,
          provided: { serviceBonus: pesos(1_999_998) },
        },
        read,
      ),
    );
    const over = {
      ...due,
      order: {
        ...due.order,
        contract: { ...contract, area: "sales" as const },
        provided: { serviceBonus: pesos(2_000_005) },
      },
    };
    const lines = (each: typeof due) =>
      benefitsEntry("first-bonus", 2026, [each]).lines.map(
        ({ account, debit, credit }) => `${account} ${debit || -credit}`,
      );
    expect(lines(due)).toEqual(["261020 1999998", "510536 2", "2505 -2000000"]);
    expect(lines(over)).toEqual(["261020 2000005", "2505 -2000000", "520536 -5"]);
  });

  it("asks for posted runs over every day: the rest may be in an opening balance", () => {
    const contract = contractOf(4_000_000);
    const closed = ["2026-01", "2026-02"].map((period) => closedRunOf({ period, salary: 4_000_000 }));
    const span = { from: day("2026-01-01"), to: day("2026-02-28") };
    expect(providedFor(payHistory(closed, contract), span, "severance")).toBe(666_666);
    expect(providedFor(payHistory(closed.slice(1), contract), span, "severance")).toBeNull();
    const unposted = closed.map((run) => ({ ...run, posting: null }));
    expect(providedFor(payHistory(unposted, contract), span, "severance")).toBeNull();
  });
});
