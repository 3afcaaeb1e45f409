import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { amountsOf, figuresOf, inputOf } from "#tests/support/book-facts.ts";
import { line, posted } from "#tests/support/builders.ts";

const chart = pucChart();
type Short = readonly [date: string, ...lines: (readonly [account: string, amount: number])[]];

function bookOf(shorts: readonly Short[]) {
  const entries: Entry[] = shorts.map(([date, ...lines], index) =>
    posted(index + 1, {
      date: day(date),
      description: "Prueba",
      reference: "",
      lines: lines.map(([account, amount]) => line(account, amount)),
    }),
  );
  return inputOf(entries, chart, ["2025-01-01", "2025-12-31"]);
}

function cashOf(shorts: readonly Short[]) {
  const input = bookOf(shorts);
  const [indirect, direct] = [
    makeStatement("cash", input, "indirect"),
    makeStatement("cash", input, "direct"),
  ];
  for (const { checks } of [indirect, direct]) expect(checks.filter((check) => !check.holds)).toEqual([]);
  for (const sum of ["operating", "investing", "financing", "net"])
    expect(figuresOf(indirect)[sum]).toBe(figuresOf(direct)[sum]);
  return { figures: figuresOf(direct), direct };
}

/** What the note on movements without cash tells. */
const toldBy = (shorts: readonly Short[]) =>
  (cashOf(shorts).direct.besides ?? []).flatMap(({ figures }) =>
    figures.map(({ label, amounts }) => [label, amounts[0]]),
  );

const CAPITAL: Short = ["2024-01-02", ["1110", 10_000], ["3105", -10_000]];

describe("AC-111 money lent to those of the house, and deposited for what is to come", () => {
  it.each(["1315", "131520", "1320", "132005", "1323", "1325", "1370"])(
    "%s: lending is investing, and so is what comes back (7.5 e, f)",
    (account) => {
      const { figures } = cashOf([
        CAPITAL,
        ["2025-02-01", [account, 500], ["1110", -500]],
        ["2025-06-01", ["1110", 200], [account, -200]],
      ]);
      expect(figures).toMatchObject({ "loans-made-paid": -500, "loans-made": 200, investing: -300 });
    },
  );

  it.each(["131505", "1315", "1320", "1323", "1325"])(
    "%s: a sale on credit is collected from a customer",
    (account) => {
      const { figures } = cashOf([
        CAPITAL,
        ["2025-02-01", [account, 500], ["4135", -500]],
        ["2025-06-01", ["1110", 500], [account, -500]],
      ]);
      expect(figures).toMatchObject({ customers: 500, operating: 500 });
    },
  );

  it("7.6 a: what is deposited for shares to come is a contribution, told once as cash", () => {
    const shorts: Short[] = [
      CAPITAL,
      ["2025-02-01", ["1110", 500], ["281005", -500]],
      ["2025-06-01", ["281005", 500], ["3105", -500]],
    ];
    expect(cashOf(shorts).figures).toMatchObject({ capital: 500, financing: 500 });
    expect(toldBy(shorts)).toEqual([]);
  });

  it.each([
    ["133530", "1205", "investments-paid"],
    ["134005", "1504", "property-paid"],
    ["134015", "1540", "property-paid"],
  ])("7.5 a, c: %s is paid for %s, and told once", (deposit, asset, key) => {
    const shorts: Short[] = [
      CAPITAL,
      ["2025-02-01", [deposit, 500], ["1110", -500]],
      ["2025-06-01", [asset, 500], [deposit, -500]],
    ];
    expect(cashOf(shorts).figures).toMatchObject({ [key]: -500, investing: -500 });
    expect(toldBy(shorts)).toEqual([]);
  });

  it.each([
    ["2840", "debt", "financing"],
    ["7205", "employees", "operating"],
    ["133015", "employees", "operating"],
    ["2620", "employees", "operating"],
    ["260505", "interest-paid", "operating"],
    ["1715", "intangibles-paid", "investing"],
    ["1805", "property-paid", "investing"],
  ])("%s stands on %s", (account, key, section) => {
    const paid = account === "2840" ? 300 : -300;
    const { figures } = cashOf([CAPITAL, ["2025-02-01", ["1110", paid], [account, -paid]]]);
    expect(figures).toMatchObject({ [key]: paid, [section]: paid });
  });
});

describe("AC-111 interest that is added to a loan itself", () => {
  it("is paid before the loan, and is interest when it is paid (7.14; Código Civil 1653)", () => {
    const { figures } = cashOf([
      CAPITAL,
      ["2025-02-01", ["1110", 1_000], ["2105", -1_000]],
      ["2025-03-31", ["530520", 40], ["2105", -40]],
      ["2025-04-10", ["2105", 240], ["1110", -240]],
    ]);
    expect(figures).toMatchObject({ debt: 1_000, "debt-paid": -200, "interest-paid": -40 });
  });

  it("kept back when the loan is paid out is interest of its first payment", () => {
    const { figures } = cashOf([
      CAPITAL,
      ["2025-02-01", ["1110", 900], ["530520", 100], ["2105", -1_000]],
      ["2025-12-01", ["2105", 1_000], ["1110", -1_000]],
    ]);
    expect(figures).toMatchObject({ debt: 900, "debt-paid": -900, "interest-paid": -100 });
  });

  it("does not make what the loan bought its purpose", () => {
    const { figures } = cashOf([
      CAPITAL,
      ["2025-02-01", ["1540", 1_000], ["2105", -1_000]],
      ["2025-03-31", ["530520", 40], ["2105", -40]],
      ["2025-04-10", ["2105", 140], ["1110", -140]],
    ]);
    expect(figures).toMatchObject({ "debt-paid": -100, "interest-paid": -40 });
  });

  it("comes to the interest accrued and the debt paid, whatever is paid when", () => {
    const account = fc.constantFrom("2105", "219505", "2355", "2315", "2905");
    const amount = fc.integer({ min: 1, max: 5_000 });
    const parts = fc.array(fc.record({ accrued: fc.nat(300), paid: fc.nat(2_000) }), {
      minLength: 1,
      maxLength: 10,
    });
    fc.assert(
      fc.property(account, amount, parts, (debt, principal, months) => {
        let [owed, interest, paidInterest, paidDebt] = [principal, 0, 0, 0];
        const shorts: Short[] = [CAPITAL, ["2025-01-02", ["1110", principal], [debt, -principal]]];
        for (const [at, { accrued, paid }] of months.entries()) {
          const date = `2025-${String(at + 2).padStart(2, "0")}`;
          if (accrued > 0) shorts.push([`${date}-10`, ["530520", accrued], [debt, -accrued]]);
          interest += accrued;
          const whole = Math.min(paid, owed + interest);
          if (whole > 0) shorts.push([`${date}-20`, [debt, whole], ["1110", -whole]]);
          const ofInterest = Math.min(whole, interest);
          interest -= ofInterest;
          paidInterest += ofInterest;
          owed -= whole - ofInterest;
          paidDebt += whole - ofInterest;
        }
        const { figures } = cashOf(shorts);
        expect([figures["interest-paid"] ?? 0, figures["debt-paid"] ?? 0]).toEqual([
          0 - paidInterest,
          0 - paidDebt,
        ]);
      }),
      { numRuns: 40 },
    );
  });
});

describe("AC-111 superávit in the changes in equity", () => {
  it.each([
    ["3225", "1205", "oci"],
    ["322505", "1205", "oci"],
    ["3805", "1905", "oci"],
    ["3895", "1995", "oci"],
    ["3215", "1605", "others"],
    ["3220", "1630", "others"],
    ["3410", "1516", "others"],
    ["3205", "1110", "contributions"],
    ["3210", "1504", "contributions"],
  ])("%s against %s is %s", (account, against, move) => {
    const input = bookOf([CAPITAL, ["2025-06-01", [against, 70], [account, -70]]]);
    const equity = makeStatement("equity", input);
    expect(amountsOf(equity, `${move}@0`).at(-1)).toBe(70);
    expect(figuresOf(makeStatement("income", input)).oci ?? 0).toBe(move === "oci" ? 70 : 0);
    expect(equity.checks.every((check) => check.holds)).toBe(true);
    const told = toldBy([CAPITAL, ["2025-06-01", [against, 70], [account, -70]]]);
    expect(told.length).toBe(account === "3210" ? 1 : 0);
  });
});
