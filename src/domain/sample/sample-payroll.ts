import { addMonths, lastDay, month as monthAt, monthOf, yearOf } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { formatMonthName } from "../kernel/format.ts";
import { invariant } from "../kernel/invariant.ts";
import { type Pesos, pesos, sum } from "../kernel/pesos.ts";
import type { Result } from "../kernel/result.ts";
import { HORIZON } from "../law/horizon.ts";
import { PROVIDED, type ProvidedBenefit } from "../payroll/benefits/pay-history.ts";
import type { Provided } from "../payroll/benefits/provided.ts";
import { DEFAULT_SETTINGS } from "../payroll/employee/contract.ts";
import { createLawReader, type LawOverrides, lawOn } from "../payroll/law/law.ts";
import { runLiabilities } from "../payroll/payment/liabilities.ts";
import type { Liability } from "../payroll/payment/liability-payment.ts";
import { paymentEntry } from "../payroll/payment/pay-liabilities.ts";
import { computeRun, type PayrollRun } from "../payroll/run/compute-run.ts";
import { type Payable, payableEntry } from "../payroll/run/payable.ts";
import { NOTHING_NEW } from "../payroll/run/period-input.ts";
import { runEntry } from "../payroll/run/run-entry.ts";
import type { RunMember } from "../payroll/run/stored-run.ts";
import { type BenefitsDue, benefitsDue } from "../payroll/settlement/benefits-due.ts";
import type { BenefitKind } from "../payroll/settlement/stored-payment.ts";
import { NET_PAYABLE } from "../payroll/slip/concepts.data.ts";
import { bankDayIn } from "./business-days.ts";
import type { SampleDebtor } from "./sample-act.ts";
import { contractIn, PEOPLE, vacationsIn } from "./sample-people.data.ts";
import type { SampleWorld } from "./sample-world.ts";
import type { SampleMonth } from "./shop.data.ts";

function known<T>(result: Result<T, unknown>, what: string): T {
  invariant(result.ok, `the sample cannot compute ${what}`);
  return result.value;
}

/** Where the law of a day is not published yet, the shop goes on with the last known values, typed by hand. */
function overridesOn(date: Day): LawOverrides {
  const law = lawOn(date);
  if (law.ok) return {};
  const { values, withholding, solidarity } = known(lawOn(HORIZON), "the last known law");
  const overrides: Record<string, unknown> = {};
  for (const key of law.error.missing) {
    if (key === "withholding") overrides[key] = withholding.brackets;
    else if (key === "solidarity") overrides[key] = solidarity?.brackets;
    else overrides[key] = values[key].value;
  }
  return overrides as LawOverrides;
}

function membersIn(month: Month): readonly RunMember[] {
  return PEOPLE.map((person) => {
    const { position, eps, pensionFund } = person;
    const contract = contractIn(person, yearOf(month));
    const input = { ...NOTHING_NEW, absences: vacationsIn(person, month) };
    return { contract, position, eps, pensionFund, input };
  });
}

/** The computed payroll of a month. */
function runOf(month: Month): PayrollRun {
  const people = membersIn(month).map(({ contract, input }) => ({ contract, input }));
  const overrides = overridesOn(lastDay(month));
  const period = { month, part: "month" } as const;
  return known(computeRun({ period, settings: DEFAULT_SETTINGS, overrides, people }), `payroll of ${month}`);
}

/** What the runs of some months set aside for a person. */
function providedIn(runs: readonly PayrollRun[], id: string): Provided {
  const of = (benefit: ProvidedBenefit) =>
    runs.flatMap(({ slips }) =>
      slips
        .filter(({ contract }) => contract.id === id)
        .flatMap(({ lines }) => lines.filter(({ concept }) => concept === PROVIDED[benefit]))
        .map(({ amount }) => amount),
    );
  return {
    severance: sum(of("severance")),
    severanceInterest: sum(of("severanceInterest")),
    serviceBonus: sum(of("serviceBonus")),
  };
}

const MONTHS_OF: Readonly<Record<BenefitKind, readonly [first: number, last: number]>> = {
  "first-bonus": [1, 6],
  "second-bonus": [7, 12],
  severance: [1, 12],
};

function dueOf(kind: BenefitKind, year: number, payrolls: Payrolls): readonly BenefitsDue[] {
  const [first, last] = MONTHS_OF[kind];
  const runs = Array.from({ length: last - first + 1 }, (_, index) =>
    payrolls.of(addMonths(monthAt(`${year}-01`), first - 1 + index)),
  );
  const read = createLawReader(overridesOn(lastDay(monthAt(`${year}-${String(last).padStart(2, "0")}`))));
  return PEOPLE.map((person) => {
    const contract = contractIn(person, year);
    const provided = providedIn(runs, contract.id);
    const order = { contract, kind, year, variable: pesos(0), unpaidDays: 0, provided };
    return known(benefitsDue(order, read), `benefits of ${year}`);
  });
}

/** Runs by month: benefits read those of a whole year. */
class Payrolls {
  readonly #runs = new Map<Month, PayrollRun>();
  /** From this month on, payroll is kept in the application; before it, entries were written by hand. */
  readonly from: Month;

  constructor(from: Month) {
    this.from = from;
  }

  of(month: Month): PayrollRun {
    const run = this.#runs.get(month) ?? runOf(month);
    this.#runs.set(month, run);
    return run;
  }

  isKept(date: Day): boolean {
    return monthOf(date) >= this.from;
  }
}

interface Debt {
  readonly debtor: SampleDebtor;
  readonly isKept: boolean;
  readonly owed: ReturnType<typeof runLiabilities>;
}

/** Pays accounts of a debt whole: with the payment of payroll, or by hand for what payroll did not keep. */
function pay(
  { books }: SampleWorld,
  { debtor, isKept, owed }: Debt,
  order: { readonly day: Day; readonly description: string; readonly kind: "CE" | "NB" },
): void {
  const open = owed.map((each) => ({ ...each, paid: pesos(0), left: each.amount }));
  const { day, description, kind } = order;
  const parts = open.map(({ account, left }) => [account, left] as const);
  const payment = { day, from: "1110", parts, description, reference: books.takeReference(kind) };
  const content = paymentEntry(payment, open);
  if (isKept) books.act({ kind: "pay", debtor, order: payment }, [content]);
  else books.postContent(content);
}

function planRun(world: SampleWorld, payrolls: Payrolls, { month }: SampleMonth): void {
  const { agenda, books } = world;
  const name = formatMonthName(month);
  agenda.plan(lastDay(month), (date) => {
    const run = payrolls.of(month);
    const isKept = payrolls.isKept(date);
    const content = runEntry(run);
    const people = membersIn(month);
    if (isKept) books.act({ kind: "run", month, people, overrides: run.order.overrides }, [content]);
    else books.postContent(content);
    const owed = runLiabilities(run);
    const debt = { debtor: `run ${month}` as const, isKept };
    const net = owed.filter(({ account }) => account === NET_PAYABLE);
    pay(
      world,
      { ...debt, owed: net },
      { day: date, description: `Pago de la nómina de ${name}`, kind: "CE" },
    );
    const form = { ...debt, owed: owed.filter(({ account }) => account !== NET_PAYABLE) };
    agenda.plan(bankDayIn(addMonths(month, 1), 8), (day) =>
      pay(world, form, { day, description: `Planilla PILA de ${name}`, kind: "NB" }),
    );
  });
}

function record(world: SampleWorld, payable: Payable, debtor: SampleDebtor, isKept: boolean): void {
  const content = payableEntry(payable);
  if (isKept) world.books.act({ kind: "benefit", debtor, payable }, [content]);
  else world.books.postContent(content);
}

/** A liability to everybody of a benefit, by person. */
function liabilityTo(
  account: string,
  due: readonly BenefitsDue[],
  amountOf: (each: BenefitsDue) => Pesos,
): Liability {
  const people = due.map((each) => [each.order.contract.name, amountOf(each)] as const);
  const amount = sum(people.map(([, each]) => each));
  return { account, label: "", amount, rounding: pesos(0), people };
}

interface Bonus {
  readonly kind: "first-bonus" | "second-bonus";
  readonly year: number;
  readonly day: Day;
  readonly debtor: SampleDebtor;
}

/** The prima of a semester, recorded and paid on one day. */
function payBonus(world: SampleWorld, payrolls: Payrolls, { kind, year, day, debtor }: Bonus): void {
  const due = dueOf(kind, year, payrolls);
  const debt = { debtor, isKept: payrolls.isKept(day) };
  record(world, { what: kind, year, due, date: day }, debtor, debt.isKept);
  const owed = [liabilityTo(NET_PAYABLE, due, ({ net }) => net)];
  const semester = kind === "first-bonus" ? "primer" : "segundo";
  const description = `Pago de la prima, ${semester} semestre de ${year}`;
  pay(world, { ...debt, owed }, { day, description, kind: "CE" });
}

/** The prima of June is recorded and paid on its last day. */
function planFirstBonus(world: SampleWorld, payrolls: Payrolls, year: number): void {
  world.agenda.plan(
    lastDay(monthAt(`${year}-06`)),
    (day) => payBonus(world, payrolls, { kind: "first-bonus", year, day, debtor: `benefit ${year}-06` }),
    "course",
  );
}

/** The prima of December is recorded and paid by the 20th (CST art. 306), before the semester's last provision. */
function planSecondBonus(world: SampleWorld, payrolls: Payrolls, year: number): void {
  world.agenda.plan(bankDayIn(monthAt(`${year}-12`), 17), (day) =>
    payBonus(world, payrolls, {
      kind: "second-bonus",
      year,
      day,
      debtor: `benefit ${year}-12-20`,
    }),
  );
}

const CONSOLIDATED = [
  ["2515", "01", 28, "Intereses sobre las cesantías de"],
  ["2510", "02", 12, "Al fondo, cesantías de"],
] as const;

/** Cesantías with their interest: consolidated on 31 December, paid in January and by 14 February. */
function planSeverance(world: SampleWorld, payrolls: Payrolls, year: number): void {
  const last = lastDay(monthAt(`${year}-12`));
  const planPayments = (owed: Debt["owed"], debt: Omit<Debt, "owed">) => {
    for (const [account, month, date, words] of CONSOLIDATED)
      world.agenda.plan(bankDayIn(monthAt(`${year + 1}-${month}`), date), (day) => {
        const own = owed.filter((each) => each.account === account);
        pay(world, { ...debt, owed: own }, { day, description: `${words} ${year}`, kind: "CE" });
      });
  };
  world.agenda.plan(
    last,
    () => {
      const due = dueOf("severance", year, payrolls);
      const debt = { debtor: `benefit ${year}-12` as const, isKept: payrolls.isKept(last) };
      record(world, { what: "severance", year, due }, debt.debtor, debt.isKept);
      const liability = (account: string, concept: string) =>
        liabilityTo(account, due, ({ lines }) =>
          sum(lines.filter((line) => line.concept === concept).map(({ amount }) => amount)),
        );
      planPayments([liability("2510", "severance"), liability("2515", "severanceInterest")], debt);
    },
    "settling",
  );
}

/** Last year's cesantías, in the opening balances. */
function planOpeningBenefits({ agenda, books }: SampleWorld, year: number): void {
  for (const [account, month, date, words] of CONSOLIDATED)
    agenda.plan(bankDayIn(monthAt(`${year}-${month}`), date), (today) => {
      const amount = pesos(-books.balance(account));
      const open = [{ account, label: "", amount, rounding: pesos(0), paid: pesos(0), left: amount }];
      const reference = books.takeReference("CE");
      const description = `${words} ${year - 1}`;
      const order = { day: today, from: "1110", parts: [[account, amount] as const], description, reference };
      books.postContent(paymentEntry(order, open));
    });
}

/** Payroll is kept in the application from last year on; earlier it was written by hand. */
export function keptFrom(until: Day): Month {
  return monthAt(`${yearOf(until) - 1}-01`);
}

export function planPeople(world: SampleWorld, months: readonly SampleMonth[]): void {
  const payrolls = new Payrolls(keptFrom(world.until));
  for (const row of months) planRun(world, payrolls, row);
  const years = [...new Set(months.map(({ month }) => yearOf(month)))];
  planOpeningBenefits(world, years[0] ?? yearOf(world.until));
  for (const year of years) {
    planFirstBonus(world, payrolls, year);
    planSecondBonus(world, payrolls, year);
    planSeverance(world, payrolls, year);
  }
}
