import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { findAccount } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { PURCHASE_ACCOUNTS, SALE_ACCOUNTS } from "#domain/fiscal/effect-accounts.data.ts";
import { fiscalEffect } from "#domain/fiscal/fiscal-effect.ts";
import { COMPANY, type FiscalOperation } from "#domain/fiscal/fiscal-operation.ts";
import { type FiscalContent, withRegime } from "#domain/fiscal/fiscal-profile.ts";
import { day, dayFromNumber, dayNumber } from "#domain/kernel/calendar-day.ts";
import { MAX_PESOS, pesos } from "#domain/kernel/pesos.ts";
import { INCOME_CONCEPTS, VAT_TREATMENTS } from "#domain/law/tax-statutes.data.ts";
import { UNPUBLISHED } from "#tests/support/law-days.ts";
import { runs } from "#tests/support/random/runs.ts";
import {
  BOUGHT,
  effectOf,
  FEES,
  ICA,
  LARGE,
  OF_VAT,
  operation,
  PERSON,
  RENT,
  retention,
  SAS,
  SERVED,
  told,
} from "./fiscal-worlds.ts";

const SIMPLIFIED = { ...withRegime(SAS, "simplified"), retentions: [] };
const BIG = { ...COMPANY, largeTaxpayer: true, withholdsIca: true };

describe("worked entries", () => {
  it("7.1 purchase on credit, the buyer withholds income tax: 90 units of 45.000", () => {
    const effect = effectOf(SAS, operation({ base: 4_050_000 }));
    expect(told(effect.lines)).toEqual([
      "1435 D 4050000",
      "2408 D 769500",
      "236540 C 101250",
      "2205 C 4718250",
    ]);
    expect(effect.lines[2]?.tax).toMatchObject({ base: 4_050_000, rate: 2.5, amount: 101_250 });
    expect(effect.lines[2]?.tax?.norm).toContain("ET art. 401");
    expect(effect).toMatchObject({ vat: 769_500, withheld: 101_250, settled: 4_718_250, skipped: [] });
  });

  it("7.2 the same by a large taxpayer in Bogotá", () => {
    const effect = effectOf(LARGE, operation({ base: 10_000_000 }));
    expect(told(effect.lines)).toEqual([
      "1435 D 10000000",
      "2408 D 1900000",
      "236540 C 250000",
      "2367 C 285000",
      "2368 C 110400",
      "2205 C 11254600",
    ]);
  });

  it("7.3 the seller's side: what is withheld is an asset", () => {
    const sale = operation({
      kind: "sale",
      base: 10_000_000,
      counterpart: BIG,
      icaRate: 1.104,
      city: "Bogotá",
      cost: pesos(6_500_000),
    });
    expect(told(effectOf(SAS, sale).lines)).toEqual([
      "1305 D 11254600",
      "135515 D 250000",
      "135517 D 285000",
      "135518 D 110400",
      "4135 C 10000000",
      "2408 C 1900000",
      "6135 D 6500000",
      "1435 C 6500000",
    ]);
  });

  it("7.4 fees of a company", () => {
    expect(told(effectOf(SAS, operation({ base: 3_000_000, concept: "fees" })).lines)).toEqual([
      "5110 D 3000000",
      "2408 D 570000",
      "236515 C 330000",
      "2335 C 3240000",
    ]);
  });

  it("7.5 purchase by a no responsable: the VAT is cost", () => {
    const effect = effectOf(SIMPLIFIED, operation({ base: 1_000_000, settlement: "bank" }));
    expect(told(effect.lines)).toEqual(["1435 D 1190000", "1110 C 1190000"]);
    expect(effect.lines[0]?.tax).toMatchObject({ amount: 190_000, why: { kind: "vat-cost" } });
  });

  it.each([
    ["154008", 90_000_000, 107_100_000, 2_250_000],
    ["1524", 4_000_000, 4_760_000, 100_000],
    ["152005", 1_000_000, 1_190_000, 25_000],
  ])("TX-02 the VAT of fixed asset %s is its cost (ET art. 491)", (account, base, cost, withheld) => {
    const effect = effectOf(SAS, operation({ base, account: account as AccountCode }));
    expect(told(effect.lines)).toEqual([
      `${account} D ${cost}`,
      `236540 C ${withheld}`,
      `2205 C ${cost - withheld}`,
    ]);
    expect(effect.lines[0]?.tax).toMatchObject({ why: { kind: "vat-asset" } });
    expect(effect.lines[0]?.tax?.norm).toContain("ET art. 491");
  });

  it("7.6 sale by a no responsable: no VAT", () => {
    const sale = operation({ kind: "sale", base: 1_000_000, settlement: "cash", counterpart: PERSON });
    expect(told(effectOf(SIMPLIFIED, sale).lines)).toEqual(["1105 D 1000000", "4135 C 1000000"]);
  });

  it("7.7 sales return with its cost, nothing withheld", () => {
    const back = operation({
      kind: "sale",
      returned: true,
      base: 1_000_000,
      cost: pesos(600_000),
      counterpart: { ...COMPANY, withholdsIncome: false },
    });
    expect(told(effectOf(SAS, back).lines)).toEqual([
      "1305 C 1190000",
      "4175 D 1000000",
      "2408 D 190000",
      "6135 C 600000",
      "1435 D 600000",
    ]);
  });

  it("7.8 purchase return: the mirror of the purchase", () => {
    expect(told(effectOf(SAS, operation({ base: 4_050_000, returned: true })).lines)).toEqual([
      "1435 C 4050000",
      "2408 C 769500",
      "236540 D 101250",
      "2205 D 4718250",
    ]);
  });

  it("withholds 15 % of the VAT: 114.000 of 760.000, and 28.500 of 190.000", () => {
    const vat = (base: number) =>
      effectOf(LARGE, operation({ base })).lines.find(({ account }) => account === "2367")?.credit;
    expect([vat(4_000_000), vat(1_000_000)]).toEqual([114_000, 28_500]);
  });

  it("the example of a purchase of 2.000.000", () => {
    const profile = {
      ...SAS,
      retentions: [BOUGHT, RENT, SERVED, ICA, retention(), { ...OF_VAT, enabled: false }],
    };
    const effect = effectOf(profile, operation({ base: 2_000_000 }));
    expect(effect.lines.map(({ tax }) => tax?.amount)).toEqual([
      undefined,
      380_000,
      50_000,
      22_080,
      undefined,
    ]);
    expect(effect.settled).toBe(2_307_920);
  });
});

describe("the least base", () => {
  const on = (date: string, base: number) => effectOf(SAS, operation({ base, day: day(date) }));

  it.each([
    ["2025-05-31", 1_345_000],
    ["2025-06-01", 498_000],
    ["2025-12-31", 498_000],
    ["2026-01-01", 524_000],
    ["2026-05-07", 524_000],
    ["2026-05-08", 1_414_000],
    ["2026-06-30", 1_414_000],
    ["2026-07-01", 524_000],
    ["2026-12-31", 524_000],
  ])("on %s withholds from %i on, and says below it that it does not", (date, floor) => {
    expect(on(date, floor).withheld).toBeGreaterThan(0);
    const below = on(date, floor - 1);
    expect(below.withheld).toBe(0);
    expect(below.skipped).toMatchObject([
      { tax: "income", why: { kind: "below-floor", floor, base: floor - 1 } },
    ]);
  });

  it("services go by theirs, fees from the first peso", () => {
    const of = (concept: FiscalOperation["concept"], base: number) =>
      effectOf(SAS, operation({ concept, base })).withheld;
    expect([of("services", 104_999), of("services", 105_000), of("fees", 100)]).toEqual([0, 4200, 11]);
  });

  it("industry and commerce of Bogotá keeps 27 and 4 UVT", () => {
    const profile = { ...SAS, retentions: [ICA] };
    const of = (concept: FiscalOperation["concept"], base: number) =>
      effectOf(profile, operation({ concept, base })).withheld;
    expect([of("purchases", 1_413_999), of("purchases", 1_414_000)]).toEqual([0, 15_611]);
    expect([of("services", 208_999), of("services", 209_000)]).toEqual([0, 2307]);
  });

  it("a city without figures is withheld from, and said to be unconfirmed", () => {
    const cali = retention({ name: "ICA Cali", type: "ica", rate: 0.77, accountCode: "2368" });
    const [, , line] = effectOf({ ...SAS, retentions: [cali] }, operation({ base: 100_000 })).lines;
    expect(line?.tax).toMatchObject({ amount: 770, provisional: true, why: { floor: null } });
  });
});

describe("after the last day that was confirmed", () => {
  it("proposes the VAT, a statute (ET art. 468), and no tax that counts in the UVT to be confirmed", () => {
    const effect = effectOf(LARGE, operation({ base: 10_000_000, day: UNPUBLISHED }));
    expect(told(effect.lines)).toEqual(["1435 D 10000000", "2408 D 1900000", "2205 C 11900000"]);
    expect(effect.skipped.map(({ tax, why }) => [tax, why.kind])).toEqual([
      ["income", "to-confirm"],
      ["vat", "to-confirm"],
      ["ica", "to-confirm"],
    ]);
  });
});

describe("who is withheld from", () => {
  const skips = (profile: FiscalContent, given: FiscalOperation) =>
    effectOf(profile, given).skipped.map(({ tax, why }) => `${tax}: ${why.kind}`);
  const from = (part: object) => operation({ base: 10_000_000, counterpart: { ...COMPANY, ...part } });

  it("not from who is in the SIMPLE, neither income tax nor industry and commerce", () => {
    expect(skips(LARGE, from({ simple: true }))).toEqual(["income: payee-simple", "ica: payee-simple"]);
  });

  it("not from an autorretenedor, nor from who pays no income tax", () => {
    expect(skips(SAS, from({ selfWithholder: true }))).toEqual(["income: payee-self-withholder"]);
    expect(skips(SAS, from({ incomeTaxpayer: false }))).toEqual(["income: payee-no-income-tax"]);
  });

  it("a large taxpayer as such is no autorretenedor; between two of them no VAT is withheld", () => {
    const effect = effectOf(LARGE, from({ largeTaxpayer: true }));
    expect(effect.skipped.map(({ why }) => why.kind)).toEqual(["both-large"]);
    expect(effect.withheld).toBe(250_000 + 110_400);
  });

  it("an ordinary company withholds no VAT, even with the retention on", () => {
    expect(skips({ ...SAS, retentions: [OF_VAT] }, from({}))).toEqual(["vat: payer-not-large"]);
  });

  it("who is in the SIMPLE withholds no income tax", () => {
    expect(skips({ ...SAS, flags: { ...SAS.flags, simple: true } }, from({}))).toEqual([
      "income: payer-simple",
    ]);
  });

  it("from our own sales: not when we are in the SIMPLE or autorretenedores", () => {
    const sale = operation({
      kind: "sale",
      base: 10_000_000,
      counterpart: BIG,
      icaRate: 1.104,
      city: "Bogotá",
    });
    const as = (part: object) => skips({ ...SAS, flags: { ...SAS.flags, ...part } }, sale);
    expect(as({ simple: true })).toEqual(["income: payee-simple", "ica: payee-simple"]);
    expect(as({ selfWithholder: true })).toEqual(["income: payee-self-withholder"]);
    expect(as({ largeTaxpayer: true })).toEqual(["vat: both-large"]);
  });
});

describe("rates", () => {
  const rate = (profile: FiscalContent, given: FiscalOperation) =>
    effectOf(profile, given).lines.find(({ role }) => role === "withheld")?.tax?.rate;

  it("who files no return is withheld from by the law's rate, unless the profile has one of its own", () => {
    expect(rate(SAS, operation({ base: 1_000_000, counterpart: PERSON }))).toBe(3.5);
    expect(rate(SAS, operation({ base: 1_000_000, counterpart: PERSON, concept: "services" }))).toBe(6);
    const own = { ...SAS, retentions: [retention({ name: "Compras", rate: 3 })] };
    expect(rate(own, operation({ base: 1_000_000, counterpart: PERSON }))).toBe(3);
  });

  it("fees of a person: 10 % until the year's payments pass 3.300 UVT, then 11 %", () => {
    const limit = 3300 * 52_374;
    const fee = (paid: number) =>
      rate(SAS, operation({ base: 1_000, concept: "fees", counterpart: PERSON, paidThisYear: pesos(paid) }));
    expect([fee(0), fee(limit - 1_000), fee(limit - 999)]).toEqual([10, 10, 11]);
  });

  it("reduced, exempt and excluded purchases", () => {
    const vat = VAT_TREATMENTS.map(
      (treatment) => effectOf(SAS, operation({ base: 1_000_000, treatment })).vat,
    );
    expect(vat).toEqual([190_000, 50_000, 0, 0]);
  });

  it("a supplier who is no responsable charges no VAT", () => {
    const effect = effectOf(LARGE, operation({ base: 10_000_000, counterpart: PERSON }));
    expect(effect.vat).toBe(0);
    expect(effect.skipped.map(({ why }) => why.kind)).toEqual(["no-vat"]);
  });

  it("self-withholding is ours alone: it changes nothing of what is collected", () => {
    const own = retention({ name: "Autorretención especial", rate: 0.55 });
    const sale = operation({ kind: "sale", base: 1_000_000, counterpart: PERSON });
    const effect = effectOf({ ...SAS, retentions: [own] }, sale);
    expect(told(effect.lines)).toEqual([
      "1305 D 1190000",
      "4135 C 1000000",
      "2408 C 190000",
      "135515 D 5500",
      "236575 C 5500",
    ]);
    expect(effect.withheld).toBe(0);
    const simple = { ...SAS, flags: { ...SAS.flags, simple: true }, retentions: [own] };
    expect(effectOf(simple, sale).skipped.map(({ why }) => why.kind)).toEqual(["payer-simple"]);
  });

  it("an account other than the group is the one its owner typed", () => {
    const own = { ...SAS, retentions: [{ ...FEES, accountCode: "23651501" }] };
    expect(told(effectOf(own, operation({ base: 1_000_000, concept: "fees" })).lines)[2]).toBe(
      "23651501 C 110000",
    );
  });
});

describe("refusals", () => {
  it("names what is wrong with the amounts", () => {
    const kind = (profile: FiscalContent, given: FiscalOperation) => {
      const result = fiscalEffect(profile, given);
      return result.ok ? null : result.error.kind;
    };
    expect(kind(SAS, { ...operation({ base: 1 }), base: 0 as never })).toBe("bad-amount");
    expect(kind(SAS, { ...operation({ base: 1 }), base: 1.5 as never })).toBe("bad-amount");
    expect(kind(SAS, operation({ base: MAX_PESOS }))).toBe("too-large");
    const all = retention({ type: "other", rate: 100, name: "Estampilla" });
    expect(kind({ ...SAS, retentions: [all, all] }, operation({ base: 1_000 }))).toBe("withheld-over-total");
  });
});

const flags = fc.record({
  vatResponsible: fc.boolean(),
  simple: fc.boolean(),
  largeTaxpayer: fc.boolean(),
  selfWithholder: fc.boolean(),
  filer: fc.boolean(),
});
const percent = fc.integer({ min: 0, max: 1_000_000 }).map((units) => units / 10_000);
const anyRetention = fc
  .record({
    name: fc.constantFrom("Compras", "Servicios", "Honorarios", "Autorretención", "ICA Bogotá", "Estampilla"),
    type: fc.constantFrom("income", "vat", "ica", "other"),
    rate: percent,
    accountCode: fc.constantFrom("2365", "2367", "2368"),
    enabled: fc.boolean(),
  })
  .map((part) => retention(part as never));
const anyProfile = fc.record({
  flags,
  vatSettings: fc.record({ enabled: fc.boolean(), rate: percent, accountCode: fc.constant("2408") }),
  retentions: fc.array(anyRetention, { maxLength: 5 }),
});
const anyOperation = fc.record({
  kind: fc.constantFrom("sale", "purchase"),
  returned: fc.boolean(),
  concept: fc.constantFrom(...INCOME_CONCEPTS),
  treatment: fc.constantFrom(...VAT_TREATMENTS),
  base: fc.integer({ min: 1, max: 10 ** 11 }).map(pesos),
  day: fc
    .integer({ min: dayNumber(day("2024-06-01")), max: dayNumber(day("2027-06-01")) })
    .map(dayFromNumber),
  counterpart: fc
    .tuple(
      flags,
      fc.record({
        legalPerson: fc.boolean(),
        incomeTaxpayer: fc.boolean(),
        withholdsIncome: fc.boolean(),
        withholdsIca: fc.boolean(),
      }),
    )
    .map(([a, b]) => ({ ...a, ...b })),
  settlement: fc.constantFrom("credit", "cash", "bank"),
  icaRate: percent,
  city: fc.constantFrom("Bogotá", "Cali"),
  cost: fc.integer({ min: 0, max: 10 ** 10 }).map(pesos),
}) as fc.Arbitrary<FiscalOperation>;

describe("for any profile and operation", () => {
  it("AC-10 the entry balances, no side is below zero, every line has one side, and the sums agree", () => {
    fc.assert(
      fc.property(anyProfile, anyOperation, (profile, given) => {
        const result = fiscalEffect(profile, given);
        if (!result.ok) {
          expect(result.error.kind).toBe("withheld-over-total");
          return;
        }
        const { lines, base, vat, withheld, settled } = result.value;
        expect(lines.reduce((sum, line) => sum + line.debit - line.credit, 0)).toBe(0);
        for (const { debit, credit } of lines) {
          expect(Math.min(debit, credit)).toBe(0);
          expect(Math.max(debit, credit)).toBeGreaterThan(0);
        }
        expect(settled).toBe(base + vat - withheld);
        for (const { tax } of lines) if (tax) expect(tax.norm).not.toBe("");
      }),
      runs(150, 1_000),
    );
  });

  it("taxes never fall when the base grows", () => {
    fc.assert(
      fc.property(anyProfile, anyOperation, fc.integer({ min: 0, max: 10 ** 10 }), (profile, given, more) => {
        const less = fiscalEffect(profile, given);
        const grown = fiscalEffect(profile, { ...given, base: pesos(given.base + more) });
        if (!less.ok || !grown.ok) return;
        expect(grown.value.vat).toBeGreaterThanOrEqual(less.value.vat);
        expect(grown.value.withheld).toBeGreaterThanOrEqual(less.value.withheld);
      }),
      runs(150, 1_000),
    );
  });

  it("a return is the mirror of the same operation", () => {
    fc.assert(
      fc.property(anyProfile, anyOperation, (profile, given) => {
        const purchase = { ...given, kind: "purchase" as const };
        const there = fiscalEffect(profile, { ...purchase, returned: false });
        const back = fiscalEffect(profile, { ...purchase, returned: true });
        if (!there.ok || !back.ok) {
          expect(there.ok).toBe(back.ok);
          return;
        }
        const mirror = there.value.lines.map(({ account, debit, credit }) => [account, credit, debit]);
        expect(back.value.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual(
          mirror,
        );
      }),
    );
  });
});

it("every account it names is in the PUC and takes movements", async () => {
  const chart = await loadChart("puc");
  const named = [...Object.values(PURCHASE_ACCOUNTS), ...Object.values(SALE_ACCOUNTS)];
  const rest = [
    "4175",
    "6135",
    "1435",
    "1105",
    "1110",
    "1305",
    "2205",
    "2335",
    "135515",
    "135517",
    "135518",
    "236575",
  ];
  for (const code of [...named, ...rest])
    expect([code, findAccount(chart, code)?.posting]).toEqual([code, true]);
});
