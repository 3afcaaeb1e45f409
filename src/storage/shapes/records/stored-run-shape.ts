import { asId } from "#domain/kernel/ids.ts";
import { HOUR_KINDS } from "#domain/payroll/earnings/overtime-kinds.data.ts";
import {
  type Contract,
  EMPLOYER_KINDS,
  type RunSettings,
  TRANSPORT_BASES,
} from "#domain/payroll/employee/contract.ts";
import { MAX_AMOUNT } from "#domain/payroll/employee/max-amount.ts";
import { ABSENCE_KINDS } from "#domain/payroll/leave/absences.data.ts";
import { type PayrollPeriod, PERIOD_PARTS } from "#domain/payroll/run/period.ts";
import {
  type Absence,
  DEDUCTION_KINDS,
  type Deduction,
  type HoursEntry,
  type LeaveAverages,
  type PeriodInput,
  type SalaryArrears,
} from "#domain/payroll/run/period-input.ts";
import {
  type ClosedLines,
  RUN_STATUSES,
  type RunMember,
  type StoredRun,
} from "#domain/payroll/run/stored-run.ts";
import { CONCEPT_KEYS } from "#domain/payroll/slip/concepts.data.ts";
import {
  amountValue,
  count,
  dayValue,
  id,
  integer,
  list,
  maybe,
  monthValue,
  oneOf,
  only,
  orNull,
  pair,
  pesosUpTo,
  type Shape,
  shape,
  textValue,
  whole,
} from "../shape.ts";
import { contractFields, noteFields } from "./employee-shape.ts";
import { paymentsShape } from "./liability-payment-shape.ts";
import { lawOverridesShape } from "./payroll-shape.ts";

/** Far above what any slip pays, so that no sum of a slip leaves the safe range. */
const MOST = 10 * MAX_AMOUNT;
const MOST_LINES = 800;

const quantity = only((value): value is number => Number.isFinite(value) && (value as number) >= 0);

const periodShape = shape<PayrollPeriod>({ month: monthValue, part: oneOf(PERIOD_PARTS) });

const input = shape<PeriodInput>({
  hours: list(
    shape<HoursEntry>({
      kind: oneOf(HOUR_KINDS),
      hours: quantity,
      date: dayValue,
      until: maybe(dayValue),
      isDays: maybe(only((value): value is true => value === true)),
      surcharge: maybe(quantity),
    }),
  ),
  commissions: amountValue,
  salaryBonus: amountValue,
  nonSalary: amountValue,
  absences: list(
    shape<Absence>({
      kind: oneOf(ABSENCE_KINDS),
      from: dayValue,
      to: dayValue,
      salary: maybe(amountValue),
    }),
  ),
  deductions: list(
    shape<Deduction>({ kind: oneOf(DEDUCTION_KINDS), detail: textValue, amount: amountValue }),
  ),
  leaveAverages: maybe(shape<LeaveAverages>({ variable: amountValue, vacation: amountValue })),
  arrears: maybe(list(shape<SalaryArrears>({ of: periodShape, owed: amountValue, amount: amountValue }))),
});

/** A contract names its employee by a plain text. */
const employeeId = only((value): value is string => asId("employee", value) !== null);

const member = shape<RunMember>({
  contract: shape<Contract>({ ...contractFields, id: employeeId }),
  ...noteFields,
  input,
});

const keptLines: Shape<ClosedLines> = list(pair(oneOf(CONCEPT_KEYS), pesosUpTo(MOST, true)), MOST_LINES);

const run = shape<StoredRun>({
  id: id("payrollRun"),
  companyId: id("company"),
  period: periodShape,
  status: oneOf(RUN_STATUSES),
  settings: shape<RunSettings>({ employer: oneOf(EMPLOYER_KINDS), transportBy: oneOf(TRANSPORT_BASES) }),
  overrides: lawOverridesShape,
  people: list(member),
  kept: orNull(list(keptLines)),
  paidOn: orNull(dayValue),
  posting: orNull(shape<NonNullable<StoredRun["posting"]>>({ bookId: id("book"), entryId: id("entry") })),
  payments: maybe(paymentsShape),
  createdAt: integer,
  updatedAt: integer,
  version: count,
});

/**
 * Whether its parts are consistent: figures for every person once closed, a payment date once paid, no person twice.
 */
function isWhole({ status, people, kept, paidOn }: StoredRun): boolean {
  const ids = new Set(people.map(({ contract }) => contract.id));
  return (
    (status === "draft") === (kept === null) &&
    (kept === null || kept.length === people.length) &&
    (status === "paid") === (paidOn !== null) &&
    ids.size === people.length
  );
}

export const keptRunShape = whole(run, isWhole);
