import type { Result } from "#domain/kernel/result.ts";
import type { PayrollPeriod } from "#domain/payroll/run/period.ts";
import type { PeriodInput } from "#domain/payroll/run/period-input.ts";
import type { RunMember } from "#domain/payroll/run/stored-run.ts";
import type { Slip, SlipProblem } from "#domain/payroll/slip/slip.ts";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import type { RunEditor } from "../run/run-editor.ts";
import { AbsenceRows } from "./absence-rows.tsx";
import { ArrearsRows } from "./arrears-rows.tsx";
import { DeductionRows } from "./deduction-rows.tsx";
import { HoursRows } from "./hours-rows.tsx";
import { LeaveAverageFields } from "./leave-averages.tsx";
import { personTexts } from "./person-texts.ts";

const { payments: texts } = personTexts;

const PAYMENTS = ["commissions", "salaryBonus", "nonSalary"] as const;

interface PersonFormProps {
  readonly member: RunMember;
  readonly slip: Result<Slip, SlipProblem>;
  readonly period: PayrollPeriod;
  readonly editor: RunEditor;
}

/** A person's inputs for the period; each key recomputes that person's slip. */
export function PersonForm({ member, slip, period, editor }: PersonFormProps) {
  const { input, contract } = member;
  const onInput = (part: Partial<PeriodInput>) =>
    editor.changeMember(contract.id, (each) => ({ ...each, input: { ...each.input, ...part } }));
  const part = { input, period, onInput };
  const change = !slip.ok && slip.error.kind === "hours-across-change" ? slip.error.change : null;
  return (
    <div className="grid gap-6 pt-3">
      <HoursRows {...part} change={change} />
      <fieldset>
        <legend className="font-semibold">{texts.title}</legend>
        <div className="mt-2 grid gap-3 sm:grid-cols-3">
          {PAYMENTS.map((key) => (
            <MoneyField
              key={key}
              label={texts[key]}
              value={input[key]}
              onChange={(value) => onInput({ [key]: value })}
              prefix
              blankZero
            />
          ))}
        </div>
      </fieldset>
      {input.arrears === undefined ? null : <ArrearsRows arrears={input.arrears} onInput={onInput} />}
      <AbsenceRows {...part} />
      {contract.kind === "integral" ? null : <LeaveAverageFields {...part} />}
      <DeductionRows {...part} />
    </div>
  );
}
