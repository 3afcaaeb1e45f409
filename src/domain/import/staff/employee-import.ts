import { addDays, day } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { BLANK_CONTRACT } from "../../payroll/employee/blank-contract.ts";
import { checkEmployee, cleanEmployee, type EmployeeFields } from "../../payroll/employee/check-employee.ts";
import type { Contract } from "../../payroll/employee/contract.ts";
import { bareDocument, type Employee } from "../../payroll/employee/employee.ts";
import type { ListedEmployee } from "./employee-rows.ts";
import {
  type EmployeeConflict,
  type EmployeeMend,
  type Floors,
  floorsOn,
  type HeldSalary,
  isHeld,
  salaryOf,
} from "./employee-salary.ts";
import { nameWords, personKey } from "./person-heads.ts";

/** What a person decided about a list. */
export interface EmployeeChoices {
  readonly mends: readonly EmployeeMend[];
  /** Employees that there are get what the list says otherwise; else they stay as they are. */
  readonly updates: boolean;
  /** The first day of those of whom the list says none. */
  readonly start: Day | null;
}

export const AS_LISTED: EmployeeChoices = { mends: [], updates: true, start: null };

/** new: a record. changes: a record gets what the list says otherwise. same: nothing new. skipped: it stays as it is. */
export type EmployeeVerdict = "new" | "changes" | "same" | "skipped" | "conflict";

export type ChangedField = "salary" | "start" | "end" | "position" | "eps" | "pensionFund" | "other";

export interface JudgedEmployee {
  readonly row: number;
  readonly name: string;
  readonly number: string;
  readonly verdict: EmployeeVerdict;
  readonly conflict?: EmployeeConflict;
  /** The record that it is of. */
  readonly known: Employee | null;
  /** What is written over the record. */
  readonly changed: readonly ChangedField[];
  /** As it would be written; null where it stays out. */
  readonly fields: EmployeeFields | null;
}

/** What a list would do, row by row; nothing of it is written. */
export interface EmployeeImport {
  readonly people: readonly JudgedEmployee[];
  readonly counts: Readonly<Record<EmployeeVerdict, number>>;
  /** How many rows each press would mend. */
  readonly mendable: Readonly<Record<EmployeeMend, number>>;
  /** How many rows lack nothing but their first day. */
  readonly withoutStart: number;
}

const EARLIEST = day("1950-01-01");
/** Contracts are made before they begin, but not more than a year before. */
const DAYS_AHEAD = 366;
function badCell(row: ListedEmployee, today: Day): EmployeeConflict | null {
  const { name, number, isService, start, end, arl } = row;
  if (name !== "" && !/\p{L}/u.test(name)) return { kind: "bad-name", cell: name };
  if (number !== "" && !/\d/.test(number)) return { kind: "bad-number", cell: number };
  if (isService) return { kind: "service" };
  if (start.kind === "bad") return { kind: "bad-start", cell: start.cell };
  if (start.kind === "value" && (start.value < EARLIEST || start.value > addDays(today, DAYS_AHEAD)))
    return { kind: "far-start", day: start.value };
  if (end.kind === "bad") return { kind: "bad-end", cell: end.cell };
  return arl.kind === "bad" ? { kind: "bad-arl", cell: arl.cell } : null;
}

/** The record that a row makes: what it says, over what there is. */
function fieldsWith(
  row: ListedEmployee,
  known: Employee | null,
  said: Pick<Contract, "salary" | "start" | "kind">,
): EmployeeFields {
  const own = known?.contract ?? { ...BLANK_CONTRACT, start: said.start };
  const { arl, end, transport, area, contributes } = row;
  return cleanEmployee({
    contract: {
      ...own,
      ...said,
      name: known === null ? row.name : own.name,
      document: own.document === "" ? row.number : own.document,
      end: end.kind === "value" ? end.value : own.end,
      arlClass: arl.kind === "value" ? arl.value : own.arlClass,
      transport: transport ?? own.transport,
      area: area ?? own.area,
      contributesToPension: contributes ?? own.contributesToPension,
    },
    position: row.position || (known?.position ?? ""),
    eps: row.eps || (known?.eps ?? ""),
    pensionFund: row.pensionFund || (known?.pensionFund ?? ""),
  });
}

function changedFields(known: Employee, fields: EmployeeFields): readonly ChangedField[] {
  const own = cleanEmployee(known);
  const { salary, start, end, ...rest } = own.contract;
  const { salary: salary2, start: start2, end: end2, ...rest2 } = fields.contract;
  return [
    ...(salary === salary2 ? [] : (["salary"] as const)),
    ...(start === start2 ? [] : (["start"] as const)),
    ...(end === end2 ? [] : (["end"] as const)),
    ...(["position", "eps", "pensionFund"] as const).filter((key) => own[key] !== fields[key]),
    ...(JSON.stringify(rest) === JSON.stringify(rest2) ? [] : (["other"] as const)),
  ];
}

/** The people that there are, by document and by name; of several contracts of a person the latest. */
export function peopleIndex(employees: readonly Employee[]) {
  const documents = new Map<string, Employee>();
  const names = new Map<string, Employee[]>();
  for (const each of employees.toSorted((a, b) => (a.contract.start < b.contract.start ? -1 : 1))) {
    const key = bareDocument(each.contract.document);
    if (key !== "") documents.set(key, each);
    const name = personKey(each.contract.name);
    const same = (names.get(name) ?? []).filter(
      ({ contract }) => key === "" || bareDocument(contract.document) !== key,
    );
    names.set(name, [...same, each]);
  }
  return { documents, names };
}

class Judge {
  readonly #index: ReturnType<typeof peopleIndex>;
  readonly #rows = new Map<string, number>();
  readonly #choices: EmployeeChoices;
  readonly #today: Day;
  readonly #floors: Floors | null;
  readonly mendable: Record<EmployeeMend, number> = { thousands: 0, minimum: 0, keep: 0, round: 0 };
  withoutStart = 0;

  constructor(employees: readonly Employee[], choices: EmployeeChoices, today: Day) {
    this.#index = peopleIndex(employees);
    this.#choices = choices;
    this.#today = today;
    this.#floors = floorsOn(today);
  }

  /** The record of a row, or why it cannot be told. */
  #known({ name, number, start }: ListedEmployee): Employee | EmployeeConflict | null {
    const byDocument = this.#index.documents.get(bareDocument(number));
    const [byName, another] = this.#index.names.get(personKey(name)) ?? [];
    const words = nameWords(name);
    if (byDocument !== undefined) {
      const isSame =
        words.length === 0 || nameWords(byDocument.contract.name).some((word) => words.includes(word));
      return isSame
        ? this.#unlessLater(byDocument, start)
        : { kind: "other", name: byDocument.contract.name };
    }
    if (byName === undefined) return null;
    const isOther = another !== undefined || (number !== "" && byName.contract.document !== "");
    return isOther ? { kind: "other", name: byName.contract.name } : this.#unlessLater(byName, start);
  }

  /** A contract that begins after the last day of another one is a new one. */
  #unlessLater(known: Employee, start: ListedEmployee["start"]): Employee | null {
    const { end } = known.contract;
    return end !== null && start.kind === "value" && start.value > end ? null : known;
  }

  #problem(row: ListedEmployee, known: Employee | null): { readonly fields: EmployeeFields } | HeldSalary {
    const bad = badCell(row, this.#today);
    if (bad !== null) return { conflict: bad };
    const { mends, start: chosen } = this.#choices;
    const kind = row.kind ?? known?.contract.kind ?? "ordinary";
    const salary = salaryOf(row, kind, this.#floors, mends) ?? known?.contract.salary ?? null;
    const start = row.start.kind === "value" ? row.start.value : (known?.contract.start ?? chosen);
    if (isHeld(salary)) return salary;
    if (salary === null) return { conflict: { kind: "no-salary" } };
    const fields = fieldsWith(row, known, { salary, start: start ?? this.#today, kind });
    const [problem] = checkEmployee(fields);
    if (problem !== undefined) return { conflict: { kind: "field", problem } };
    if (start !== null) return { fields };
    this.withoutStart += 1;
    return { conflict: { kind: "no-start" } };
  }

  /** The row above that is the same person: of the same document, or of the same name where one of both has none. */
  #above({ row, name, number }: ListedEmployee): number | null {
    const key = personKey(name);
    const [any, without, own] = [`a ${key}`, `n ${key}`, `d ${bareDocument(number)}`];
    const above = (number === "" ? [any] : [own, without]).map((each) => this.#rows.get(each));
    for (const each of [any, number === "" ? without : own]) this.#rows.set(each, row);
    return above.find((each) => each !== undefined) ?? null;
  }

  judge(row: ListedEmployee): JudgedEmployee {
    const found = this.#known(row);
    const known = found !== null && "id" in found ? found : null;
    const head = { row: row.row, name: row.name || (known?.contract.name ?? ""), number: row.number };
    const conflict = (why: EmployeeConflict): JudgedEmployee => ({
      ...head,
      verdict: "conflict",
      conflict: why,
      known,
      changed: [],
      fields: null,
    });
    const above = this.#above(row);
    if (above !== null) return conflict({ kind: "twice", row: above });
    if (found !== null && known === null) return conflict(found as EmployeeConflict);
    const judged = this.#problem(row, known);
    if ("conflict" in judged) {
      for (const mend of judged.mends ?? []) this.mendable[mend] += 1;
      return conflict(judged.conflict);
    }
    const { fields } = judged;
    if (known === null) return { ...head, verdict: "new", known, changed: [], fields };
    const changed = changedFields(known, fields);
    const verdict = changed.length === 0 ? "same" : this.#choices.updates ? "changes" : "skipped";
    return { ...head, verdict, known, changed, fields };
  }
}

/** What the rows of a list become beside the employees that there are; the same list again adds nothing (IM-25). */
export function judgeEmployees(
  employees: readonly Employee[],
  rows: readonly ListedEmployee[],
  choices: EmployeeChoices,
  today: Day,
): EmployeeImport {
  const judge = new Judge(employees, choices, today);
  const people = rows.map((row) => judge.judge(row));
  const counts = { new: 0, changes: 0, same: 0, skipped: 0, conflict: 0 };
  for (const { verdict } of people) counts[verdict] += 1;
  return { people, counts, mendable: judge.mendable, withoutStart: judge.withoutStart };
}
