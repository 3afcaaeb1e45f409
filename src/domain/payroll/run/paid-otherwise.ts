import { firstDay, lastDay } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { type Pesos, pesos, sum } from "../../kernel/pesos.ts";
import type { Contract } from "../employee/contract.ts";
import { paysAlike } from "../employee/salary-on.ts";
import { createLawReader } from "../law/law.ts";
import { computeSlip } from "../slip/compute-slip.ts";
import { CONCEPTS } from "../slip/concepts.data.ts";
import type { MonthSoFar, Slip } from "../slip/slip.ts";
import { type DaySpan, earlier, type PayrollPeriod } from "./period.ts";
import { withoutBlankLines } from "./period-input.ts";
import { firstHalfOf, newestPeriodFirst } from "./run-calendar.ts";
import type { RunMember, StoredRun } from "./stored-run.ts";

/** By how much a run would have paid somebody more; below zero: less. */
export interface PayDifference {
  readonly accrued: Pesos;
  readonly net: Pesos;
}

/** A closed run that paid somebody another salary than the contract says now. */
export interface PaidOtherwise {
  readonly period: PayrollPeriod;
  /** What it accrued to the person. */
  readonly paid: Pesos;
  /** Null where it cannot be computed: hours typed as a total over the change of salary. */
  readonly difference: PayDifference | null;
}

/** A slip as a contract pays it by the law of today, whatever the run kept. */
function slipWith(
  { period, settings, overrides }: StoredRun,
  member: RunMember,
  contract: Contract,
  before: MonthSoFar | undefined,
): Slip | null {
  const input = withoutBlankLines(member.input);
  const order = { contract, period, input, settings, ...(before ? { soFar: before } : {}) };
  const slip = computeSlip(order, createLawReader(overrides));
  return slip.ok ? slip.value : null;
}

function memberIn({ people }: StoredRun, id: string): RunMember | null {
  return people.find(({ contract }) => contract.id === id) ?? null;
}

function accruedIn({ people, kept }: StoredRun, id: string): Pesos {
  const lines = kept?.[people.findIndex(({ contract }) => contract.id === id)] ?? [];
  return sum(lines.flatMap(([key, amount]) => (CONCEPTS[key].group === "accrued" ? [amount] : [])));
}

/** The days whose salary a run may pay: those of its month, and of hours and leave that it says of earlier ones. */
function daysPaidBy({ period }: StoredRun, { input }: RunMember): DaySpan {
  const said = [...input.hours.map(({ date }) => date), ...input.absences.map((each) => each.from)];
  return { from: said.reduce(earlier, firstDay(period.month)), to: lastDay(period.month) };
}

/**
 * The closed runs, oldest first, that would have paid a person otherwise, had the contract said then what it says now
 * of the salary since a day. `runs`: all of the company's.
 */
export function paidOtherwise(
  contract: Contract,
  since: Day,
  runs: readonly StoredRun[],
): readonly PaidOtherwise[] {
  const closed = runs.filter(({ kept, period }) => kept !== null && lastDay(period.month) >= since);
  const left = new Map<StoredRun, readonly [before: MonthSoFar | undefined, now: MonthSoFar | undefined]>();
  return closed
    .toSorted(newestPeriodFirst)
    .reverse()
    .flatMap((run): PaidOtherwise[] => {
      const member = memberIn(run, contract.id);
      if (member === null) return [];
      const ofMonth = closed.filter(({ period }) => period.month === run.period.month);
      const isAlike = ofMonth.every((each) => {
        const known = memberIn(each, contract.id);
        return known === null || paysAlike(known.contract, contract, daysPaidBy(each, known));
      });
      if (isAlike) return [];
      const first = firstHalfOf(closed, run.period);
      const [soFarThen, soFarNow] = (first && left.get(first)) ?? [];
      const { salary, earlierSalaries } = contract;
      const { earlierSalaries: _, ...then } = member.contract;
      const raised = { ...then, salary, ...(earlierSalaries ? { earlierSalaries } : {}) };
      const before = slipWith(run, member, member.contract, soFarThen);
      const now = slipWith(run, member, raised, soFarNow);
      left.set(run, [before?.monthSoFar, now?.monthSoFar]);
      const difference =
        before && now
          ? {
              accrued: pesos(now.totals.accrued - before.totals.accrued),
              net: pesos(now.totals.net - before.totals.net),
            }
          : null;
      if (difference?.accrued === 0 && difference.net === 0) return [];
      return [{ period: run.period, paid: accruedIn(run, contract.id), difference }];
    });
}
