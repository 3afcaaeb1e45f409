import { formatDocument } from "../../company/nit.ts";
import { asDay } from "../../kernel/as-day.ts";
import { plainLine } from "../../kernel/graphemes.ts";
import { isPesos, ZERO } from "../../kernel/pesos.ts";
import { partyKeyOf } from "../../parties/party-key.ts";
import { LONGEST_EMPLOYEE_NAME } from "../calculator/saved-payroll.ts";
import { ARL_CLASSES, type Contract } from "./contract.ts";
import { bareDocument, type Employee, LONGEST_NOTE } from "./employee.ts";
import { MAX_AMOUNT } from "./max-amount.ts";
import { isSalaryHistory } from "./salary-on.ts";

/** The editable fields of an employee. */
export type EmployeeFields = Pick<Employee, "contract" | "position" | "eps" | "pensionFund">;

export type EmployeeField =
  | "name"
  | "document"
  | "salary"
  | "start"
  | "end"
  | "relief"
  | "position"
  | "eps"
  | "pensionFund"
  /** Fields chosen from a list: kind, ARL class, area, transport. */
  | "choice";

export interface EmployeeProblem {
  readonly field: EmployeeField;
  /** `amount`: not whole pesos from 0 on, or above the maximum. `end`: before the first day. */
  readonly problem: "blank" | "too-long" | "amount" | "day" | "end" | "unknown";
}

export const LONGEST_DOCUMENT = 40;

const KINDS = ["ordinary", "integral"] as const satisfies readonly Contract["kind"][];
const AREAS = ["administration", "sales"] as const satisfies readonly Contract["area"][];
const TRANSPORTS = ["transport", "connectivity", "none"] as const satisfies readonly Contract["transport"][];

function isOneOf(choices: readonly unknown[], value: unknown): boolean {
  return choices.includes(value);
}

function isAmount(value: unknown): boolean {
  return isPesos(value) && value >= 0 && value <= MAX_AMOUNT;
}

function dayProblems({ start, end }: Employee["contract"]): readonly EmployeeProblem[] {
  if (asDay(start) === null) return [{ field: "start", problem: "day" }];
  if (end === null) return [];
  if (asDay(end) === null) return [{ field: "end", problem: "day" }];
  return end < start ? [{ field: "end", problem: "end" }] : [];
}

function textProblems({ contract, ...notes }: EmployeeFields): readonly EmployeeProblem[] {
  const found: EmployeeProblem[] = [];
  const longest = [
    ["name", contract.name, LONGEST_EMPLOYEE_NAME],
    ["document", contract.document, LONGEST_DOCUMENT],
    ["position", notes.position, LONGEST_NOTE],
    ["eps", notes.eps, LONGEST_NOTE],
    ["pensionFund", notes.pensionFund, LONGEST_NOTE],
  ] as const;
  if (contract.name.trim() === "") found.push({ field: "name", problem: "blank" });
  for (const [field, text, most] of longest)
    if (text.length > most) found.push({ field, problem: "too-long" });
  return found;
}

/**
 * Problems that prevent saving an employee; empty when valid. A salary below the minimum wage is only a warning, and
 * so is a document shared with another employee (`sameDocument`).
 */
export function checkEmployee(fields: EmployeeFields): readonly EmployeeProblem[] {
  const { contract } = fields;
  const { homeLoanInterest, prepaidHealth, voluntaryPension, dependentsAmount = ZERO } = contract.relief;
  const found: EmployeeProblem[] = [...textProblems(fields), ...dayProblems(contract)];
  if (contract.salary === 0) found.push({ field: "salary", problem: "blank" });
  else if (!isAmount(contract.salary) || !isSalaryHistory(contract.earlierSalaries ?? []))
    found.push({ field: "salary", problem: "amount" });
  if (![homeLoanInterest, prepaidHealth, voluntaryPension, dependentsAmount].every(isAmount))
    found.push({ field: "relief", problem: "amount" });
  const isChosen =
    isOneOf(KINDS, contract.kind) &&
    isOneOf(ARL_CLASSES, contract.arlClass) &&
    isOneOf(AREAS, contract.area) &&
    isOneOf(TRANSPORTS, contract.transport);
  return isChosen ? found : [...found, { field: "choice", problem: "unknown" }];
}

/** The fields as stored: texts trimmed, with single spaces. */
export function cleanEmployee({ contract, position, eps, pensionFund }: EmployeeFields): EmployeeFields {
  return {
    contract: {
      ...contract,
      name: plainLine(contract.name),
      document: formatDocument(plainLine(contract.document)),
    },
    position: plainLine(position),
    eps: plainLine(eps),
    pensionFund: plainLine(pensionFund),
  };
}

/** Other employees with this document, probably the same person twice. Only a warning; nothing is refused. */
export function sameDocument<Known extends Pick<Employee, "id" | "contract">>(
  employees: readonly Known[],
  written: string,
  except: Employee["id"] | null = null,
): readonly Known[] {
  const wanted = bareDocument(written);
  if (wanted === "") return [];
  return employees.filter((each) => each.id !== except && bareDocument(each.contract.document) === wanted);
}

/** Other employees whom only a document would tell from somebody without one (`workerNames`). Only a warning. */
export function sameName<Known extends Pick<Employee, "id" | "contract">>(
  employees: readonly Known[],
  { name, document: written }: Pick<Employee["contract"], "name" | "document">,
  except: Employee["id"] | null = null,
): readonly Known[] {
  const wanted = partyKeyOf(name);
  if (wanted === "" || bareDocument(written) !== "") return [];
  return employees.filter((each) => each.id !== except && partyKeyOf(each.contract.name) === wanted);
}
