import { describe, expect, it } from "vitest";
import type { FiscalContent } from "#domain/fiscal/fiscal-profile.ts";
import {
  isTaxBase,
  isUsualTaxBase,
  statementEffect,
  type TaxedRow,
} from "#domain/fiscal/statement-effect.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { VatTreatment } from "#domain/law/tax-statutes.data.ts";
import { retention, SAS } from "./fiscal-worlds.ts";

const row = (code: string, debit: number, credit = 0, vat?: VatTreatment): TaxedRow => ({
  code,
  debit: pesos(debit),
  credit: pesos(credit),
  affectsTaxes: true,
  ...(vat && { vat }),
});
const sold = (amount: number, vat?: VatTreatment) => row("4135", 0, amount, vat);

function effect(rows: readonly TaxedRow[], profile: FiscalContent = SAS, date = "2026-11-20") {
  const result = statementEffect(profile, day(date), rows);
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}
const told = (...given: Parameters<typeof effect>) =>
  effect(...given).lines.map(
    ({ account, side, detail: { base, rate, amount } }) => `${account} ${side} ${base} ${rate} ${amount}`,
  );
const skips = (...given: Parameters<typeof effect>) =>
  effect(...given).skipped.map(({ name, why }) => `${name}: ${why.kind}`);
const NONE = { ...SAS, retentions: [] };

describe("which accounts of a statement are bases of taxes", () => {
  it.each([
    ["4135", true, true],
    ["4175", true, true],
    ["4210", true, false],
    ["1435", true, false],
    ["1524", true, false],
    ["6205", true, true],
    ["5110", true, true],
    ["513550", true, true],
    ["5105", false, false],
    ["5195", false, false],
    ["1105", false, false],
    ["1504", true, false],
    ["2404", false, false],
    ["2408", false, false],
  ])("%s: it may be %s, and usually is %s", (code, may, usually) => {
    expect([isTaxBase(code), isUsualTaxBase(code)]).toEqual([may, usually]);
  });
});

describe("TX-01 the VAT of a statement's rows", () => {
  it("is of what was sold and bought less what came back, at the profile's rate or the law's", () => {
    const profile = { ...NONE, vatSettings: { ...NONE.vatSettings, rate: 16 } };
    const rows = [
      row("4135", 500_000, 10_000_000),
      row("4135", 0, 1_000_000, "reduced"),
      row("6205", 3_000_000, 1_000_000),
      row("5135", 800_000, 300_000),
    ];
    expect(told(rows, profile)).toEqual([
      "2408 credit 9500000 16 1520000",
      "2408 credit 1000000 5 50000",
      "2408 debit 2500000 16 400000",
    ]);
  });

  it("of merchandise and expenses at the reduced rate is one line", () => {
    const rows = [row("6205", 1_000_000, 0, "reduced"), row("5145", 400_000, 0, "reduced")];
    expect(told(rows, NONE)).toEqual(["2408 debit 1400000 5 70000"]);
  });

  it("tells whole lines without a share, and shared ones with it and its article (ET art. 490)", () => {
    const details = (rows: readonly TaxedRow[]) =>
      effect(rows, NONE).lines.map(({ detail: { norm, why, provisional } }) => [norm, why, provisional]);
    const whole = [sold(8_000_000), row("5135", 1_000_000)];
    expect(details(whole)).toEqual([
      ["ET art. 468", { kind: "vat-generated" }, false],
      ["ET art. 468", { kind: "vat-deductible" }, false],
    ]);
    expect(details([...whole, sold(2_000_000, "excluded")])).toEqual([
      ["ET art. 468", { kind: "vat-generated" }, false],
      ["ET art. 468; ET art. 490", { kind: "vat-deductible", share: 0.8 }, false],
    ]);
  });

  it("is told of excluded sales only beside something bought", () => {
    expect(effect([sold(9_000_000, "excluded")], NONE)).toMatchObject({ lines: [], skipped: [] });
    expect(skips([sold(9_000_000, "excluded"), sold(1_000_000)], NONE)).toEqual([]);
    const bought = effect([sold(9_000_000, "excluded"), row("1435", 5_000_000)], NONE);
    expect([bought.lines, bought.skipped.map(({ why }) => why.kind)]).toEqual([[], ["vat-all-excluded"]]);
  });

  it("is none of who does not charge it, nor of a day before its statute, which it says", () => {
    const off = { ...NONE, vatSettings: { ...NONE.vatSettings, enabled: false } };
    expect(effect([sold(9_000_000), row("5135", 1_000_000)], off)).toMatchObject({
      lines: [],
      skipped: [],
      generated: 0,
    });
    const before = effect([sold(9_000_000)], NONE, "2016-12-31");
    expect([before.lines, before.skipped]).toEqual([
      [],
      [{ tax: "sales-tax", name: "IVA", why: { kind: "to-confirm", lastKnown: null } }],
    ]);
  });

  it("TX-02 of fixed assets is named where some was bought with it", () => {
    expect(skips([row("1540", 9_000_000)], NONE)).toEqual(["IVA: vat-of-assets"]);
    expect(skips([row("1540", 9_000_000, 9_000_000)], NONE)).toEqual([]);
    expect(skips([row("1540", 9_000_000, 0, "excluded")], NONE)).toEqual([]);
    expect(skips([row("1540", 9_000_000, 0, "reduced")], NONE)).toEqual(["IVA: vat-of-assets"]);
    expect(skips([row("1540", 9_000_000, 0, "exempt")], NONE)).toEqual([]);
  });

  it("TX-06 takes what was left in any sub-account of the profile's own one", () => {
    const profile = { ...NONE, vatSettings: { ...NONE.vatSettings, accountCode: "240805" } };
    expect(effect([sold(10_000_000), row("240810", 500_000)], profile)).toMatchObject({
      vatCredit: 500_000,
      vatDue: 1_400_000,
    });
  });
});

describe("what a statement's purchases had withheld", () => {
  const withheld = (rows: readonly TaxedRow[], ...retentions: readonly ReturnType<typeof retention>[]) => {
    const off = { ...SAS, vatSettings: { ...SAS.vatSettings, enabled: false }, retentions };
    return [...told(rows, off), ...skips(rows, off)];
  };
  const SERVICES = retention({ name: "Servicios generales", rate: 4 });

  it("is of each concept's balance, by the retention that is on for it", () => {
    const rows = [row("5135", 900_000, 200_000), row("513595", 300_000), row("519535", 5_000_000)];
    expect(withheld(rows, SERVICES)).toEqual(["236525 credit 1000000 4 40000"]);
    expect(withheld(rows, { ...SERVICES, accountCode: "23652505" })).toEqual([
      "23652505 credit 1000000 4 40000",
    ]);
    expect(withheld(rows, { ...SERVICES, enabled: false })).toEqual([]);
    expect(withheld(rows, { ...SERVICES, type: "other" })).toEqual([]);
    expect(withheld(rows, { ...SERVICES, rate: 0 })).toEqual([]);
    expect(withheld([row("6205", 5_000_000)], retention({ name: "Autorretención", rate: 0.55 }))).toEqual([]);
  });

  it("is nothing of a balance of nothing, and waits for a day of the tables", () => {
    expect(withheld([row("5135", 900_000, 900_000)], SERVICES)).toEqual([]);
    const off = { ...SAS, vatSettings: { ...SAS.vatSettings, enabled: false }, retentions: [SERVICES] };
    expect(skips([row("5135", 900_000)], off, "2024-12-31")).toEqual(["Servicios generales: to-confirm"]);
  });
});

it("an amount that is none is refused as such", () => {
  const bad = { ...row("4135", 0, 1), credit: 1.5 as never };
  expect(statementEffect(SAS, day("2026-11-20"), [bad])).toEqual({
    ok: false,
    error: { kind: "bad-amount" },
  });
});
