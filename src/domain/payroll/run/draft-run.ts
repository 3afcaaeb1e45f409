import type { Result } from "../../kernel/result.ts";
import type { Employee } from "../employee/employee.ts";
import { createLawReader } from "../law/law.ts";
import type { PayableEmployee } from "../settlement/settled-people.ts";
import { computeSlip } from "../slip/compute-slip.ts";
import type { MonthSoFar, Slip, SlipProblem } from "../slip/slip.ts";
import { computeRun, type PayrollRun, type RunPerson, type RunProblem } from "./compute-run.ts";
import { overlap, type PayrollPeriod, periodSpan } from "./period.ts";
import { NOTHING_NEW, type PeriodInput, type SalaryArrears, withoutBlankLines } from "./period-input.ts";
import { isSameArrears, owedArrears, withTypedArrears } from "./salary-arrears.ts";
import type { RunMember, StoredRun } from "./stored-run.ts";

/** The editable part of a payroll run. */
export type RunContent = Pick<StoredRun, "settings" | "overrides" | "people">;

/** One person with the slip, or the problem that prevents it. */
export interface MemberSlip {
  readonly member: RunMember;
  readonly slip: Result<Slip, SlipProblem>;
}

export interface RunFigures {
  readonly people: readonly MemberSlip[];
  /** The whole run, or anyone's first problem: there are no partial payrolls. */
  readonly run: Result<PayrollRun, RunProblem>;
}

/**
 * Computes a run while it is edited: people unchanged since the last call are not recomputed. `soFar`: totals of the
 * first-fortnight slips for the second, by employee.
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
    const person = persons.get(member) ?? { contract, input, ...(left && { soFar: left }) };
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
  const keys = Object.keys({ ...a, ...b }) as (keyof T)[];
  return keys.every((key) => a[key] === b[key]);
}

/** A member with what is owed of raises now; amounts typed of what was owed before stay. */
function withArrears(member: RunMember, owed: readonly SalaryArrears[]): RunMember {
  const { arrears: typed = [], ...input } = member.input;
  const arrears = withTypedArrears(typed, owed);
  return { ...member, input: arrears.length === 0 ? input : { ...input, arrears } };
}

function isSameMember(a: RunMember, b: RunMember): boolean {
  const { relief, earlierSalaries = [], ...contract } = a.contract;
  const { relief: otherRelief, earlierSalaries: otherSalaries = [], ...otherContract } = b.contract;
  const notes = ({ position, eps, pensionFund }: RunMember) => ({ position, eps, pensionFund });
  const isPaidAlike =
    earlierSalaries.length === otherSalaries.length &&
    earlierSalaries.every((each, at) => isSame(each, otherSalaries[at] ?? { until: null, salary: null }));
  return (
    isPaidAlike &&
    isSame(contract, otherContract) &&
    isSame(relief, otherRelief) &&
    isSame(notes(a), notes(b)) &&
    isSameArrears(a.input.arrears ?? [], b.input.arrears ?? [])
  );
}

/** How a draft would change with the current employees. */
export interface PeopleUpdate {
  readonly people: readonly RunMember[];
  /** Number of people whose contract or names changed, or who were settled before the period. */
  readonly changed: number;
  /** Number of people who work in the period but are not in the run. */
  readonly added: number;
}

/**
 * The people of a draft with their current contracts, followed by those who work in the period but are missing.
 * Only those settled before the period are removed; no other typed input is lost. `others`: the company's other runs,
 * which may have left something unpaid of a raise; null leaves that as it is.
 */
export function peopleOfToday(
  members: readonly RunMember[],
  employees: readonly (Employee & Partial<Pick<PayableEmployee, "settled">>)[],
  period: PayrollPeriod,
  others: readonly StoredRun[] | null = null,
): PeopleUpdate {
  const span = periodSpan(period);
  const today = new Map<string, Employee>(employees.map((each) => [each.id, each]));
  const isGone = ({ contract }: RunMember) => {
    const settled = employees.find(({ id }) => id === contract.id)?.settled ?? null;
    return settled !== null && settled < span.from && contract.start <= settled;
  };
  const staying = members.filter((member) => !isGone(member));
  const withOwed = (member: RunMember) =>
    others === null ? member : withArrears(member, owedArrears(member.contract, period, others));
  const kept = staying.map((member) => {
    const employee = today.get(member.contract.id);
    const made = withOwed(employee === undefined ? member : memberOf(employee, member.input));
    return isSameMember(made, member) ? member : made;
  });
  const present = new Set(members.map(({ contract }) => contract.id));
  const joining = employees.filter(
    ({ id, contract }) =>
      !present.has(id) && overlap(span, { from: contract.start, to: contract.end ?? span.to }) !== null,
  );
  return {
    people: [...kept, ...joining.map((each) => withOwed(memberOf(each, NOTHING_NEW)))],
    changed: members.length - kept.filter((member, index) => member === staying[index]).length,
    added: joining.length,
  };
}
