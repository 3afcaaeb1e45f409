import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import { payableEntry, paymentContent } from "#domain/payroll/run/payable.ts";
import { runEntry } from "#domain/payroll/run/run-entry.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import { settlementEntry } from "#domain/payroll/settlement/settlement-entry.ts";
import { benefitsOfStaff, entryDay, postedPart } from "#features/payroll/settlements/benefits-of-staff.ts";
import {
  orderOf,
  payOnFile,
  recordedOf,
  startSettlementDraft,
} from "#features/payroll/settlements/settlement-draft.ts";
import { newId } from "#storage/engine/environment.ts";
import type { PostedPayment } from "#storage/queries/payroll/payments.ts";
import { employeeFields, must } from "#tests/support/payroll/payroll-runs.ts";
import { closedRunOf, type Paid } from "../../../domain/payroll/benefits/runs-of.ts";

const START = day("2026-07-01");
const choice = { kind: "second-bonus", year: 2026 } as const;

const luz: Employee = {
  id: newId("employee"),
  companyId: newId("company"),
  ...employeeFields("Luz", 2_000_000, { start: START }),
  createdAt: 1,
  updatedAt: 1,
  version: 1,
};

function runsOf(months: readonly Omit<Paid, "period">[]): readonly StoredRun[] {
  return months.map((paid, index) =>
    closedRunOf(
      { ...paid, period: `2026-${String(index + 7).padStart(2, "0")}` },
      { id: luz.id, start: START },
    ),
  );
}

/** What the dialog posts: its entry, and the record as the books keep it. */
function bonus(runs: readonly StoredRun[], payments: readonly PostedPayment[]) {
  const found = benefitsOfStaff([luz], choice, new Map(), payments, runs);
  if (!found.ok) throw new Error(found.error.kind);
  const { toPost } = found.value;
  if (toPost.length === 0) return null;
  const payable = {
    what: choice.kind,
    year: 2026,
    due: toPost.map(postedPart),
    date: entryDay(choice, toPost, day("2026-12-15")),
  };
  const payment = { ...paymentContent(payable), id: newId("benefitPayment") };
  return { due: toPost.map(postedPart), entry: payableEntry(payable), paid: { payment } as PostedPayment };
}

const entryOf = (run: StoredRun) => runEntry(must(computeKept(run, null)).run);

function balance(account: string, entries: readonly EntryContent[]) {
  return entries
    .flatMap(({ lines }) => lines)
    .reduce((sum, each) => (each.account === account ? sum + each.credit - each.debit : sum), 0);
}

const FIXED = { salary: 2_000_000 };
const SOLD = { salary: 2_000_000, input: { commissions: pesos(600_000) } };

describe("PY-10 a prima recorded before the last run of its semester", () => {
  it("CST 306: commissions of December raise it, and the books pay the difference out of its provision", () => {
    const runs = runsOf([FIXED, FIXED, FIXED, FIXED, FIXED, SOLD]);
    const first = bonus(runs.slice(0, 5), []);
    // (2.000.000 + 249.095) × 180 ÷ 360.
    expect(first?.due[0]?.net).toBe(1_124_548);
    const rest = bonus(runs, first ? [first.paid] : []);
    // (2.000.000 + 600.000 ÷ 6 + 249.095) × 180 ÷ 360 = 1.174.548, less what was paid.
    expect(rest?.due[0]?.net).toBe(50_000);
    expect(rest?.due[0]?.lines[0]).toMatchObject({ paid: 1_124_548, amount: 50_000 });
    const entries = [...runs.map(entryOf), ...[first, rest].flatMap((each) => (each ? [each.entry] : []))];
    expect(balance("261020", entries)).toBe(0);
    expect([first?.entry.date, rest?.entry.date]).toEqual(["2026-12-15", "2026-12-31"]);
    expect(
      bonus(
        runs,
        [first, rest].flatMap((each) => (each ? [each.paid] : [])),
      ),
    ).toBeNull();
  });

  it("for any months ends without a balance in its provision, and nothing is paid twice", () => {
    const month = fc.record({
      salary: fc.integer({ min: 1_800_000, max: 9_000_000 }),
      input: fc.record({ commissions: fc.nat(900_000).map(pesos) }),
    });
    fc.assert(
      fc.property(
        fc.array(month, { minLength: 6, maxLength: 6 }),
        fc.integer({ min: 4, max: 6 }),
        (months, known) => {
          const runs = runsOf(months);
          const first = bonus(runs.slice(0, known), []);
          const rest = bonus(runs, first ? [first.paid] : []);
          const posted = [first, rest].flatMap((each) => (each ? [each] : []));
          const entries = [...runs.map(entryOf), ...posted.map(({ entry }) => entry)];
          expect(balance("261020", entries)).toBe(0);
          expect(
            bonus(
              runs,
              posted.map(({ paid }) => paid),
            ),
          ).toBeNull();
          for (const { lines } of entries)
            expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("leaves nothing in its provision when the contract ends in the same month", () => {
    const runs = runsOf([FIXED, FIXED, FIXED, FIXED, FIXED, SOLD]);
    const first = bonus(runs.slice(0, 5), []);
    const payments = first ? [first.paid.payment] : [];
    const draft = { ...startSettlementDraft(luz, day("2026-12-31")), end: day("2026-12-31") };
    const order = orderOf(draft, luz, recordedOf(draft, luz, payments), payOnFile(luz, runs, payments));
    const settled = order && must(settleContract(order, createLawReader()));
    const entries = [
      ...runs.map(entryOf),
      ...(first ? [first.entry] : []),
      ...(settled ? [settlementEntry(settled)] : []),
    ];
    expect(settled?.lines.find(({ concept }) => concept === "serviceBonus")?.amount).toBe(50_000);
    expect(["261005", "261010", "261015", "261020"].map((account) => balance(account, entries))).toEqual([
      0, 0, 0, 0,
    ]);
  });
});
