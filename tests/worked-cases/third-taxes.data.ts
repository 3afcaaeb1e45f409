import { COMPANY, type Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import type { FiscalContent } from "#domain/fiscal/fiscal-profile.ts";
import type { IncomeConcept } from "#domain/law/tax-statutes.data.ts";
import { PERSON, retention, SAS } from "#tests/domain/fiscal/fiscal-worlds.ts";

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
/** A company that withholds on each of the concepts. */
export const OF_EACH_CONCEPT: FiscalContent = {
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
export const LEAST_BASES: readonly Row[] = [
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
