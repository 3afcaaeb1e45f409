import type { ChartKind } from "../accounting/account.ts";
import type { EntryContent, EntryLine } from "../accounting/entries/entry.ts";
import type { Company } from "../company/company.ts";
import { addMonths, day, lastDay, monthOf, yearOf } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { openAgenda } from "./agenda.ts";
import { planOddEvents } from "./odd-events.ts";
import { planOpeningPayments, planPurchases } from "./purchases.ts";
import { planRunningCosts } from "./running-costs.ts";
import { planCounterSales, planCreditSales, planDeposits, planOpeningCollections } from "./sales.ts";
import type { SampleAct } from "./sample-act.ts";
import { credit, debit, openSampleBooks } from "./sample-books.ts";
import { planPeople } from "./sample-payroll.ts";
import { planTaxesAndAllocations } from "./sample-taxes.ts";
import type { SampleWorld } from "./sample-world.ts";
import { type Seeded, seeded } from "./seeded.ts";
import { monthsUntil, type SampleMonth, SHOP, SHOP_CUSTOMERS, SHOP_SUPPLIERS, START } from "./shop.data.ts";
import { planYearTurn } from "./year-turn.ts";

export interface SampleCompany {
  readonly company: Required<Pick<Company, "name" | "nit" | "city" | "signers">>;
  readonly book: {
    readonly name: string;
    readonly chart: ChartKind;
    readonly start: Day;
    readonly end: Day;
  };
  /** What the bookkeeper does, in order of date. */
  readonly acts: readonly SampleAct[];
  /** The entries that the acts post, in order; without the reversal, which copies its entry. */
  readonly entries: readonly EntryContent[];
  readonly closedThrough: Month;
}

const SEED = 11;
const OPENING_BANK = 14_500_000;

const OPENING_RECEIVABLES: readonly (readonly [Day, string, number])[] = [
  [day("2025-01-08"), SHOP_CUSTOMERS[0].name, 3_427_200],
  [day("2025-01-15"), "Obras Chía S.A.S.", 2_189_600],
  [day("2025-01-21"), "Inversiones Los Nogales S.A.S.", 1_951_600],
  [day("2025-01-28"), SHOP_CUSTOMERS[0].name, 2_856_000],
];

const OPENING_PAYABLES: readonly (readonly [Day, string, number])[] = [
  [day("2025-01-09"), SHOP_SUPPLIERS[0].name, 4_427_000],
  [day("2025-01-16"), "Aceros y Mallas del Norte S.A.S.", 6_174_500],
  [day("2025-01-22"), "Cementos y Agregados El Roble S.A.", 5_300_750],
  [day("2025-01-29"), "Herramientas del Centro S.A.S.", 4_019_250],
];

/** The shop's assets and liabilities at the start of this book; earlier profits are the balancing figure. */
function openingLines(): EntryLine[] {
  const lines = [
    debit("1105", 1_640_000),
    debit("1110", OPENING_BANK),
    debit("1120", 9_000_000),
    ...OPENING_RECEIVABLES.map(([, name, amount]) => debit("1305", amount, name)),
    debit("135515", 2_410_000),
    debit("1435", 42_460_000),
    debit("1524", 18_400_000),
    debit("1528", 9_600_000),
    debit("170520", 165_000),
    credit("159215", 3_679_992),
    credit("159220", 1_920_000),
    ...OPENING_PAYABLES.map(([, name, amount]) => credit("2205", amount, name)),
    credit("236515", 81_400),
    credit("236530", 103_250),
    credit("236540", 512_700),
    credit("2404", 7_980_000),
    credit("2408", 2_418_340),
    credit("2412", 1_014_600),
    credit("2510", 3_866_978),
    credit("2515", 439_416),
    credit("261015", 1_720_000),
    credit("3105", 30_000_000),
    credit("330505", 1_850_000),
  ];
  const difference = lines.reduce((sum, line) => sum + line.debit - line.credit, 0);
  return [...lines, credit("3705", difference)];
}

/** Each part has its own random sequences, so that changing one does not affect the others. */
const PARTS: readonly ((world: SampleWorld, months: readonly SampleMonth[]) => void)[] = [
  planCounterSales,
  planDeposits,
  planCreditSales,
  planPurchases,
  planRunningCosts,
  planPeople,
  planTaxesAndAllocations,
  planOddEvents,
  planYearTurn,
];

function chances(part: number): (month: Month) => Seeded {
  const known = new Map<Month, Seeded>();
  return (month) => {
    const number = yearOf(month) * 12 + Number(month.slice(5));
    const chance = known.get(month) ?? seeded(SEED + part * 7919 + number * 104_729);
    known.set(month, chance);
    return chance;
  };
}

/**
 * The years of a hardware shop from January 2025 until a day: identical on every call, and a later day only adds to
 * them. They are simulated day by day, so that each payment equals the books of its day.
 */
export function sampleCompany(until: Day): SampleCompany {
  const books = openSampleBooks();
  const world: SampleWorld = { books, agenda: openAgenda(), until, chance: chances(0) };
  books.post({ kind: "NC", date: START, description: "Saldos iniciales", lines: openingLines() });
  planOpeningPayments(world, OPENING_PAYABLES);
  planOpeningCollections(world, OPENING_RECEIVABLES);
  const months = monthsUntil(until);
  PARTS.forEach((plan, index) => {
    plan({ ...world, chance: chances(index + 1) }, months);
  });
  world.agenda.liveUntil(until);
  return {
    company: { name: SHOP.name, nit: SHOP.nit, city: SHOP.city, signers: SHOP.signers },
    book: {
      name: "Diario general",
      chart: "puc",
      start: START,
      end: lastDay(`${yearOf(until)}-12` as Month),
    },
    acts: books.acts,
    entries: books.entries,
    closedThrough: addMonths(monthOf(until), -2),
  };
}
