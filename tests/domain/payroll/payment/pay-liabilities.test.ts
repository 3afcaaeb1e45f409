import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { EmployeeId } from "#domain/kernel/ids.ts";
import { type Pesos, pesos, sum } from "#domain/kernel/pesos.ts";
import {
  asPosted,
  openLiabilities,
  paymentLiabilities,
  runLiabilities,
  settledSince,
} from "#domain/payroll/payment/liabilities.ts";
import type { Liability, OpenLiability, PaidPart } from "#domain/payroll/payment/liability-payment.ts";
import { mostPayable, paymentEntry, paymentProblem } from "#domain/payroll/payment/pay-liabilities.ts";
import { computeRun, type RunPerson } from "#domain/payroll/run/compute-run.ts";
import { Postings, runEntry } from "#domain/payroll/run/run-entry.ts";
import type { StoredPayment } from "#domain/payroll/settlement/stored-payment.ts";
import { newId } from "#storage/engine/environment.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { PEOPLE, runOf as slipRun } from "#tests/support/payroll/slip-people.ts";
import { runs } from "#tests/support/random/runs.ts";
import { periodOf } from "../people.ts";
import { personIn } from "../random-people.ts";

const PERIOD = periodOf("2026-11");
const BANK = "111005";

function runOf(people: readonly RunPerson[]) {
  const settings = { employer: "company", transportBy: "all-salary" } as const;
  return must(computeRun({ period: PERIOD, settings, overrides: {}, people }));
}

function entryOf(parts: readonly PaidPart[], open: readonly OpenLiability[]): EntryContent {
  const order = { day: day("2026-12-10"), from: BANK, parts, description: "Pago", reference: "" };
  return paymentEntry(order, open);
}

function balance(entries: readonly EntryContent[], account: string): number {
  const lines = entries.flatMap((each) => each.lines).filter((line) => line.account === account);
  return lines.reduce((total, { debit, credit }) => total + credit - debit, 0);
}

/** What group 25 owes to each name. */
function balancesByName(entries: readonly EntryContent[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const lines = entries.flatMap((each) => each.lines).filter(({ account }) => account.startsWith("25"));
  for (const { thirdParty = "", debit, credit } of lines)
    found.set(thirdParty, (found.get(thirdParty) ?? 0) + credit - debit);
  return found;
}

const people = fc.array(personIn(PERIOD), { minLength: 1, maxLength: 4 });

describe("PY-15 what a run left owed is paid in parts until nothing is left", () => {
  it("AC-112 every liability of the run's entry, and of each worker, ends at zero, whatever was paid first (NIIF para PYMES 28.3)", () => {
    fc.assert(
      fc.property(people, fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }), (staff, shares) => {
        const run = runOf(staff);
        const owed = runLiabilities(run);
        const entries = [runEntry(run)];
        const paid: { parts: readonly PaidPart[] }[] = [];
        const pay = (amountOf: (left: Pesos) => number) => {
          const open = openLiabilities(owed, paid);
          const parts = open
            .map(({ account, left }): PaidPart => [account, pesos(amountOf(left))])
            .filter(([, amount]) => amount > 0);
          if (parts.length === 0) return;
          expect(paymentProblem({ from: BANK, parts }, open)).toBeNull();
          entries.push(entryOf(parts, open));
          paid.push({ parts });
        };
        for (const share of shares) pay((left) => Math.floor((left * share) / 100));
        pay((left) => left);
        expect(openLiabilities(owed, paid).map(({ left }) => left)).toEqual(owed.map(() => 0));
        for (const { account } of owed) expect(balance(entries, account), account).toBe(0);
        for (const [name, left] of balancesByName(entries)) expect(left, name).toBe(0);
        for (const entry of entries) expect(checkEntry(entry, pucChart()), "balanced").toEqual([]);
        expect(balance(entries, BANK)).toBe(sum(owed.map(({ amount }) => amount)));
      }),
      runs(100, 1_000),
    );
  });
});

describe("what a run leaves owed, by hand", () => {
  it("is what its creditors are owed, rounded up by the form for each contribution of a person (Decreto 780 de 2016, art. 3.2.1.5)", () => {
    const told = (liabilities: readonly Liability[]) =>
      liabilities.map(({ account, amount, rounding }) => `${account} ${amount} ${rounding}`);
    // Without the loan, which the company keeps, and the provisions, which are not owed yet.
    expect(told(runLiabilities(slipRun(PEOPLE.slice(0, 1))))).toEqual([
      "2505 2249477 0",
      "237005 92190 200",
      "238030 368761 200",
      "237006 12031 100",
      "237010 92190 300",
    ]);
    expect(told(runLiabilities(slipRun()))).toEqual([
      "2505 24829477 0",
      "237005 2752208 600",
      "238030 4078833 600",
      "237006 126221 300",
      "237010 2017208 900",
      "236505 5530000 0",
      "237025 5000000 0",
    ]);
  });

  it("names whose net it is, but nobody who owes more than was earned", () => {
    const [net, ...others] = runLiabilities(slipRun());
    expect(net?.people).toEqual([
      ["Yuliana Cárdenas Peña", 2_249_477],
      ["Íngrid Núñez Ágredo", 22_580_000],
    ]);
    expect(others.filter((each) => "people" in each)).toEqual([]);
  });

  it("is paid account by account, each by its own payments", () => {
    const owed = runLiabilities(slipRun(PEOPLE.slice(0, 1)));
    const paid = [{ parts: [["2505", pesos(249_477)] as const, ["237005", pesos(92_200)] as const] }];
    const open = openLiabilities(owed, paid);
    expect(open.map((each) => [each.paid, each.left])).toEqual([
      [249_477, 2_000_000],
      [92_200, 0],
      [0, 368_761],
      [0, 12_031],
      [0, 92_190],
    ]);
    expect(open.map(mostPayable)).toEqual([2_000_000, 0, 368_961, 12_131, 92_490]);
    const lines = entryOf(
      [
        ["237010", pesos(92_200)],
        ["237006", pesos(12_031)],
      ],
      open,
    ).lines;
    expect(lines.map(({ account, debit, credit }) => `${account} ${debit - credit}`)).toEqual([
      "237010 92190",
      "237006 12031",
      "539595 10",
      `${BANK} -104231`,
    ]);
    expect(lines.some((each) => "thirdParty" in each)).toBe(false);
  });
});

describe("what may be paid of a liability", () => {
  const OPEN: readonly OpenLiability[] = [
    {
      account: "2505",
      label: "",
      amount: pesos(1_000),
      rounding: pesos(0),
      paid: pesos(400),
      left: pesos(600),
    },
    // Two people: 100 pesos for each of two contributions to health.
    {
      account: "237005",
      label: "",
      amount: pesos(950),
      rounding: pesos(400),
      paid: pesos(0),
      left: pesos(950),
    },
    { account: "236505", label: "", amount: pesos(7), rounding: pesos(0), paid: pesos(7), left: pesos(0) },
  ];
  const problem = (parts: readonly PaidPart[], from = BANK) =>
    paymentProblem({ from, parts }, OPEN)?.kind ?? null;

  it.each<[string, readonly PaidPart[], string | null]>([
    ["what is left", [["2505", pesos(600)]], null],
    ["a part of it", [["2505", pesos(1)]], null],
    [
      "several",
      [
        ["2505", pesos(600)],
        ["237005", pesos(950)],
      ],
      null,
    ],
    ["a peso more", [["2505", pesos(601)]], "amount"],
    ["nothing of it", [["2505", pesos(0)]], "amount"],
    ["one that was paid", [["236505", pesos(1)]], "amount"],
    ["one that is not owed", [["2610", pesos(1)]], "amount"],
    [
      "one twice",
      [
        ["2505", pesos(1)],
        ["2505", pesos(1)],
      ],
      "amount",
    ],
    ["none", [], "nothing"],
    [
      "contributions as the form rounds them (Decreto 780 de 2016, art. 3.2.1.5)",
      [["237005", pesos(1_100)]],
      null,
    ],
    ["contributions above any rounding", [["237005", pesos(1_351)]], "amount"],
  ])("%s", (_, parts, expected) => {
    expect(problem(parts)).toBe(expected);
  });

  it("from cash or a bank", () => {
    for (const from of ["1105", "110505", "111005", "11100501", "112005"])
      expect(problem([["2505", pesos(1)]], from)).toBeNull();
    for (const from of ["", "11", "110", "1305", "2505", "530505"])
      expect(problem([["2505", pesos(1)]], from)).toBe("not-money");
    expect(OPEN.map(mostPayable)).toEqual([600, 1_350, 0]);
  });

  it("what the form rounds up is an expense, so that the liability ends at zero", () => {
    expect(entryOf([["237005", pesos(1_100)]], OPEN).lines).toEqual([
      { account: "237005", debit: 950, credit: 0 },
      { account: "539595", debit: 150, credit: 0 },
      { account: BANK, debit: 0, credit: 1_100 },
    ]);
    expect(openLiabilities(OPEN, [{ parts: [["237005", pesos(1_100)]] }])[1]?.left).toBe(0);
  });
});

describe("what a settlement or a benefit left owed", () => {
  const employeeId = newId("employee");
  const of = (
    what: Parameters<typeof paymentLiabilities>[0]["what"],
    paid: Parameters<typeof paymentLiabilities>[0]["people"][number]["paid"],
  ) =>
    paymentLiabilities({ what, people: [{ employeeId, name: "Ana", paid }] }).map(({ account, amount }) => [
      account,
      amount,
    ]);

  it.each([
    [
      "first-bonus",
      [
        ["serviceBonus", 900_000],
        ["bonusWithholding", 50_000],
      ],
      [
        ["2505", 850_000],
        ["236505", 50_000],
      ],
    ],
    // Cesantías to the fund, interest to the person (Ley 50 de 1990, art. 99).
    [
      "severance",
      [
        ["severance", 2_000_000],
        ["severanceInterest", 240_000],
      ],
      [
        ["2510", 2_000_000],
        ["2515", 240_000],
      ],
    ],
    [
      "settlement",
      [
        ["severance", 2_000_000],
        ["vacation", 500_000],
      ],
      [["2505", 2_500_000]],
    ],
  ] as const)("%s", (what, paid, expected) => {
    expect(
      of(
        what,
        paid.map(([concept, amount]) => [concept, pesos(amount)] as const),
      ),
    ).toEqual(expected);
  });
});

describe("PY-15 what a settlement paid of consolidated cesantías is owed to the fund no more (Ley 50 de 1990, art. 99-4)", () => {
  const person = (id: string, paid: StoredPayment["people"][number]["paid"]) => ({
    employeeId: id as EmployeeId,
    name: id,
    paid,
  });
  const both = [
    ["severance", pesos(1_000)],
    ["severanceInterest", pesos(120)],
  ] as const;
  const record = {
    what: "severance" as const,
    day: day("2025-12-31"),
    people: [person("ana", both), person("luis", both)],
    createdAt: 10,
  };
  const settlement = (id: string, on: string, createdAt = 20) => ({
    what: "settlement" as const,
    day: day(on),
    createdAt,
    people: [
      person(id, [
        ["earlierSeverance", pesos(1_000)],
        ["earlierInterest", pesos(120)],
        ["vacation", pesos(7)],
      ]),
    ],
  });

  it.each([
    ["none", [], [2_000, 240]],
    ["of one of the people", [settlement("ana", "2026-02-05")], [1_000, 120]],
    ["of both", [settlement("ana", "2026-02-05"), settlement("luis", "2026-01-10")], []],
    ["of somebody else", [settlement("eva", "2026-02-05")], [2_000, 240]],
    ["of another year", [settlement("ana", "2027-02-05")], [2_000, 240]],
    [
      "posted before the consolidation, from the provision",
      [settlement("ana", "2026-02-05", 5)],
      [2_000, 240],
    ],
  ])("settlements: %s", (_name, settlements, left) => {
    const owed = paymentLiabilities(record, settledSince(record, settlements));
    expect(owed.map(({ amount }) => amount)).toEqual(left);
  });
});

describe("AC-112 what is owed to workers names each one", () => {
  const [ana, luz] = ["Ana Ruiz", "Luz Díaz"];
  const owed = [
    {
      account: "2505",
      label: "",
      amount: pesos(1_000),
      rounding: pesos(0),
      people: [
        [ana, pesos(400)],
        [luz, pesos(600)],
      ],
    },
  ] as const;
  const debits = (paid: number, amount: number, liabilities: readonly Liability[] = owed) => {
    const open = openLiabilities(liabilities, paid === 0 ? [] : [{ parts: [["2505", pesos(paid)]] }]);
    return entryOf([["2505", pesos(amount)]], open).lines.flatMap(({ thirdParty, debit }) =>
      debit > 0 ? [[thirdParty, debit]] : [],
    );
  };

  it("pays a part to the first ones, and goes on from there", () => {
    expect(debits(0, 1_000)).toEqual([
      [ana, 400],
      [luz, 600],
    ]);
    expect(debits(0, 500)).toEqual([
      [ana, 400],
      [luz, 100],
    ]);
    expect(debits(500, 500)).toEqual([[luz, 500]]);
  });

  it("is told without names where the entry has other people, amounts or accounts than it", () => {
    const line = (account: string, credit: number, thirdParty: string) => ({
      account: account as AccountCode,
      debit: pesos(0),
      credit: pesos(credit),
      thirdParty,
    });
    const named = (...lines: readonly ReturnType<typeof line>[]) => asPosted(owed, lines)[0]?.people;
    const people = [
      [ana, 400],
      [luz, 600],
    ];
    expect(named(line("2505", 400, "Ana María"), line("2505", 600, luz))).toEqual([
      ["Ana María", 400],
      [luz, 600],
    ]);
    expect(named(line("2505", 400, "Ana María"))).toEqual(people);
    expect(named(line("2505", 400, "Ana María"), line("2505", 599, luz))).toEqual(people);
    expect(named(line("2505", 399, "Ana María"), line("2505", 600, luz))).toEqual(people);
    expect(named(line("2505", 400, "Ana María"), line("2505", 600, luz), line("2505", 1, "Eva"))).toEqual(
      people,
    );
    expect(named(line("2510", 400, "Ana María"), line("2510", 600, luz))).toBeUndefined();
    const [nameless] = asPosted([{ ...owed[0], people: undefined } as never], [line("2505", 1, ana)]);
    expect(nameless && "people" in nameless).toBe(false);
  });

  it("gives nobody the share of zero, and what is left after all to none", () => {
    expect(debits(400, 600)).toEqual([[luz, 600]]);
    expect(debits(399, 2)).toEqual([
      [ana, 1],
      [luz, 1],
    ]);
  });

  it("names nobody where the entry that left it owed named nobody", () => {
    const line = { account: "2505" as AccountCode, debit: pesos(0), credit: pesos(1_000) };
    expect(debits(0, 1_000, asPosted(owed, [line]))).toEqual([[undefined, 1_000]]);
    expect(debits(0, 1_000, asPosted(owed, [{ ...line, thirdParty: ana }]))).toHaveLength(2);
  });

  it("pays each one by the name that the entry has, whatever the contract says", () => {
    const line = { account: "2505" as AccountCode, debit: pesos(0) };
    const posted = [
      { ...line, credit: pesos(400), thirdParty: "Ana Ruiz (52.731.094)" },
      { ...line, credit: pesos(600), thirdParty: "Ana Ruiz (1.020.304.050)" },
    ];
    expect(debits(0, 1_000, asPosted(owed, posted))).toEqual([
      ["Ana Ruiz (52.731.094)", 400],
      ["Ana Ruiz (1.020.304.050)", 600],
    ]);
  });

  it("leaves out what a settlement paid to one of them of what was consolidated", () => {
    const [one, other] = [newId("employee"), newId("employee")];
    const record = {
      what: "severance" as const,
      day: day("2026-12-31"),
      createdAt: 1,
      people: [
        { employeeId: one, name: ana, paid: [["severance", pesos(400)] as const] },
        { employeeId: other, name: luz, paid: [["severance", pesos(600)] as const] },
      ],
    } satisfies Parameters<typeof settledSince>[0];
    const settlement = {
      what: "settlement" as const,
      day: day("2027-01-20"),
      createdAt: 2,
      people: [{ employeeId: one, name: ana, paid: [["earlierSeverance", pesos(400)] as const] }],
    } satisfies Parameters<typeof settledSince>[0];
    const [liability] = paymentLiabilities(record, settledSince(record, [settlement]));
    expect(liability).toMatchObject({ account: "2510", amount: 600, people: [[luz, 600]] });
  });

  it("is one sum where an entry has no room for so many people", () => {
    const postings = new Postings();
    postings.add("debit", "510506", 600 * 10);
    for (let index = 0; index < 600; index += 1) postings.add("credit", "2505", 10, `Persona ${index}`);
    expect(postings.lines()).toEqual([
      { account: "510506", debit: 6_000, credit: 0 },
      { account: "2505", debit: 0, credit: 6_000 },
    ]);
  });
});
