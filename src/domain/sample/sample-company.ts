import type { ChartKind } from "../accounting/account.ts";
import type { EntryContent, EntryLine } from "../accounting/entries/entry.ts";
import type { Company } from "../company/company.ts";
import { addMonths, day, lastDay, month } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { openAgenda } from "./agenda.ts";
import { planOddEvents, type SampleCorrection } from "./odd-events.ts";
import { planOpeningPayments, planPurchases } from "./purchases.ts";
import { planRunningCosts } from "./running-costs.ts";
import { planCounterSales, planCreditSales, planDeposits, planOpeningCollections } from "./sales.ts";
import { credit, debit, openSampleBooks, type VoucherKind } from "./sample-books.ts";
import { monthlyPay, planPeople } from "./sample-payroll.ts";
import { planTaxesAndAllocations } from "./sample-taxes.ts";
import type { SampleWorld } from "./sample-world.ts";
import { seeded } from "./seeded.ts";
import { MONTHS, type SampleMonth, SHOP, SHOP_CUSTOMERS, SHOP_SUPPLIERS, START } from "./shop.data.ts";
import { planYearTurn } from "./year-turn.ts";

export interface SampleCompany {
  readonly company: Required<Pick<Company, "name" | "nit" | "city" | "signers">>;
  readonly book: {
    readonly name: string;
    readonly chart: ChartKind;
    readonly start: Day;
    readonly end: Day;
  };
  /** In date order; to be posted as one import. */
  readonly entries: readonly EntryContent[];
  /** To be made after posting the entries and before closing the months; each names its entry. */
  readonly corrections: readonly SampleCorrection[];
  readonly closedThrough: Month;
}

const END = day("2026-11-30");
const SEED = 11;

/** Bank balance on 1 December 2025, chosen so that October 2026 closes at 12.481.600. */
const OPENING_BANK = 17_587_622;

const OPENING_RECEIVABLES: readonly (readonly [Day, string, number])[] = [
  [day("2025-12-04"), SHOP_CUSTOMERS[0].name, 3_427_200],
  [day("2025-12-11"), "Obras Chía S.A.S.", 2_189_600],
  [day("2025-12-16"), "Inversiones Los Nogales S.A.S.", 1_951_600],
  [day("2025-12-23"), SHOP_CUSTOMERS[0].name, 2_856_000],
];

const OPENING_PAYABLES: readonly (readonly [Day, string, number])[] = [
  [day("2025-12-05"), SHOP_SUPPLIERS[0].name, 4_427_000],
  [day("2025-12-12"), "Aceros y Mallas del Norte S.A.S.", 6_174_500],
  [day("2025-12-18"), "Cementos y Agregados El Roble S.A.", 5_300_750],
  [day("2025-12-26"), "Herramientas del Centro S.A.S.", 4_019_250],
];

/** The shop's assets and liabilities at the start of this book; earlier profits are the balancing figure. */
function openingLines(): EntryLine[] {
  const pay = monthlyPay(2025);
  const lines = [
    debit("1105", 1_640_000),
    debit("1110", OPENING_BANK),
    ...OPENING_RECEIVABLES.map(([, name, amount]) => debit("1305", amount, name)),
    debit("135515", 3_184_000),
    debit("1435", 42_460_000),
    debit("1524", 18_400_000),
    debit("1528", 9_600_000),
    debit("170520", 360_000),
    credit("159215", 5_366_655),
    credit("159220", 3_680_000),
    ...OPENING_PAYABLES.map(([, name, amount]) => credit("2205", amount, name)),
    credit("236515", 85_800),
    credit("236530", 106_750),
    credit("236540", 548_200),
    credit("2404", 8_925_000),
    credit("2408", 2_618_340),
    credit("2412", 386_400),
    credit("261005", pay.severance * 11),
    credit("261010", pay.severanceInterest * 11),
    credit("261015", pay.vacation * 11),
    credit("261020", pay.bonus * 5),
    credit("3105", 30_000_000),
    credit("330505", 1_850_000),
    credit("3605", 16_575_000),
  ];
  const difference = lines.reduce((sum, line) => sum + line.debit - line.credit, 0);
  return [...lines, credit("3705", difference)];
}

/** November so far: one entry of each kind. */
function writeNovember({ books }: SampleWorld): void {
  const post = (kind: VoucherKind, date: string, description: string, lines: readonly EntryLine[]) =>
    books.post({ kind, date: day(date), description, lines });
  post("RC", "2026-11-03", "Venta de contado FE-1187", [
    debit("1105", 2_380_000),
    credit("4135", 2_000_000),
    credit("2408", 380_000),
    debit("6135", 1_310_000),
    credit("1435", 1_310_000),
  ]);
  post("FC", "2026-11-05", "Pinturas, Distribuciones Andina", [
    debit("1435", 4_600_000),
    debit("2408", 874_000),
    credit("236540", 115_000),
    credit("2205", 5_359_000, SHOP_SUPPLIERS[0].name),
  ]);
  post("CE", "2026-11-10", "Arriendo del local, noviembre", [
    debit("5120", 3_200_000, SHOP.lessor),
    credit("236530", 112_000),
    credit("1110", 3_088_000),
  ]);
  post("RC", "2026-11-14", "Abono de Construcciones Páramo", [
    debit("1110", 1_850_000),
    credit("1305", 1_850_000, SHOP_CUSTOMERS[0].name),
  ]);
  post("CE", "2026-11-20", "Energía del local, factura 7781", [
    debit("5135", 486_300),
    credit("1110", 486_300),
  ]);
}

/** Each part has its own random sequence, so that changing one does not affect the others. */
const PARTS: readonly ((world: SampleWorld, months: readonly SampleMonth[]) => void)[] = [
  planCounterSales,
  planDeposits,
  planCreditSales,
  planPurchases,
  planRunningCosts,
  planPeople,
  planTaxesAndAllocations,
];

/**
 * A year of a hardware shop, identical on every call. It is simulated day by day, so that each payment equals the
 * books of its day; December 2025 is included for its year-end closing.
 */
export function sampleCompany(): SampleCompany {
  const world: SampleWorld = { books: openSampleBooks(), agenda: openAgenda(), chance: seeded(SEED) };
  world.books.post({ kind: "NC", date: START, description: "Saldos iniciales", lines: openingLines() });
  planOpeningPayments(world, OPENING_PAYABLES);
  planOpeningCollections(world, OPENING_RECEIVABLES);
  PARTS.forEach((plan, index) => {
    plan({ ...world, chance: seeded(SEED + index * 7919) }, MONTHS);
  });
  const corrections = planOddEvents(world);
  planYearTurn(world);
  world.agenda.liveUntil(lastDay(addMonths(month("2026-11"), -1)));
  writeNovember(world);
  return {
    company: { name: SHOP.name, nit: SHOP.nit, city: SHOP.city, signers: SHOP.signers },
    book: { name: "Diario 2026", chart: "puc", start: START, end: END },
    entries: world.books.entries,
    corrections,
    closedThrough: month("2026-09"),
  };
}
