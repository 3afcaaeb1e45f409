import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type { ProposalInput } from "#domain/accounting/closing/proposals/proposal.ts";
import { TYPED_TAX, type TypedTax } from "#domain/accounting/closing/proposals/typed-closing.ts";
import {
  creditedTax,
  lossYears,
  taxableOf,
  typedNorms,
  usedLosses,
} from "#domain/accounting/closing/proposals/typed-tax.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { DONATIONS } from "#domain/law/tax-statutes.data.ts";
import { line } from "#tests/support/builders.ts";

const pucOf = (code: AccountCode): string => code;
const LAW = DONATIONS[0] ?? null;

/** A year with this profit of sales, and 10 of fines, before its tax. */
function year(profit: number, tax: TypedTax): ProposalInput {
  const empty = balancesOfLines([]);
  const own = balancesOfLines([line("4135", -profit - 10), line("539520", 10), line("1110", profit)]);
  return {
    kind: "puc",
    period: closingPeriod(2026),
    pucOf,
    before: empty,
    months: [{ month: month("2026-12"), balances: own }],
    standing: own,
    since: empty,
    reserved: { onCut: ZERO, since: ZERO },
    closings: empty,
    until: month("2026-12"),
    isClosed: false,
    company: {
      name: "La Sabana S.A.S.",
      tax: { filer: true, simple: false, rate: "general" },
      vacation: null,
      provided: [],
    },
    typed: { tax },
  };
}

function proposal(profit: number, tax: TypedTax) {
  const { before, remarks } = closingProposals(year(profit, tax));
  return { found: before.find(({ key }) => key === "income-tax"), remarks };
}

/** `losses`: of the year before. */
const typed = ({ losses = 0, ...amounts }: Readonly<Record<string, number>>): TypedTax =>
  ({
    ...amounts,
    ...(losses === 0 ? {} : { losses: [{ year: 2025, amount: pesos(losses) }] }),
  }) as TypedTax;

describe("AC-86 what the books do not tell of the income tax", () => {
  // Each from a profit of 990 and fines of 10: a base of 1.000 and a tax of 350.
  it.each<[string, Readonly<Record<string, number>>, number]>([
    ["nothing", {}, 350],
    ["a donation: not deducible, and 25 % of it off the tax (ET art. 257)", { donations: 200 }, 420 - 50],
    [
      "a donation of more than the tax bears: 25 % of the tax (ET art. 258)",
      { donations: 2_000 },
      1_050 - 263,
    ],
    ["an expense that is not accepted (ET art. 107)", { refused: 100 }, 385],
    ["dividends that are no income (ET arts. 36-3 and 48)", { dividends: 400 }, 210],
    ["losses of earlier years (ET art. 147)", { losses: 300 }, 245],
    ["exempt income (ET art. 235-2)", { exempt: 100 }, 315],
    ["other credits (ET art. 259)", { credits: 30 }, 320],
    [
      "all of them",
      { donations: 200, refused: 100, dividends: 400, losses: 300, exempt: 100, credits: 30 },
      // 1.000 + 200 + 100 − 400 − 300 − 100 = 500; 175 less 44 of the donation (25 % of the tax) and 30.
      175 - 44 - 30,
    ],
  ])("%s", (_name, amounts, tax) => {
    const { found } = proposal(990, typed(amounts));
    expect(found?.entry.lines.map(({ account, debit, credit }) => `${account} ${debit} ${credit}`)).toEqual([
      `5405 ${tax} 0`,
      `2404 0 ${tax}`,
    ]);
    expect(found?.steps.at(-1)?.amount).toBe(tax);
  });

  it("tells each step with its article, and what was limited", () => {
    const { found } = proposal(990, typed({ donations: 2_000, losses: 5_000 }));
    expect(found).toBeUndefined();
    const { found: some } = proposal(990, typed({ donations: 2_000, losses: 500, credits: 5_000 }));
    expect(some).toBeUndefined();
    const { found: told } = proposal(990, typed({ donations: 2_000, losses: 500 }));
    expect(told?.norm).toBe("ET art. 240; ET art. 105; ET arts. 257 y 258; ET art. 147");
    const words = told?.steps.map(({ sign, label, amount }) => `${sign} ${label}: ${amount ?? ""}`.trim());
    expect(words?.slice(2)).toEqual([
      "+ Donaciones que dan descuento, no deducibles: 2000",
      "− Pérdida fiscal de 2025: 500",
      "= Renta líquida gravable: 2500",
      "× Tarifa general de sociedades, 35 %:",
      "= Impuesto antes de descuentos: 875",
      "− Descuento por donaciones, 25 %, hasta el 25 % del impuesto: 219",
      "= Impuesto: 656",
    ]);
  });

  it("says of exempt income and credits how far they reach, and of a donation what bounds it", () => {
    const labels = (all: ReturnType<typeof taxableOf>) =>
      all.steps.map(({ label, amount }) => `${label}: ${amount}`);
    const income = (exempt: number) => labels(taxableOf(pesos(100), typed({ exempt }), 2026))[0];
    expect(income(100)).toBe("Rentas exentas: 100");
    expect(income(101)).toBe("Rentas exentas, hasta donde alcanza: 100");
    const credit = (donations: number, credits = 0) =>
      labels(creditedTax(pesos(100), typed({ donations, credits }), LAW));
    expect(credit(100)).toEqual(["Descuento por donaciones, 25 %: 25"]);
    expect(credit(104)).toEqual(["Descuento por donaciones, 25 %, hasta el 25 % del impuesto: 25"]);
    expect(credit(0, 101)).toEqual(["Otros descuentos tributarios, hasta donde alcanza: 100"]);
    expect(creditedTax(pesos(100), typed({ donations: 100, credits: 30 }), null)).toEqual({
      amount: 70,
      steps: [{ sign: "−", label: "Otros descuentos tributarios", amount: 30 }],
    });
  });

  it("tells of no loss of nothing", () => {
    const none: TypedTax = { losses: [{ year: 2025, amount: ZERO }] };
    expect(taxableOf(pesos(100), none, 2026)).toEqual({ amount: 100, steps: [] });
    expect(typedNorms(none)).toEqual([]);
    expect(
      typedNorms({
        losses: [
          { year: 2024, amount: ZERO },
          { year: 2025, amount: pesos(1) },
        ],
      }),
    ).toEqual(["art. 147"]);
  });

  it("says that no tax is left, instead of nothing", () => {
    const { found, remarks } = proposal(990, typed({ losses: 5_000 }));
    expect(found).toBeUndefined();
    expect(remarks.map(({ text }) => text)).toEqual([
      "Con lo que escribiste no queda impuesto de renta por registrar. Pérdida fiscal de 2025 (quedan $\u00a04.000): $\u00a01.000.",
    ]);
    expect(proposal(0, {}).remarks).toEqual([]);
  });

  const amount = fc.integer({ min: 0, max: 2_000_000_000 });
  const anything = fc.record(Object.fromEntries(TYPED_TAX.map((key) => [key, amount])));

  it("no loss, exemption or credit takes more than there is, and each step adds up", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 2_000_000_000 }), anything, (base, amounts) => {
        const own = typed(amounts);
        const { amount: taxable, steps } = taxableOf(pesos(base), own, 2026);
        const signed = (all: typeof steps) =>
          all.reduce(
            (sum, { sign, amount: each = 0 }) =>
              sign === "+" ? sum + each : sign === "−" ? sum - each : sum,
            0,
          );
        expect(base + signed(steps)).toBe(taxable);
        const before = base + (amounts.donations ?? 0) + (amounts.refused ?? 0) - (amounts.dividends ?? 0);
        if (before >= 0) expect(taxable).toBeGreaterThanOrEqual(0);
        else expect(taxable).toBe(before);
        const tax = pesos(Math.max(Math.round(taxable * 0.35), 0));
        const credited = creditedTax(tax, own, LAW);
        expect(tax + signed(credited.steps)).toBe(credited.amount);
        expect(credited.amount).toBeGreaterThanOrEqual(0);
        expect(credited.amount).toBeLessThanOrEqual(tax);
      }),
      { numRuns: 200 },
    );
  });
});

describe("AC-86 losses by year (ET art. 147)", () => {
  const losses = (...all: readonly (readonly [year: number, amount: number])[]) =>
    all.map(([year, amount]) => ({ year, amount: pesos(amount) }));
  const told = (income: number, year: number, ...all: readonly (readonly [number, number])[]) =>
    usedLosses(pesos(income), losses(...all), year).steps.map(({ label, amount }) => `${label}: ${amount}`);

  it("uses the oldest first, as far as there is income, and says what is left of each", () => {
    expect(told(1_000, 2026, [2024, 700], [2021, 500], [2025, 300])).toEqual([
      "Pérdida fiscal de 2021: 500",
      "Pérdida fiscal de 2024 (quedan $\u00a0200): 500",
      "Pérdida fiscal de 2025 (quedan $\u00a0300): 0",
    ]);
    expect(told(-5, 2026, [2024, 700])).toEqual(["Pérdida fiscal de 2024 (quedan $\u00a0700): 0"]);
  });

  it("twelve years each, those until 2016 without a term (ET art. 290 num. 5), and none of the year itself", () => {
    expect(told(1_000, 2029, [2017, 100])).toEqual(["Pérdida fiscal de 2017: 100"]);
    expect(told(1_000, 2030, [2017, 100], [2018, 1], [2014, 20])).toEqual([
      "Pérdida fiscal de 2016 o antes: 20",
      "Pérdida fiscal de 2017, que se podía compensar hasta 2029: 0",
      "Pérdida fiscal de 2018: 1",
    ]);
    expect(told(1_000, 2026, [2026, 5])).toEqual(["Pérdida fiscal de 2026, que no es de un año anterior: 0"]);
  });

  it("offers the years that may still be used, and no other", () => {
    expect(lossYears(2026)).toEqual([2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016]);
    expect(lossYears(2031).at(-2)).toBe(2019);
    for (const year of [2018, 2026, 2029, 2030, 2040])
      for (const of of lossYears(year)) expect(told(9, year, [of, 9])[0]).toMatch(/: 9$/);
  });

  it("never takes more than the income, nor more of a year than it lost", () => {
    const loss = fc.tuple(fc.integer({ min: 2010, max: 2030 }), fc.nat(1_000));
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 3_000 }), fc.array(loss, { maxLength: 6 }), (income, all) => {
        const { amount, steps } = usedLosses(pesos(income), losses(...all), 2026);
        const usable = all.reduce((sum, [year, lost]) => (year < 2026 ? sum + lost : sum), 0);
        expect(amount).toBe(Math.min(Math.max(income, 0), usable));
        expect(steps.reduce((sum, each) => sum + (each.amount ?? 0), 0)).toBe(amount);
      }),
    );
  });
});
