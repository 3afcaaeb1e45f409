import { useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { type PrepaidLoan, prepaidLoan } from "#domain/recurring/loan-state.ts";
import type { LoanPlan, Recurring, RecurringFields } from "#domain/recurring/recurring.ts";
import { loanOn } from "#domain/recurring/recurring-dues.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { LoanRows } from "./loan-rows.tsx";
import { PREPAYMENT_TEXTS, recurringTexts } from "./texts.ts";

const { prepayment: texts } = recurringTexts;

interface PrepayDialogProps {
  readonly loan: RecurringFields & Pick<Recurring, "marks"> & { readonly plan: LoanPlan };
  readonly today: Day;
  readonly onSave: (prepaid: PrepaidLoan) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Capital of a loan paid ahead: how much, and in how many payments the rest is paid, with its table (RC-05). */
export function PrepayDialog({ loan, today, onSave, onClose }: PrepayDialogProps) {
  const [date, setDate] = useState<Day | null>(today);
  const [amount, setAmount] = useState<Pesos>(ZERO);
  const [typed, setMonths] = useState<number | null>(null);
  const [wasSent, setSent] = useState(false);
  const state = loanOn(loan, date ?? today);
  const months = typed ?? Math.max(1, loan.plan.months - state.paid);
  const prepaid = date === null ? null : prepaidLoan(loan, { date, amount, months }, recurringTexts.parts);
  const problem = wasSent && prepaid?.ok === false ? prepaid.error : null;
  const rest = prepaid?.ok ? prepaid.value.records[1]?.plan : undefined;
  const submit = async () => {
    setSent(true);
    if (prepaid?.ok && (await onSave(prepaid.value))) onClose();
  };
  return (
    <FormDialog
      size="lg"
      title={texts.title(loan.description)}
      confirm={texts.save}
      busy={false}
      dirty={amount > 0}
      strict
      onClose={onClose}
      onSubmit={submit}
    >
      <DateField
        label={texts.date}
        help={texts.dateHelp}
        picker
        value={date}
        today={today}
        error={
          wasSent && date === null
            ? texts.needDate
            : problem === "paid" || problem === "later"
              ? PREPAYMENT_TEXTS[problem]
              : undefined
        }
        onChange={setDate}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          label={texts.amount}
          help={texts.owed(formatPesos(pesos(state.owed - state.skipped)))}
          prefix
          blankZero
          value={amount}
          error={problem === "amount" ? PREPAYMENT_TEXTS.amount : undefined}
          onChange={setAmount}
        />
        <QuantityField
          label={texts.months}
          help={texts.monthsHelp}
          value={months}
          most={loan.plan.months}
          decimals={0}
          refused={() => PREPAYMENT_TEXTS.months}
          error={problem === "months" ? PREPAYMENT_TEXTS.months : undefined}
          onChange={setMonths}
        />
      </div>
      {prepaid?.ok && prepaid.value.interest > 0 ? (
        <p>{texts.interest(formatPesos(prepaid.value.interest), prepaid.value.days)}</p>
      ) : null}
      {prepaid?.ok ? <p className="text-muted">{rest === undefined ? texts.over : texts.proposes}</p> : null}
      {rest?.kind === "loan" ? <LoanRows terms={rest} /> : null}
    </FormDialog>
  );
}
