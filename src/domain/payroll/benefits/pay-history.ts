import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { workingDays } from "../../law/holidays.ts";
import { payHours } from "../earnings/hours-pay.ts";
import { contractOn, type Salaried, type SalarySpan } from "../employee/salary-on.ts";
import { createLawReader } from "../law/law.ts";
import { leaveIn, paidDays } from "../leave/leave.ts";
import { commercialDays, contractSpan, type DaySpan, overlap } from "../run/period.ts";
import type { SalaryArrears } from "../run/period-input.ts";
import { newestPeriodFirst } from "../run/run-calendar.ts";
import type { ClosedLines, RunMember, StoredRun } from "../run/stored-run.ts";
import { type ConceptKey, isVariablePay } from "../slip/concepts.data.ts";
import { salaryDays } from "../slip/salary-days.ts";

/** The provisions of a run, by the name of the benefit that they pay for. */
export const PROVIDED = {
  severance: "severance",
  severanceInterest: "severanceInterest",
  serviceBonus: "serviceBonus",
  vacation: "vacationProvision",
} as const satisfies Readonly<Record<string, ConceptKey>>;

export type ProvidedBenefit = keyof typeof PROVIDED;

/** Days of one salary; `days`: as in `PaidStretch`. */
export interface PaidSalary extends SalarySpan {
  readonly days: number;
}

/** What one closed run paid a person for days of the contract: everything that benefits are averaged from. */
export interface PaidStretch extends DaySpan {
  /** Days that count for benefits: all except unpaid leave. */
  readonly days: number;
  readonly unpaidDays: number;
  /** Monthly salaries of the contract at that time, with their days that count; more than one where it was raised. */
  readonly salaries: readonly PaidSalary[];
  /** Overtime, surcharges, commissions and salary bonuses (CST art. 127). */
  readonly variable: Pesos;
  /** The part of it that vacations count: commissions, bonuses and the night surcharge of ordinary hours (CST art. 192). */
  readonly vacationVariable: Pesos;
  readonly transport: Pesos;
  readonly provided: Readonly<Record<ProvidedBenefit, Pesos>>;
  /** Working days of vacation taken (CST art. 186). */
  readonly vacationDays: number;
  /** Vacation paid out of its provision. */
  readonly vacationPaid: Pesos;
  /** Whether the run was posted, and its provisions are in a book. */
  readonly posted: boolean;
}

/** A contract; the stretches of an earlier contract of the person are left out. */
interface Served {
  readonly id: string;
  readonly start: DaySpan["from"];
}

function paid(lines: ClosedLines, counts: (concept: ConceptKey) => boolean): Pesos {
  return pesos(lines.reduce((total, [concept, amount]) => (counts(concept) ? total + amount : total), 0));
}

/** Night surcharge of ordinary hours. A closed run keeps the sum of each line of hours, not its kind. */
function nightSurcharge({ overrides }: StoredRun, { contract, input }: RunMember, hours: Pesos): Pesos {
  const nights = input.hours.filter(({ kind, hours: count }) => kind === "RN" && count > 0);
  const lines = payHours(contract, nights, createLawReader(overrides));
  const total = lines.ok ? lines.value.reduce((sum, { amount }) => sum + amount, 0) : 0;
  return pesos(Math.min(total, hours));
}

function vacationDays({ absences }: RunMember["input"], span: DaySpan): number {
  const taken = absences.filter(({ kind }) => kind === "vacation");
  return taken.reduce((total, absence) => {
    const inside = overlap(absence, span);
    return inside ? total + workingDays(inside.from, inside.to) : total;
  }, 0);
}

/** The salaries of a run's days: those of the latest run that paid the arrears of them, where one did (PY-31). */
function salariesOf(run: StoredRun, { contract }: RunMember, runs: readonly StoredRun[]): Salaried {
  const { month, part } = run.period;
  const isOfRun = ({ of, amount }: SalaryArrears) => of.month === month && of.part === part && amount > 0;
  const [last] = runs
    .filter(({ kept }) => kept !== null)
    .toSorted(newestPeriodFirst)
    .flatMap(({ people }) => people.find((each) => each.contract.id === contract.id) ?? [])
    .filter(({ input }) => input.arrears?.some(isOfRun));
  const { salary, earlierSalaries = [] } = last?.contract ?? contract;
  return { salary, earlierSalaries };
}

function stretchOf(
  run: StoredRun,
  member: RunMember,
  lines: ClosedLines,
  runs: readonly StoredRun[],
): PaidStretch | null {
  const { contract, input } = member;
  const span = contractSpan(contract, run.period);
  if (span === null) return null;
  const all = commercialDays(span.from, span.to);
  const days = paidDays(all, leaveIn(span, input.absences));
  const isOne = (wanted: ConceptKey) => (concept: ConceptKey) => concept === wanted;
  const typed = paid(lines, (key) => isVariablePay(key) && key !== "hours");
  const hours = paid(lines, isOne("hours"));
  return {
    ...span,
    days,
    unpaidDays: all - days,
    salaries: salaryDays(
      contractOn({ ...contract, ...salariesOf(run, member, runs) }, span.to),
      span,
      input.absences,
    ).map(({ from, to, salary, paidDays: count }) => ({ from, to, salary, days: count })),
    variable: pesos(typed + hours),
    vacationVariable: pesos(typed + nightSurcharge(run, member, hours)),
    transport: paid(lines, isOne("transport")),
    provided: {
      severance: paid(lines, isOne(PROVIDED.severance)),
      severanceInterest: paid(lines, isOne(PROVIDED.severanceInterest)),
      serviceBonus: paid(lines, isOne(PROVIDED.serviceBonus)),
      vacation: paid(lines, isOne(PROVIDED.vacation)),
    },
    vacationDays: vacationDays(input, span),
    vacationPaid: paid(lines, isOne("vacation")),
    posted: run.posting !== null,
  };
}

/** What a company's closed runs paid a person under a contract, oldest first. Drafts pay nobody. */
export function payHistory(runs: readonly StoredRun[], { id, start }: Served): readonly PaidStretch[] {
  const found = runs.flatMap((run): PaidStretch[] => {
    const at = run.people.findIndex(({ contract }) => contract.id === id);
    const [member, lines] = [run.people[at], run.kept?.[at]];
    const stretch = member && lines ? stretchOf(run, member, lines, runs) : null;
    return stretch !== null && stretch.to >= start ? [stretch] : [];
  });
  return found.sort((a, b) => (a.from < b.from ? -1 : 1));
}
