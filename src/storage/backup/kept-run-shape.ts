import { isPesos, type Pesos } from "#domain/kernel/pesos.ts";
import { HOUR_KINDS } from "#domain/payroll/earnings/overtime-kinds.data.ts";
import { type Contract, EMPLOYER_KINDS, type RunSettings } from "#domain/payroll/employee/contract.ts";
import { MAX_AMOUNT } from "#domain/payroll/employee/max-amount.ts";
import { ABSENCE_KINDS } from "#domain/payroll/leave/absences.data.ts";
import { type KeptLines, type KeptRun, RUN_STATUSES, type RunMember } from "#domain/payroll/run/kept-run.ts";
import type { PayrollPeriod } from "#domain/payroll/run/period.ts";
import {
  type Absence,
  DEDUCTION_KINDS,
  type Deduction,
  type HoursEntry,
  type PeriodInput,
} from "#domain/payroll/run/period-input.ts";
import { CONCEPT_KEYS } from "#domain/payroll/slip/concepts.data.ts";
import type { PayrollRunRow } from "../shapes/rows.ts";
import {
  amount,
  BAD,
  byKind,
  type Copy,
  count,
  day,
  id,
  integer,
  list,
  month,
  oneOf,
  orNull,
  shape,
  text,
} from "./copy-value.ts";
import { contractFields, noteFields } from "./employee-shape.ts";
import { copyKeptPayment } from "./kept-payment-shape.ts";
import { copyLawOverrides, copyPayroll } from "./payroll-shape.ts";

/** What any slip pays is far below; so no sum of a slip can leave the safe range. */
const MOST = 10 * MAX_AMOUNT;
const MOST_LINES = 800;

const quantity: Copy<number> = (value) =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : BAD;

const input = shape<PeriodInput>({
  hours: list(
    shape<HoursEntry>({ kind: oneOf(...HOUR_KINDS), hours: quantity, date: day, until: day }, "until"),
  ),
  commissions: amount,
  salaryBonus: amount,
  nonSalary: amount,
  absences: list(shape<Absence>({ kind: oneOf(...ABSENCE_KINDS), from: day, to: day })),
  deductions: list(shape<Deduction>({ kind: oneOf(...DEDUCTION_KINDS), detail: text, amount })),
});

const member = shape<RunMember>({
  contract: shape<Contract>({ ...contractFields, id: id("employee") }),
  ...noteFields,
  input,
});

const concept = oneOf(...CONCEPT_KEYS);
const figure: Copy<Pesos> = (value) => (isPesos(value) && Math.abs(value) <= MOST ? value : BAD);

const keptLine: Copy<KeptLines[number]> = (value) => {
  if (!Array.isArray(value) || value.length !== 2) return BAD;
  const key = concept(value[0]);
  const paid = figure(value[1]);
  return key === BAD || paid === BAD ? BAD : [key, paid];
};

const keptLines: Copy<KeptLines> = (value) =>
  Array.isArray(value) && value.length <= MOST_LINES ? list(keptLine)(value) : BAD;

const run = shape<KeptRun>({
  kind: oneOf("run"),
  id: id("payrollRun"),
  companyId: id("company"),
  period: shape<PayrollPeriod>({ month, part: oneOf("month", "first-half", "second-half") }),
  status: oneOf(...RUN_STATUSES),
  settings: shape<RunSettings>({
    employer: oneOf(...EMPLOYER_KINDS),
    transportBy: oneOf("all-salary", "basic-salary"),
  }),
  overrides: copyLawOverrides,
  people: list(member),
  kept: orNull(list(keptLines)),
  paidOn: orNull(day),
  posting: orNull(shape<NonNullable<KeptRun["posting"]>>({ bookId: id("book"), entryId: id("entry") })),
  createdAt: integer,
  updatedAt: integer,
  version: count,
});

/** Whether its parts go together: figures of everybody from closing on, a day of payment when it is paid, nobody twice. */
function isWhole({ status, people, kept, paidOn }: KeptRun): boolean {
  const ids = new Set(people.map(({ contract }) => contract.id));
  return (
    (status === "draft") === (kept === null) &&
    (kept === null || kept.length === people.length) &&
    (status === "paid") === (paidOn !== null) &&
    ids.size === people.length
  );
}

export const copyKeptRun: Copy<KeptRun> = (value) => {
  const copy = run(value);
  return copy === BAD || !isWhole(copy) ? BAD : copy;
};

export const copyPayrollRun = byKind<PayrollRunRow>({
  calculation: copyPayroll,
  run: copyKeptRun,
  benefits: copyKeptPayment,
});
