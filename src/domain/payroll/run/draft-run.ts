import type { Result } from "../../kernel/result.ts";
import type { Employee } from "../employee/employee.ts";
import { createLawReader } from "../law/law.ts";
import { computeSlip } from "../slip/compute-slip.ts";
import type { MonthSoFar, Slip, SlipProblem } from "../slip/slip.ts";
import { computeRun, type PayrollRun, type RunPerson, type RunProblem } from "./compute-run.ts";
import type { KeptRun, RunMember } from "./kept-run.ts";
import { overlap, type PayrollPeriod, periodSpan } from "./period.ts";
import { NOTHING_NEW, type PeriodInput } from "./period-input.ts";

/** What is typed into a run. */
export type RunContent = Pick<KeptRun, "settings" | "overrides" | "people">;

/** One person: the slip, or what keeps it from being computed. */
export interface MemberSlip {
  readonly member: RunMember;
  readonly slip: Result<Slip, SlipProblem>;
}

export interface RunFigures {
  readonly people: readonly MemberSlip[];
  /** The whole run, or the first problem of anybody: half a payroll is none. */
  readonly run: Result<PayrollRun, RunProblem>;
}

/** Hours of zero are a line that is still being written: they pay nothing, and are kept from nobody's figures. */
export function withoutBlankLines(input: PeriodInput): PeriodInput {
  const hours = input.hours.filter((each) => each.hours > 0);
  return hours.length === input.hours.length ? input : { ...input, hours };
}

/**
 * Computes a run that is being typed: who was not touched since the last time is not computed anew. `soFar`: what the
 * slips of the first fortnight left for those of the second, by employee.
 */
export function createDraftComputer(
  period: PayrollPeriod,
  soFar: ReadonlyMap<string, MonthSoFar>,
): (content: RunContent) => RunFigures {
  const persons = new WeakMap<RunMember, RunPerson>();
  let slips = new WeakMap<RunPerson, Result<Slip, SlipProblem>>();
  let rules: Pick<RunContent, "settings" | "overrides"> | null = null;
  let read = createLawReader();
  const personOf = (member: RunMember): RunPerson => {
    const { contract } = member;
    const left = soFar.get(contract.id);
    const input = withoutBlankLines(member.input);
    const person =
      persons.get(member) ?? (left === undefined ? { contract, input } : { contract, input, soFar: left });
    persons.set(member, person);
    return person;
  };
  return ({ settings, overrides, people }) => {
    if (rules?.settings !== settings || rules.overrides !== overrides) {
      rules = { settings, overrides };
      read = createLawReader(overrides);
      slips = new WeakMap();
    }
    const slipOf = (person: RunPerson) => {
      const slip = slips.get(person) ?? computeSlip({ ...person, period, settings }, read);
      slips.set(person, slip);
      return slip;
    };
    const order = { period, settings, overrides, people: people.map(personOf) };
    return {
      people: people.map((member) => ({ member, slip: slipOf(personOf(member)) })),
      run: computeRun(order, slipOf),
    };
  };
}

function memberOf({ id, contract, position, eps, pensionFund }: Employee, input: PeriodInput): RunMember {
  return { contract: { ...contract, id }, position, eps, pensionFund, input };
}

function isSame<T extends object>(a: T, b: T): boolean {
  return (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key]);
}

function isSameMember(a: RunMember, b: RunMember): boolean {
  const { relief, ...contract } = a.contract;
  const { relief: otherRelief, ...otherContract } = b.contract;
  const notes = ({ position, eps, pensionFund }: RunMember) => ({ position, eps, pensionFund });
  return isSame(contract, otherContract) && isSame(relief, otherRelief) && isSame(notes(a), notes(b));
}

/** What a draft would gain from the employees as they are today. */
export interface PeopleUpdate {
  readonly people: readonly RunMember[];
  /** Whose contract or names changed since. */
  readonly changed: number;
  /** Who works in the period and is not in the run. */
  readonly added: number;
}

/**
 * The people of a draft with their contracts as they are today, followed by who works in the period and is not in it.
 * Nobody is taken out and nothing typed is lost.
 */
export function peopleOfToday(
  members: readonly RunMember[],
  employees: readonly Employee[],
  period: PayrollPeriod,
): PeopleUpdate {
  const span = periodSpan(period);
  const today = new Map<string, Employee>(employees.map((each) => [each.id, each]));
  const kept = members.map((member) => {
    const employee = today.get(member.contract.id);
    const made = employee === undefined ? member : memberOf(employee, member.input);
    return isSameMember(made, member) ? member : made;
  });
  const present = new Set(members.map(({ contract }) => contract.id));
  const joining = employees.filter(
    ({ id, contract }) =>
      !present.has(id) && overlap(span, { from: contract.start, to: contract.end ?? span.to }) !== null,
  );
  return {
    people: [...kept, ...joining.map((each) => memberOf(each, NOTHING_NEW))],
    changed: kept.filter((member, index) => member !== members[index]).length,
    added: joining.length,
  };
}
