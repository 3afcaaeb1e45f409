import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { fiscalEffect } from "#domain/fiscal/fiscal-effect.ts";
import { COMPANY, type FiscalOperation } from "#domain/fiscal/fiscal-operation.ts";
import { type FiscalContent, withRegime } from "#domain/fiscal/fiscal-profile.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { MAX_PESOS, pesos } from "#domain/kernel/pesos.ts";
import { LAST_COMPLETE_DAY, UNPUBLISHED, UNPUBLISHED_YEAR } from "#tests/support/law-days.ts";
import {
  BOUGHT,
  effectOf,
  FEES,
  ICA,
  LARGE,
  OF_VAT,
  operation,
  PERSON,
  retention,
  SAS,
  told,
} from "./fiscal-worlds.ts";

const skips = (profile: FiscalContent, given: FiscalOperation) =>
  effectOf(profile, given).skipped.map(({ tax, why }) => `${tax}: ${why.kind}`);
const taxes = (profile: FiscalContent, given: FiscalOperation) =>
  effectOf(profile, given).lines.flatMap(({ account, tax }) =>
    tax ? [`${account} ${tax.rate} ${tax.amount}`] : [],
  );
const sale = (base: number, more: Partial<FiscalOperation> = {}) =>
  operation({ kind: "sale", ...more, base });
const BIG = { ...COMPANY, largeTaxpayer: true, withholdsIca: true };

describe("what a customer withholds", () => {
  it("goes by the least base, of a return by that of the sale that it takes back (ET art. 401)", () => {
    expect(skips(SAS, sale(523_999))).toEqual(["income: below-floor"]);
    expect(taxes(SAS, sale(524_000))).toEqual(["135515 2.5 13100", "2408 19 99560"]);
    const back = (base: number, original: number) =>
      sale(base, { returned: true, original: pesos(original) });
    expect(taxes(SAS, back(100_000, 4_050_000))).toEqual(["135515 2.5 2500", "2408 19 19000"]);
    expect(skips(SAS, back(600_000, 300_000))).toEqual(["income: below-floor"]);
  });

  it("of fees of who files no return waits for the year's UVT", () => {
    const profile = { ...SAS, flags: { ...SAS.flags, filer: false } };
    const fees = sale(1_000_000, { concept: "fees", day: UNPUBLISHED });
    expect(effectOf(profile, fees).skipped).toEqual([
      {
        tax: "income",
        name: "Retención en la fuente",
        why: { kind: "to-confirm", lastKnown: LAST_COMPLETE_DAY },
      },
    ]);
    expect(taxes(SAS, fees)).toEqual(["135515 11 110000", "2408 19 190000"]);
  });

  it("is no VAT of a sale without it, and no industry and commerce without a rate or a customer who withholds it", () => {
    const of = (more: Partial<FiscalOperation>) => sale(10_000_000, { counterpart: BIG, ...more });
    expect(skips(SAS, of({ treatment: "excluded" }))).toEqual([]);
    expect(taxes(SAS, of({ treatment: "excluded" }))).toEqual(["135515 2.5 250000"]);
    const ica = (more: Partial<FiscalOperation>) =>
      taxes(SAS, of({ treatment: "excluded", ...more })).filter((each) => each.startsWith("135518"));
    expect(ica({ icaRate: 1.104, city: "Bogotá" })).toEqual(["135518 1.104 110400"]);
    expect(ica({ icaRate: 0.7, city: "Cali" })).toEqual(["135518 0.7 70000"]);
    expect(ica({ icaRate: 0.7 })).toEqual(["135518 0.7 70000"]);
    expect(ica({ icaRate: 0 })).toEqual([]);
    expect(ica({ icaRate: 1.104, counterpart: { ...BIG, withholdsIca: false } })).toEqual([]);
    expect(
      skips(SAS, sale(600_000, { counterpart: BIG, treatment: "excluded", icaRate: 0, city: "Bogotá" })),
    ).toEqual([]);
  });

  it("of a city whose least base is known waits for it, of another one is said to be unconfirmed", () => {
    const ica = (city: string, base: number) => {
      const effect = effectOf(
        SAS,
        sale(base, {
          counterpart: { ...BIG, withholdsIncome: false },
          treatment: "excluded",
          icaRate: 1,
          city,
        }),
      );
      return [
        ...effect.skipped.map(({ why }) => why.kind),
        ...effect.lines.flatMap(({ tax }) => (tax ? [tax.provisional] : [])),
      ];
    };
    expect([ica("Bogotá", 1_413_999), ica("Bogotá", 1_414_000), ica("Cali", 1_000)]).toEqual([
      ["below-floor"],
      [false],
      [true],
    ]);
  });

  it("is ours where we withhold it ourselves, on the account that was typed (Decreto 572 de 2025)", () => {
    const own = (accountCode: string, rate = 0.55) => ({
      ...SAS,
      retentions: [retention({ name: "Autorretención", rate, accountCode })],
    });
    const given = sale(1_000_000, { counterpart: PERSON });
    expect(taxes(own("2365"), given)).toEqual(["2408 19 190000", "135515 0.55 5500", "236575 0.55 5500"]);
    expect(taxes(own("23657505"), given)).toEqual([
      "2408 19 190000",
      "135515 0.55 5500",
      "23657505 0.55 5500",
    ]);
    expect(told(effectOf(own("2365", 0), given).lines)).toEqual([
      "1305 D 1190000",
      "4135 C 1000000",
      "2408 C 190000",
    ]);
    expect(effectOf(own("2365"), given).lines.every(({ tax }) => tax === null || !tax.provisional)).toBe(
      true,
    );
  });
});

describe("the VAT of an operation", () => {
  it("is at the profile's general rate, and at the law's of other goods (ET arts. 468 and 468-1)", () => {
    const profile = { ...SAS, retentions: [], vatSettings: { ...SAS.vatSettings, rate: 16 } };
    expect(taxes(profile, operation({ base: 1_000_000 }))).toEqual(["2408 16 160000"]);
    expect(taxes(profile, operation({ base: 1_000_000, treatment: "reduced" }))).toEqual(["2408 5 50000"]);
    const simplified = withRegime({ ...profile, retentions: [] }, "simplified");
    expect(taxes(simplified, operation({ base: 1_000_000 }))).toEqual(["1435 19 190000"]);
  });

  it("is no tax of what has none, also where it would be cost", () => {
    const simplified = withRegime({ ...SAS, retentions: [] }, "simplified");
    expect(
      effectOf(simplified, operation({ base: 1_000_000, treatment: "exempt" })).lines.map(({ tax }) => tax),
    ).toEqual([null, null]);
  });

  it("cites the article of fixed assets of them alone, and is confirmed", () => {
    const detail = (account: string) =>
      effectOf(SAS, operation({ base: 1_000, account: account as AccountCode })).lines.flatMap(
        ({ tax }) => tax ?? [],
      )[0];
    expect(detail("1435")).toMatchObject({
      norm: "ET art. 468",
      provisional: false,
      why: { kind: "vat-deductible" },
    });
    expect(detail("1524")).toMatchObject({
      norm: "ET art. 468; ET art. 491",
      provisional: false,
      why: { kind: "vat-asset" },
    });
  });

  it("of a day before its statute waits, and nothing is withheld of it", () => {
    const effect = effectOf(LARGE, operation({ base: 10_000_000, day: day("2016-12-31") }));
    expect(told(effect.lines)).toEqual(["1435 D 10000000", "2205 C 10000000"]);
    expect(effect.skipped.map(({ tax, name, why }) => [tax, name, why.kind])).toEqual([
      ["sales-tax", "IVA", "to-confirm"],
      ["income", "Compras", "to-confirm"],
      ["vat", "IVA retenido a proveedores", "no-vat"],
      ["ica", "Industria y comercio, Bogotá", "to-confirm"],
    ]);
  });
});

describe("what is withheld from a supplier", () => {
  const rate = (given: FiscalOperation, profile: FiscalContent = SAS) =>
    effectOf(profile, given).lines.find(({ role }) => role === "withheld")?.tax?.rate ?? null;

  it("commissions go by the year's payments as fees do, services do not (ET art. 392)", () => {
    const profile = {
      ...SAS,
      retentions: [retention({ name: "Comisiones", rate: 11 }), retention({ name: "Servicios", rate: 4 })],
    };
    const paid = (concept: FiscalOperation["concept"], paidThisYear: number) =>
      rate(
        operation({ base: 1_000_000, concept, counterpart: PERSON, paidThisYear: pesos(paidThisYear) }),
        profile,
      );
    expect([paid("commissions", 0), paid("commissions", 200_000_000)]).toEqual([10, 11]);
    expect([paid("services", 0), paid("services", 200_000_000)]).toEqual([6, 6]);
  });

  it("a company files a return, whatever it says; a person who does is withheld from as one", () => {
    const of = (part: object) => rate(operation({ base: 1_000_000, counterpart: { ...PERSON, ...part } }));
    expect([of({ legalPerson: true }), of({ filer: true }), of({})]).toEqual([2.5, 2.5, 3.5]);
  });

  it("fees of who files none wait for the year's UVT, and say from which base on", () => {
    const fees = (date: typeof UNPUBLISHED, counterpart = PERSON) =>
      operation({ base: 1_000_000, concept: "fees", day: date, counterpart });
    expect(skips(SAS, fees(UNPUBLISHED))).toEqual(["income: to-confirm"]);
    expect(rate(fees(UNPUBLISHED, COMPANY))).toBe(11);
    const [, , line] = effectOf(SAS, fees(day("2026-10-15"), COMPANY)).lines;
    expect(line?.tax?.why).toEqual({
      kind: "withheld",
      tax: "income",
      name: "Honorarios",
      floor: 0,
      floorUvt: 0,
      rateFrom: "profile",
    });
  });

  it("with the UVT of that year in the profile they wait no more", () => {
    const profile = { ...SAS, uvt: { year: UNPUBLISHED_YEAR, value: pesos(55_000) } };
    expect(taxes(profile, operation({ base: 549_999, day: UNPUBLISHED }))).toEqual(["2408 19 104500"]);
    expect(taxes(profile, operation({ base: 550_000, day: UNPUBLISHED }))).toEqual([
      "2408 19 104500",
      "236540 2.5 13750",
    ]);
  });

  it("of a return is what the purchase had withheld, each tax by the base of it", () => {
    const back = (original: number) =>
      taxes(LARGE, operation({ base: 100_000, returned: true, original: pesos(original) }));
    expect(back(10_000_000)).toEqual(["2408 19 19000", "236540 2.5 2500", "2367 15 2850", "2368 1.104 1104"]);
    expect(back(400_000)).toEqual(["2408 19 19000"]);
    expect(taxes(LARGE, operation({ base: 100_000, returned: true }))).toEqual(["2408 19 19000"]);
  });

  it("is by the retention of the city where there is one, else by the first, and by none that is off", () => {
    const cali = retention({ name: "ICA Cali", type: "ica", rate: 0.77, accountCode: "236801" });
    const ica = (city: string | undefined, retentions = [cali, ICA]) =>
      taxes(
        { ...SAS, retentions },
        operation({ base: 10_000_000, treatment: "excluded", ...(city === undefined ? {} : { city }) }),
      );
    expect(ica("Bogotá")).toEqual(["2368 1.104 110400"]);
    expect(ica("Cali")).toEqual(["236801 0.77 77000"]);
    expect(ica(undefined)).toEqual(["236801 0.77 77000"]);
    expect(ica("Bogotá", [{ ...cali, enabled: false }, ICA])).toEqual(["2368 1.104 110400"]);
    expect(ica("Bogotá", [{ ...ICA, enabled: false }])).toEqual([]);
  });

  it("is never our own self-withholding, nor a retention that is off", () => {
    const own = retention({ name: "Autorretención especial", rate: 0.55 });
    const given = operation({ base: 1_000_000 });
    expect(taxes({ ...SAS, retentions: [own] }, given)).toEqual(["2408 19 190000"]);
    expect(taxes({ ...SAS, retentions: [{ ...BOUGHT, enabled: false }] }, given)).toEqual(["2408 19 190000"]);
    expect(taxes({ ...SAS, retentions: [own, BOUGHT] }, given)).toEqual([
      "2408 19 190000",
      "236540 2.5 25000",
    ]);
    const simple = { ...SAS, flags: { ...SAS.flags, simple: true }, retentions: [own] };
    expect(skips(simple, given)).toEqual([]);
  });

  it("is confirmed but for a city's own, and none where its rate is nothing", () => {
    const stamp = retention({ name: "Estampilla", type: "other", rate: 1, accountCode: "2370" });
    const all = { ...LARGE, retentions: [BOUGHT, OF_VAT, ICA, stamp] };
    expect(
      effectOf(all, operation({ base: 10_000_000 })).lines.flatMap(({ tax }) =>
        tax ? [tax.provisional] : [],
      ),
    ).toEqual([false, false, false, false, false]);
    const none = { ...SAS, retentions: [{ ...FEES, rate: 0 }] };
    expect(told(effectOf(none, operation({ base: 1_000, concept: "fees" })).lines)).toEqual([
      "5110 D 1000",
      "2408 D 190",
      "2335 C 1190",
    ]);
  });
});

describe("amounts at their limits", () => {
  const kind = (profile: FiscalContent, given: FiscalOperation) => {
    const result = fiscalEffect(profile, given);
    return result.ok ? result.value.settled : result.error.kind;
  };
  const all = (rate: number) => retention({ type: "other", rate, name: "Estampilla" });

  it("a cost below nothing is none", () => {
    expect(kind(SAS, sale(1_000, { cost: -1 as never, counterpart: PERSON }))).toBe("bad-amount");
    expect(kind(SAS, sale(1_000, { cost: pesos(0), counterpart: PERSON }))).toBe(1_190);
  });

  it("as much may be withheld as is to be paid, VAT included, and not a peso more", () => {
    const profile = (...rates: readonly number[]) => ({ ...SAS, retentions: rates.map(all) });
    expect(kind(profile(100), operation({ base: 1_000, treatment: "exempt" }))).toBe(0);
    expect(kind(profile(100), operation({ base: 1_000 }))).toBe(190);
    expect(kind(profile(100, 19), operation({ base: 1_000 }))).toBe(0);
    expect(kind(profile(100, 19.1), operation({ base: 1_000 }))).toBe("withheld-over-total");
  });

  it("withholdings that no number holds are too large", () => {
    const base = Math.floor(MAX_PESOS / 3);
    expect(kind({ ...SAS, retentions: [all(100), all(100), all(100), all(100)] }, operation({ base }))).toBe(
      "too-large",
    );
  });
});
