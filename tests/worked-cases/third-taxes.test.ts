import { describe, expect, it } from "vitest";
import { COMPANY, type Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import type { FiscalContent } from "#domain/fiscal/fiscal-profile.ts";
import { statementEffect } from "#domain/fiscal/statement-effect.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { IncomeConcept, VatTreatment } from "#domain/law/tax-statutes.data.ts";
import { effectOf, LARGE, operation, PERSON, retention, SAS } from "#tests/domain/fiscal/fiscal-worlds.ts";

const CONCEPTS: readonly (readonly [name: string, rate: number])[] = [
  ["Compras", 2.5],
  ["Compras con tarjeta", 1.5],
  ["Bienes agropecuarios sin procesar", 1.5],
  ["Café pergamino o cereza", 0.5],
  ["Combustibles", 0.1],
  ["Servicios generales", 4],
  ["Transporte de carga", 1],
  ["Transporte de pasajeros", 3.5],
  ["Hoteles y restaurantes", 3.5],
  ["Honorarios", 11],
  ["Comisiones", 11],
  ["Arrendamientos", 3.5],
  ["Rendimientos financieros", 7],
];
const WITHHOLDS: FiscalContent = {
  ...SAS,
  retentions: CONCEPTS.map(([name, rate]) => retention({ name, rate })),
};

const FREELANCE = { ...PERSON, filer: true };
const RETAINS = { ...COMPANY, selfWithholder: true };
const EXEMPT = { ...COMPANY, incomeTaxpayer: false };

/** date, concept, payee, then each base with what is withheld of it. */
type Row = readonly [
  date: string,
  concept: IncomeConcept,
  party: Counterparty,
  amounts: readonly (readonly [number, number])[],
];

/** Least bases in whole thousands of the year's UVT (ET art. 868), one peso to each side, on the days of each window. */
const ROWS: readonly Row[] = [
  [
    "2025-05-31",
    "purchases",
    COMPANY,
    [
      [1_344_999, 0],
      [1_345_000, 33_625],
    ],
  ],
  [
    "2025-06-01",
    "purchases",
    COMPANY,
    [
      [497_999, 0],
      [498_000, 12_450],
    ],
  ],
  [
    "2026-05-07",
    "purchases",
    COMPANY,
    [
      [523_999, 0],
      [524_000, 13_100],
    ],
  ],
  [
    "2026-05-08",
    "purchases",
    COMPANY,
    [
      [1_413_999, 0],
      [1_414_000, 35_350],
    ],
  ],
  [
    "2026-06-30",
    "purchases",
    PERSON,
    [
      [1_413_999, 0],
      [1_414_000, 49_490],
    ],
  ],
  [
    "2026-07-01",
    "purchases",
    PERSON,
    [
      [523_999, 0],
      [524_000, 18_340],
    ],
  ],
  [
    "2025-05-31",
    "services",
    COMPANY,
    [
      [198_999, 0],
      [199_000, 7_960],
    ],
  ],
  [
    "2025-06-01",
    "services",
    COMPANY,
    [
      [99_999, 0],
      [100_000, 4_000],
    ],
  ],
  [
    "2026-05-07",
    "services",
    PERSON,
    [
      [104_999, 0],
      [105_000, 6_300],
    ],
  ],
  [
    "2026-05-08",
    "services",
    PERSON,
    [
      [208_999, 0],
      [209_000, 12_540],
    ],
  ],
  [
    "2026-06-30",
    "services",
    COMPANY,
    [
      [208_999, 0],
      [209_000, 8_360],
    ],
  ],
  [
    "2026-07-01",
    "services",
    COMPANY,
    [
      [104_999, 0],
      [105_000, 4_200],
    ],
  ],
  [
    "2026-06-15",
    "property-rent",
    COMPANY,
    [
      [1_413_999, 0],
      [1_414_000, 49_490],
    ],
  ],
  [
    "2026-08-15",
    "property-rent",
    COMPANY,
    [
      [523_999, 0],
      [524_000, 18_340],
    ],
  ],
  [
    "2026-08-15",
    "passengers",
    COMPANY,
    [
      [523_999, 0],
      [524_000, 18_340],
    ],
  ],
  [
    "2026-08-15",
    "freight",
    COMPANY,
    [
      [104_999, 0],
      [105_000, 1_050],
    ],
  ],
  [
    "2026-08-15",
    "hospitality",
    COMPANY,
    [
      [104_999, 0],
      [105_000, 3_675],
    ],
  ],
  [
    "2025-05-20",
    "farm-goods",
    COMPANY,
    [
      [4_581_999, 0],
      [4_582_000, 68_730],
    ],
  ],
  [
    "2026-08-15",
    "farm-goods",
    PERSON,
    [
      [3_665_999, 0],
      [3_666_000, 54_990],
    ],
  ],
  [
    "2026-06-15",
    "coffee",
    PERSON,
    [
      [8_379_999, 0],
      [8_380_000, 41_900],
    ],
  ],
  [
    "2026-08-15",
    "coffee",
    PERSON,
    [
      [3_665_999, 0],
      [3_666_000, 18_330],
    ],
  ],
  ["2026-08-15", "card-purchases", COMPANY, [[100_000, 1_500]]],
  ["2026-08-15", "fuel", COMPANY, [[1_000_000, 1_000]]],
  ["2026-08-15", "interest", COMPANY, [[1_000_000, 70_000]]],
  ["2026-08-15", "fees", PERSON, [[2_000_000, 200_000]]],
  ["2026-08-15", "fees", FREELANCE, [[2_000_000, 220_000]]],
  ["2026-08-15", "commissions", PERSON, [[2_000_000, 200_000]]],
  ["2026-08-15", "services", RETAINS, [[2_000_000, 0]]],
  ["2026-08-15", "services", EXEMPT, [[2_000_000, 0]]],
];

function incomeWithheld(
  date: string,
  concept: IncomeConcept,
  counterpart: Counterparty,
  base: number,
  paidThisYear = 0,
): number {
  const given = { day: day(date), concept, base, counterpart, paidThisYear: pesos(paidThisYear) };
  const { lines } = effectOf(WITHHOLDS, operation(given));
  const own = lines.filter(({ tax }) => tax?.why.kind === "withheld" && tax.why.tax === "income");
  return own.reduce((sum, { credit }) => sum + credit, 0);
}

function withheldOn(account: string, part: Parameters<typeof operation>[0]): number {
  const { lines } = effectOf(LARGE, operation({ day: day("2026-09-15"), ...part }));
  return lines.reduce((sum, each) => (each.account === account ? sum + each.credit : sum), 0);
}

const row = (code: string, amount: number, vat: VatTreatment) => ({
  code,
  debit: pesos(code.startsWith("41") ? 0 : amount),
  credit: pesos(code.startsWith("41") ? amount : 0),
  affectsTaxes: true,
  vat,
});

describe("taxes reckoned from the law for a third time", () => {
  it.each(ROWS)("least bases by date, on %s of %s (Decreto 572 de 2025)", (date, concept, party, amounts) => {
    const found = amounts.map(([base]) => [base, incomeWithheld(date, concept, party, base)]);
    expect(found).toEqual(amounts);
  });

  it("fees of who files no return: 11 % once the year passes 3.300 UVT (ET art. 392)", () => {
    const of = (paid: number) => incomeWithheld("2026-08-15", "fees", PERSON, 2_000_000, paid);
    expect([of(0), of(100_000_000), of(173_000_000)]).toEqual([200_000, 200_000, 220_000]);
  });

  it("15 % of the IVA, by what the invoice charges (ET arts. 437-1 and 437-2)", () => {
    const of = (part: Parameters<typeof operation>[0]) => withheldOn("2367", part);
    expect(of({ base: 4_000_000 })).toBe(114_000);
    expect(of({ base: 4_000_000, treatment: "reduced" })).toBe(30_000);
    expect(of({ base: 4_000_000, treatment: "exempt" })).toBe(0);
    expect(of({ base: 4_000_000, counterpart: { ...COMPANY, largeTaxpayer: true } })).toBe(0);
    expect(of({ base: 4_000_000, counterpart: PERSON })).toBe(0);
    expect(of({ base: 523_999 })).toBe(0);
    expect(of({ base: 524_000 })).toBe(14_934);
    expect(of({ base: 104_999, concept: "services" })).toBe(0);
    expect(of({ base: 105_000, concept: "services" })).toBe(2_993);
  });

  it("ICA of Bogotá keeps its 27 UVT (Decreto Distrital 271 de 2002, art. 8)", () => {
    expect(withheldOn("2368", { base: 1_413_999 })).toBe(0);
    expect(withheldOn("2368", { base: 1_414_000 })).toBe(15_611);
  });

  it("IVA of sales of four kinds: 2.710.000 of goods, or 30 of 32 parts of common expenses (ET art. 490)", () => {
    const sales = [
      row("4135", 25_000_000, "general"),
      row("4135", 4_000_000, "reduced"),
      row("4135", 1_000_000, "exempt"),
      row("4135", 2_000_000, "excluded"),
    ];
    const of = (code: string) => [row(code, 14_000_000, "general"), row(code, 1_000_000, "reduced")];
    const goods = statementEffect(SAS, day("2026-08-31"), [...sales, ...of("6205")]);
    expect(goods).toMatchObject({ value: { generated: 4_950_000, deductible: 2_710_000 } });
    const common = statementEffect(SAS, day("2026-08-31"), [...sales, ...of("5135")]);
    expect(common).toMatchObject({ value: { generated: 4_950_000, deductible: 2_540_625 } });
    // Less 142.500 that customers withheld and 500.000 that the last period left in 2408.
    const held = [row("135517", 142_500, "excluded"), row("2408", 500_000, "excluded")];
    const due = statementEffect(SAS, day("2026-08-31"), [...sales, ...of("5135"), ...held]);
    expect(due).toMatchObject({ value: { vatCredit: 500_000, vatDue: 1_766_875 } });
  });
});
