import type { EntryContent } from "../accounting/entries/entry.ts";
import {
  addMonths,
  month as asMonth,
  lastDay,
  monthOf,
  monthsBetween,
  yearOf,
} from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { formatMonthName } from "../kernel/format.ts";
import { bankDayIn, lastBankDay } from "./business-days.ts";
import { credit, debit, share, signedAmount, toThousands } from "./sample-books.ts";
import { RATES } from "./sample-rates.data.ts";
import type { SampleWorld } from "./sample-world.ts";
import { inYear, type SampleMonth, START } from "./shop.data.ts";

const ROUNDING_GAIN = "429581";
const ROUNDING_LOSS = "539595";
const WITHHELD = ["236515", "236525", "236530", "236540"];

/** The line that balances a payment in whole thousands against the exact debt. */
export function roundingLine(debt: number, paid: number) {
  return signedAmount(paid > debt ? ROUNDING_LOSS : ROUNDING_GAIN, paid - debt);
}

/** Pays the balances at the end of a period, in whole thousands. */
function payTax(
  world: SampleWorld,
  today: Day,
  accounts: readonly string[],
  until: Day,
  description: string,
) {
  const owed = accounts.map((code) => [code, -world.books.balance(code, until)] as const);
  const debt = owed.reduce((sum, [, amount]) => sum + amount, 0);
  const paid = toThousands(debt);
  const lines = [
    ...owed.map(([code, amount]) => signedAmount(code, amount)),
    roundingLine(debt, paid),
    credit("1110", paid),
  ];
  world.books.post({ kind: "CE", date: today, description, lines });
}

/** "noviembre y diciembre": the two months ending with this one. */
function pairName(month: Month): string {
  return `${formatMonthName(addMonths(month, -1))} y ${formatMonthName(month)}`;
}

/** The last day before a month; the opening day for the first. */
function endBefore(month: Month): Day {
  return month === monthOf(START) ? START : lastDay(addMonths(month, -1));
}

function planWithholding(world: SampleWorld, { month }: SampleMonth): void {
  const before = addMonths(month, -1);
  const description = `Retención en la fuente de ${formatMonthName(before)}`;
  const until = endBefore(month);
  world.agenda.plan(bankDayIn(month, 21), (today) => payTax(world, today, WITHHELD, until, description));
}

/** Sales tax and industry and commerce tax, each for two months. */
function planTwoMonthly(world: SampleWorld, { month }: SampleMonth): void {
  if (Number(month.slice(5)) % 2 === 0) return;
  const before = addMonths(month, -1);
  const until = endBefore(month);
  world.agenda.plan(bankDayIn(month, 22), (today) =>
    payTax(world, today, ["2408"], until, `IVA de ${pairName(before)}`),
  );
  world.agenda.plan(bankDayIn(month, 23), (today) =>
    payTax(world, today, ["2412"], until, `ICA de ${pairName(before)}`),
  );
}

function planIndustryTax(world: SampleWorld, { month }: SampleMonth): void {
  const { agenda, books } = world;
  agenda.plan(
    lastDay(month),
    (date) => {
      const sold = -(books.balance("41", date) - books.balance("41", lastDay(addMonths(month, -1))));
      const tax = share(sold, RATES.ica);
      const lines = [debit("511505", tax), credit("2412", tax)];
      const description = `Causación del ICA de ${formatMonthName(month)}`;
      books.post({ kind: "NC", date, description, lines });
    },
    "settling",
  );
}

/**
 * Straight line: furniture over ten years, computers over five, the van over ten from the month after purchase. The last
 * month takes what rounding left.
 */
const DEPRECIATION = [
  {
    expense: "516015",
    accumulated: "159215",
    amount: 153_333,
    last: 153_373,
    from: "2025-01",
    to: "2032-12",
  },
  {
    expense: "516020",
    accumulated: "159220",
    amount: 160_000,
    last: 160_000,
    from: "2025-01",
    to: "2028-12",
  },
  {
    expense: "516035",
    accumulated: "159235",
    amount: 200_000,
    last: 200_000,
    from: "2026-02",
    to: "2036-01",
  },
] as const;

/** Each year two months are forgotten and recorded late: until then there is something to be found. */
const FORGOTTEN = [
  { month: "01", recorded: "06" },
  { month: "07", recorded: "12" },
] as const;

const LATE = ", omitida en su mes";

const depreciationWords = (month: Month, late = "") => `Depreciación de ${formatMonthName(month)}${late}`;

/** The month that an entry depreciates, its own or an earlier one of its year; null where it depreciates none. */
export function depreciatedMonth({ date, description }: EntryContent): Month | null {
  const months = monthsBetween(asMonth(`${yearOf(date)}-01`), monthOf(date));
  const isOf = (month: Month) => ["", LATE].some((late) => description === depreciationWords(month, late));
  return months.find(isOf) ?? null;
}

function depreciate({ books }: SampleWorld, date: Day, month: Month, late = ""): void {
  const used = DEPRECIATION.filter(({ from, to }) => from <= month && month <= to).map((each) => ({
    ...each,
    amount: month === each.to ? each.last : each.amount,
  }));
  if (used.length === 0) return;
  books.post({
    kind: "NC",
    date,
    description: depreciationWords(month, late),
    lines: [
      ...used.map(({ expense, amount }) => debit(expense, amount)),
      ...used.map(({ accumulated, amount }) => credit(accumulated, amount)),
    ],
  });
}

function planDepreciation(world: SampleWorld, { month }: SampleMonth): void {
  const forgotten = FORGOTTEN.find((each) => month.endsWith(each.month));
  if (!forgotten) {
    world.agenda.plan(lastBankDay(month), (date) => depreciate(world, date, month), "settling");
    return;
  }
  const late = asMonth(`${yearOf(month)}-${forgotten.recorded}`);
  world.agenda.plan(lastBankDay(late), (date) => depreciate(world, date, month, LATE), "settling");
}

/** A policy of 2026 and each later year; the one of 2024 ends in January 2025. */
export const INSURANCE = 200_000;
const FORMER_INSURANCE = 165_000;

/** Monthly expense of the insurance, whose policy begins in February. */
function planInsurance({ agenda, books }: SampleWorld, { month }: SampleMonth): void {
  const year = yearOf(addMonths(month, -1));
  const insurance = month === monthOf(START) ? FORMER_INSURANCE : inYear(INSURANCE, year, 1_000);
  agenda.plan(
    lastBankDay(month),
    (date) => {
      const lines = [debit("5130", insurance), credit("170520", insurance)];
      const description = `Amortización de la póliza, ${formatMonthName(month)}`;
      books.post({ kind: "NC", date, description, lines });
    },
    "settling",
  );
}

export function planTaxesAndAllocations(world: SampleWorld, months: readonly SampleMonth[]): void {
  for (const row of months) {
    planWithholding(world, row);
    planTwoMonthly(world, row);
    planDepreciation(world, row);
    planInsurance(world, row);
    planIndustryTax(world, row);
  }
}
