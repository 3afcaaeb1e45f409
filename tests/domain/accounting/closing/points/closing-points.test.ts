import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import {
  type ClosingFacts,
  POINT_KEYS,
  type PointKey,
} from "#domain/accounting/closing/points/closing-point.ts";
import { closingPoints, mayNote } from "#domain/accounting/closing/points/closing-points.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { SOUND_FACTS } from "#tests/support/records/closing-facts.ts";

const NO_NOTES = new Map<PointKey, string>();

function pointOf(key: PointKey, facts: Partial<ClosingFacts>) {
  const found = closingPoints({ ...SOUND_FACTS, ...facts }, NO_NOTES).find((point) => point.key === key);
  if (found === undefined) throw new Error(key);
  return found;
}

const BANK = "111005" as AccountCode;
const NOV = month("2025-11");
const DEC = month("2025-12");
const amount = (value: number) => ({ kind: "amount", amount: value });
const count = (value: number) => ({ kind: "count", count: value });
const tax = (owed: number, paid = 0, isDue = true) => ({ owed: pesos(owed), paid: pesos(paid), isDue });
const register = (due: readonly (typeof DEC)[], differs = false) => ({
  by: "register" as const,
  due,
  differs,
});
const runs = (some: Partial<NonNullable<ClosingFacts["payroll"]>>) => ({
  payroll: { lacking: [], drafts: 0, unposted: 0, unpaid: 0, ...some },
});

/** Of two loans, which round to two pesos. */
const interest = (due: number, recorded: number) => ({
  "loan-interest": { due: pesos(due), recorded: pesos(recorded), loans: 2 },
});

describe("AC-80 a point is done if and only if the books say so", () => {
  it.each<[PointKey, Partial<ClosingFacts>, string, unknown]>([
    ["sums", { sums: pesos(0) }, "done", amount(0)],
    ["sums", { sums: pesos(-5) }, "missing", amount(-5)],
    ["recount", { recount: null }, "waiting", null],
    ["recount", { recount: 2 }, "missing", count(2)],
    ["earlier", { earlier: true }, "missing", null],
    ["months", { months: { used: 10, of: 12, empty: 1 } }, "missing", count(2)],
    ["months", { months: { used: 11, of: 12, empty: 0 } }, "waiting", count(1)],
    ["drafts", { drafts: 3 }, "missing", count(3)],
    ["strays", { strays: [month("2062-11")] }, "missing", count(1)],
    ["against", { against: 2 }, "missing", count(2)],
    ["unclassified", { unclassified: { accounts: [BANK], amount: pesos(7) } }, "missing", amount(7)],
    ["over", { over: { last: day("2025-12-31"), today: day("2025-12-31") } }, "waiting", null],
    ["over", { over: { last: day("2025-12-31"), today: day("2026-01-01") } }, "done", null],
    ["overdrawn", { overdrawn: 0 }, "done", count(0)],
    ["overdrawn", { overdrawn: 1 }, "missing", count(1)],
    ["reconciled", { reconciled: { open: [] } }, "done", count(0)],
    ["reconciled", { reconciled: { open: [BANK] } }, "missing", count(1)],
    ["reconciled", { reconciled: { open: [BANK] }, until: null }, "waiting", null],
    ["depreciation", { depreciation: register([]) }, "done", count(0)],
    ["depreciation", { depreciation: register([NOV, DEC]) }, "missing", count(2)],
    ["depreciation", { depreciation: register([], true) }, "missing", null],
    ["depreciation", { depreciation: register([DEC], true) }, "missing", count(1)],
    ["depreciation", { depreciation: { by: "accounts", last: DEC, skips: false } }, "done", null],
    ["depreciation", { depreciation: { by: "accounts", last: DEC, skips: true } }, "missing", null],
    ["depreciation", { depreciation: { by: "accounts", last: NOV, skips: false } }, "missing", null],
    ["depreciation", { depreciation: { by: "accounts", last: null, skips: false } }, "missing", null],
    [
      "depreciation",
      { depreciation: { by: "accounts", last: null, skips: false }, until: null },
      "waiting",
      null,
    ],
    ["recurring", { recurring: { waiting: 0 } }, "done", count(0)],
    ["recurring", { recurring: { waiting: 3 } }, "missing", count(3)],
    ["payroll", runs({}), "done", count(0)],
    ["payroll", runs({ lacking: [DEC], drafts: 1, unposted: 1, unpaid: 2 }), "missing", count(5)],
    ["provisions", { provisions: [] }, "done", count(0)],
    ["provisions", { provisions: ["bonus", "vacation"] }, "missing", count(2)],
    ["loan-interest", interest(900, 900), "done", amount(0)],
    ["loan-interest", interest(900, 898), "done", amount(0)],
    ["loan-interest", interest(900, 2_000), "done", amount(0)],
    ["loan-interest", interest(900, 0), "missing", amount(900)],
    ["loan-interest", interest(900, 897), "missing", amount(3)],
    [
      "loan-interest",
      { ...interest(900, 0), over: { last: day("2025-12-31"), today: day("2025-12-31") } },
      "waiting",
      amount(900),
    ],
    ["stock", { stock: { kardex: pesos(100), ledger: pesos(100) } }, "done", amount(0)],
    ["stock", { stock: { kardex: pesos(100), ledger: pesos(130) } }, "missing", amount(-30)],
    [
      "vat",
      { vat: { ...tax(500, 0, false), late: { until: NOV, amount: pesos(80) } } },
      "missing",
      amount(80),
    ],
    [
      "withheld",
      { withheld: { ...tax(9, 0, false), late: { until: NOV, amount: pesos(9) } } },
      "missing",
      amount(9),
    ],
    ["receivables", { receivables: { owed: pesos(90), old: pesos(0) } }, "done", amount(0)],
    ["receivables", { receivables: { owed: pesos(90), old: pesos(40) } }, "missing", amount(40)],
    ["payables", { payables: { owed: pesos(90), old: pesos(1) } }, "missing", amount(1)],
    ["vat", { vat: tax(0) }, "done", amount(0)],
    ["vat", { vat: tax(-500) }, "done", amount(0)],
    ["vat", { vat: tax(500) }, "missing", amount(500)],
    ["vat", { vat: tax(500, 200) }, "missing", amount(300)],
    ["vat", { vat: tax(500, 500) }, "done", amount(0)],
    ["vat", { vat: tax(500, 0, false) }, "waiting", amount(500)],
    ["withheld", { withheld: tax(80) }, "missing", amount(80)],
    ["income-tax", { "income-tax": pesos(0) }, "missing", amount(0)],
    ["income-tax", { "income-tax": pesos(35) }, "done", amount(35)],
  ])("%s %j is %s", (key, facts, state, figure) => {
    expect(pointOf(key, facts)).toMatchObject({ state, figure, note: null });
  });

  it("asks a month for nothing that only a period closes", () => {
    const keys = closingPoints({ ...SOUND_FACTS, isMonth: true }, NO_NOTES).map(({ key }) => key);
    const left = POINT_KEYS.filter((key) => !keys.includes(key));
    expect(left).toEqual(["earlier", "months", "loan-interest", "income-tax"]);
  });

  it("lists every point once; of a business that has nothing of the kind, none", () => {
    const points = closingPoints(SOUND_FACTS, NO_NOTES);
    expect(points.map(({ key }) => key)).toEqual(POINT_KEYS);
    const none = points.filter(({ state }) => state === "none").map(({ key }) => key);
    const empty = POINT_KEYS.filter(
      (key) => (SOUND_FACTS as unknown as Record<string, unknown>)[key] === null,
    );
    expect(none).toEqual(empty);
    expect(points.every(({ state }) => state === "done" || state === "none")).toBe(true);
  });
});

/** The same said another way: what has to hold in the books for each point. */
const HOLDS: Readonly<Record<PointKey, (facts: ClosingFacts) => boolean>> = {
  sums: (f) => Math.abs(f.sums) < 1,
  recount: (f) => f.recount === 0,
  earlier: (f) => !f.earlier,
  months: (f) => f.months.used >= f.months.of,
  drafts: (f) => f.drafts < 1,
  strays: (f) => !f.strays[0],
  against: (f) => f.against < 1,
  unclassified: (f) => !f.unclassified.accounts[0],
  over: (f) => !(f.over.today <= f.over.last),
  overdrawn: (f) => f.overdrawn === 0,
  reconciled: (f) => f.until !== null && f.reconciled?.open.length === 0,
  depreciation: ({ depreciation: d, until }) =>
    d?.by === "register"
      ? d.due.length === 0 && !d.differs
      : d !== null && until !== null && d.last !== null && !(d.last < until) && !d.skips,
  recurring: (f) => f.recurring?.waiting === 0,
  payroll: ({ payroll: p }) => p !== null && !p.lacking[0] && Math.max(p.drafts, p.unposted, p.unpaid) === 0,
  provisions: (f) => f.provisions?.length === 0,
  "loan-interest": ({ "loan-interest": f }) => f !== null && f.recorded >= f.due - f.loans,
  stock: (f) => f.stock !== null && f.stock.kardex === f.stock.ledger,
  receivables: (f) => f.receivables?.old === 0,
  payables: (f) => f.payables?.old === 0,
  vat: (f) => f.vat !== null && f.vat.owed <= f.vat.paid,
  withheld: (f) => f.withheld !== null && f.withheld.owed <= f.withheld.paid,
  "income-tax": (f) => f["income-tax"] !== null && f["income-tax"] !== 0,
};

const few = fc.integer({ min: 0, max: 2 });
const money = fc.integer({ min: -2, max: 2 }).map((value) => pesos(value * 1000 + 0));
const plus = few.map((value) => pesos(value * 1000));
const months = fc.uniqueArray(fc.constantFrom(NOV, DEC), { maxLength: 2 });
const maybe = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: null });
const debts = fc.record({ owed: plus, old: plus });
const taxes = fc.record({ owed: money, paid: plus, isDue: fc.boolean() });
const FACTS: fc.Arbitrary<ClosingFacts> = fc.record({
  isMonth: fc.boolean(),
  until: maybe(fc.constantFrom(NOV, DEC)),
  sums: money,
  recount: maybe(few),
  earlier: fc.boolean(),
  months: fc.record({ used: few, of: fc.constant(2), empty: few }),
  drafts: few,
  strays: months,
  against: few,
  unclassified: fc.record({ accounts: fc.subarray([BANK]), amount: plus }),
  over: fc.record({
    last: fc.constant(day("2025-12-31")),
    today: fc.constantFrom(day("2025-12-30"), day("2025-12-31"), day("2026-01-01")),
  }),
  overdrawn: maybe(few),
  reconciled: maybe(fc.record({ open: fc.subarray([BANK]) })),
  depreciation: maybe(
    fc.oneof(
      fc.record({ by: fc.constant("register" as const), due: months, differs: fc.boolean() }),
      fc.record({
        by: fc.constant("accounts" as const),
        last: maybe(fc.constantFrom(NOV, DEC)),
        skips: fc.boolean(),
      }),
    ),
  ),
  recurring: maybe(fc.record({ waiting: few })),
  payroll: maybe(fc.record({ lacking: months, drafts: few, unposted: few, unpaid: few })),
  provisions: maybe(fc.subarray(["bonus", "vacation"] as const)),
  "loan-interest": maybe(fc.record({ due: plus, recorded: plus, loans: few })),
  stock: maybe(fc.record({ kardex: money, ledger: money })),
  receivables: maybe(debts),
  payables: maybe(debts),
  vat: maybe(taxes),
  withheld: maybe(taxes),
  "income-tax": maybe(plus),
});

it("AC-80 for any books a point is done if and only if what it asks for holds", () => {
  fc.assert(
    fc.property(FACTS, (facts) => {
      for (const { key, state } of closingPoints(facts, NO_NOTES))
        expect([key, state === "done"]).toEqual([key, HOLDS[key](facts)]);
    }),
  );
});

it("AC-81 for any books what a person says makes a point not apply and none done, and leaves the others as they are", () => {
  const notes = fc.dictionary(fc.constantFrom(...POINT_KEYS), fc.constant("porque no"));
  fc.assert(
    fc.property(FACTS, notes, (facts, said) => {
      const before = closingPoints(facts, NO_NOTES);
      const after = closingPoints(facts, new Map(Object.entries(said) as [PointKey, string][]));
      for (const [at, point] of after.entries()) {
        const isNoted = said[point.key] !== undefined && mayNote(point.key);
        expect(point.note).toBe(isNoted ? "porque no" : null);
        expect(point.state).toBe(isNoted ? "none" : before[at]?.state);
        expect(point.figure).toEqual(before[at]?.figure);
      }
    }),
  );
});
