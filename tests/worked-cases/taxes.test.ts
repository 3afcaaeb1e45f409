import { describe, expect, it } from "vitest";
import { COMPANY, type Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import type { FiscalContent } from "#domain/fiscal/fiscal-profile.ts";
import { statementEffect } from "#domain/fiscal/statement-effect.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { IncomeConcept, VatTreatment } from "#domain/law/tax-statutes.data.ts";
import {
  effectOf,
  ICA,
  LARGE,
  OF_VAT,
  operation,
  PERSON,
  retention,
  SAS,
  told,
} from "#tests/domain/fiscal/fiscal-worlds.ts";
import { unpublished } from "#tests/support/law-days.ts";

const WITHHOLDS: FiscalContent = {
  ...SAS,
  retentions: [
    ["Compras", 2.5],
    ["Servicios generales", 4],
    ["Honorarios", 11],
    ["Arrendamiento de inmuebles", 3.5],
    ["Transporte de carga", 1],
    ["Bienes agropecuarios sin procesar", 1.5],
    ["Alquiler de maquinaria", 4],
  ].map(([name, rate]) => retention({ name: String(name), rate: Number(rate) })),
};
const SIMPLE = { ...COMPANY, simple: true };
const SERVICES_ICA = { ...ICA, rate: 0.966 };

const withheld = (date: string, concept: IncomeConcept, base: number, counterpart: Counterparty) => {
  const { lines } = effectOf(WITHHOLDS, operation({ day: day(date), concept, base, counterpart }));
  const own = lines.filter(({ tax }) => tax?.why.kind === "withheld" && tax.why.tax === "income");
  return own.reduce((sum, { credit }) => sum + credit, 0);
};

describe("taxes by the figures of an accountant who had not seen the product", () => {
  it.each<[string, string, IncomeConcept, number, Counterparty, number]>([
    ["a: 27 UVT of 2025 are 1.345.000", "2025-05-20", "purchases", 600_000, COMPANY, 0],
    ["b: ten since 1 June 2025, 498.000", "2025-06-16", "purchases", 600_000, COMPANY, 15_000],
    ["c: 27 again while the decree is suspended", "2026-05-15", "purchases", 600_000, COMPANY, 0],
    ["d: ten again since 1 July 2026", "2026-07-01", "purchases", 600_000, COMPANY, 15_000],
    ["e: services of a non-filer, two UVT", "2026-03-10", "services", 150_000, PERSON, 9_000],
    ["f: the same at four UVT", "2026-06-20", "services", 150_000, PERSON, 0],
    ["g: fees of a non-filer", "2026-08-05", "fees", 2_000_000, PERSON, 200_000],
    ["h: fees of a company", "2026-08-05", "fees", 2_000_000, COMPANY, 220_000],
    ["i: rent of premises", "2026-09-01", "property-rent", 1_800_000, COMPANY, 63_000],
    ["j: a supplier in the SIMPLE (ET art. 911)", "2026-09-01", "purchases", 5_000_000, SIMPLE, 0],
    ["k: freight", "2026-09-01", "freight", 3_000_000, COMPANY, 30_000],
    ["l: farm goods", "2026-09-01", "farm-goods", 5_000_000, COMPANY, 75_000],
    ["m: goods of a non-filer", "2026-09-01", "purchases", 900_000, PERSON, 31_500],
    ["n: rent of machinery", "2026-09-01", "equipment-rent", 400_000, COMPANY, 16_000],
    ["o: the last day before the suspension", "2026-05-07", "purchases", 1_000_000, COMPANY, 25_000],
    ["p: its first day", "2026-05-08", "purchases", 1_000_000, COMPANY, 0],
    ["q: 523.900 is under ten UVT, rounded (ET art. 868)", "2026-10-01", "purchases", 523_900, COMPANY, 0],
    ["30: fees of the next year need no UVT", unpublished("03-10"), "fees", 2_000_000, COMPANY, 220_000],
  ])("28 (Decreto 572 de 2025) %s", (_, date, concept, base, party, amount) => {
    expect(withheld(date, concept, base, party)).toBe(amount);
  });

  const september = { day: day("2026-09-15") };

  it("28r: a large taxpayer in Bogotá buys, and its supplier sells (ET arts. 437-1 and 437-2)", () => {
    const bought = effectOf(LARGE, operation({ ...september, base: 8_000_000 }));
    expect(told(bought.lines)).toEqual([
      "1435 D 8000000",
      "2408 D 1520000",
      "236540 C 200000",
      "2367 C 228000",
      "2368 C 88320",
      "2205 C 9003680",
    ]);
    const counterpart = { ...COMPANY, largeTaxpayer: true, withholdsIca: true };
    const sale = { ...september, kind: "sale" as const, base: 8_000_000, counterpart };
    expect(told(effectOf(SAS, operation({ ...sale, icaRate: 1.104, city: "Bogotá" })).lines)).toEqual([
      "1305 D 9003680",
      "135515 D 200000",
      "135517 D 228000",
      "135518 D 88320",
      "4135 C 8000000",
      "2408 C 1520000",
    ]);
  });

  it("28s and 28t: a service under the four UVT of Bogotá, and a buyer that withholds income tax alone", () => {
    const large = { ...LARGE, retentions: [...SAS.retentions, OF_VAT, SERVICES_ICA] };
    const service = operation({ ...september, base: 180_000, concept: "services" });
    expect(effectOf(large, service)).toMatchObject({ withheld: 12_330, settled: 201_870 });
    const plain = operation({ ...september, base: 8_000_000 });
    expect(effectOf(SAS, plain)).toMatchObject({ withheld: 200_000, settled: 9_320_000 });
  });

  // Written of 2027 while its UVT was not published.
  it("30: the IVA of the next year is statute; a least base in its UVT waits", () => {
    const sale = operation({ day: unpublished("03-10"), kind: "sale", base: 1_000_000, counterpart: PERSON });
    expect(effectOf(SAS, sale).vat).toBe(190_000);
    const { skipped } = effectOf(SAS, operation({ day: unpublished("03-10"), base: 30_000_000 }));
    expect(skipped.map(({ why }) => why.kind)).toEqual(["to-confirm"]);
  });

  it("27: IVA with excluded sales: of common expenses 64 of 73 parts are deducted (ET arts. 488 and 490)", () => {
    const row = (code: string, amount: number, vat: VatTreatment) => ({
      code,
      debit: pesos(code.startsWith("41") && code !== "4175" ? 0 : amount),
      credit: pesos(code.startsWith("41") && code !== "4175" ? amount : 0),
      affectsTaxes: true,
      vat,
    });
    const rows = [
      row("4135", 48_000_000, "general"),
      row("4175", 2_000_000, "general"),
      row("4135", 12_000_000, "reduced"),
      row("4135", 6_000_000, "exempt"),
      row("4135", 9_000_000, "excluded"),
      row("6205", 22_000_000, "general"),
      row("6205", 3_000_000, "reduced"),
      row("6205", 1_500_000, "excluded"),
      row("1540", 10_000_000, "general"),
    ];
    const direct = statementEffect(SAS, day("2026-08-31"), rows);
    expect(direct).toMatchObject({ value: { generated: 9_340_000, deductible: 4_330_000 } });
    const all = statementEffect(SAS, day("2026-08-31"), [...rows, row("5135", 5_000_000, "general")]);
    if (!all.ok) throw new Error(all.error.kind);
    // By hand 4.330.000 and 64 of 73 parts of 950.000; the rest, with the 285.000 of the excluded, is cost.
    expect(all.value.deductible).toBe(5_162_877);
    const why = all.value.skipped.flatMap((each) => (each.why.kind === "vat-common" ? [each.why] : []));
    expect(why).toEqual([{ kind: "vat-common", share: 64 / 73, amount: 117_123 }]);
    expect(all.value.skipped.map((each) => each.why.kind)).toContain("vat-of-assets");
  });
});
