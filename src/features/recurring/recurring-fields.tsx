import type { AccountCode, Side } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDecimal } from "#domain/kernel/format.ts";
import { effectiveRate, RATE_QUOTES } from "#domain/recurring/loan-rate.ts";
import type { RecurringPlan } from "#domain/recurring/recurring.ts";
import { MOST_MONTHS } from "#domain/recurring/recurring-dues.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { LoanRows } from "./loan-rows.tsx";
import { PROBLEM_TEXTS, QUOTE_NAMES, recurringTexts } from "./texts.ts";
import type { RecurringDraft, RecurringForm } from "./use-recurring-form.ts";

const { form: texts } = recurringTexts;
const MOST_QUOTED = 1000;
const RATE_DECIMALS = 4;

export interface RecurringFieldsProps {
  readonly form: RecurringForm;
  readonly chart: Chart;
  readonly today: Day;
}

type AccountField = "expense" | "money" | "prepaid" | "debt" | "interest";

const SIDES: Readonly<Record<AccountField, Side>> = {
  expense: "debit",
  interest: "debit",
  debt: "debit",
  prepaid: "credit",
  money: "credit",
};

const ACCOUNTS_OF: Readonly<Record<RecurringPlan["kind"], readonly AccountField[]>> = {
  monthly: ["expense", "money"],
  deferred: ["expense", "prepaid"],
  loan: ["debt", "interest", "money"],
};

export function RecurringAccount({
  form,
  chart,
  field,
}: RecurringFieldsProps & { readonly field: AccountField }) {
  const { plan } = form.fields;
  const codes = ACCOUNTS_OF[plan.kind].map((each) => form.draft[each]);
  const isTwice = codes.filter((code) => code === form.draft[field]).length > 1;
  return (
    <AccountPicker
      label={texts[field]}
      chart={chart}
      value={form.draft[field]}
      place={() => ({ side: SIDES[field], others: [] })}
      error={isTwice && form.has("accounts") ? PROBLEM_TEXTS.accounts : undefined}
      onChange={(code: AccountCode) => form.say({ [field]: code } as Partial<RecurringDraft>)}
    />
  );
}

export function AmountAndMonths({ form, label }: { readonly form: RecurringForm; readonly label: string }) {
  const { draft, say, has } = form;
  const [name, range] =
    draft.kind === "loan" ? [texts.payments, texts.paymentsRange] : [texts.months, PROBLEM_TEXTS.months];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <MoneyField
        label={label}
        prefix
        blankZero
        value={draft.amount}
        error={has("amount") ? PROBLEM_TEXTS.amount : undefined}
        onChange={(amount) => say({ amount })}
      />
      <QuantityField
        label={name}
        value={draft.months}
        most={MOST_MONTHS}
        decimals={0}
        refused={() => range}
        error={has("months") ? range : has("payments") ? PROBLEM_TEXTS.payments : undefined}
        onChange={(months) => say({ months })}
      />
    </div>
  );
}

export function LoanFields({ isNew, ...props }: RecurringFieldsProps & { readonly isNew: boolean }) {
  const { draft, fields, problems, records, say, has } = props.form;
  const rest = records.at(-1)?.plan;
  return (
    <>
      <AmountAndMonths form={props.form} label={texts.principal} />
      <div className="grid gap-4 sm:grid-cols-2">
        <QuantityField
          label={texts.rate}
          value={draft.rate}
          most={MOST_QUOTED}
          refused={() => PROBLEM_TEXTS.rate}
          error={has("rate") ? PROBLEM_TEXTS.rate : undefined}
          help={
            draft.quote === "monthly" || fields.plan.kind !== "loan" || !Number.isFinite(fields.plan.rate)
              ? undefined
              : texts.monthly(
                  formatDecimal(fields.plan.rate, RATE_DECIMALS),
                  formatDecimal(effectiveRate(fields.plan.rate), RATE_DECIMALS),
                )
          }
          onChange={(rate) => say({ rate })}
        />
        <SelectField
          label={texts.quote}
          value={draft.quote}
          options={RATE_QUOTES.map((value) => ({ value, label: QUOTE_NAMES[value] }))}
          onChange={(quote) => say({ quote })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.method}
          value={draft.method}
          options={(["french", "german"] as const).map((value) => ({ value, label: texts.methods[value] }))}
          onChange={(method) => say({ method })}
        />
        {isNew ? (
          <QuantityField
            label={texts.grace}
            help={texts.graceHelp}
            value={draft.grace}
            most={120}
            decimals={0}
            refused={() => PROBLEM_TEXTS.grace}
            error={has("grace") ? PROBLEM_TEXTS.grace : undefined}
            onChange={(grace) => say({ grace })}
          />
        ) : null}
      </div>
      <RecurringAccount {...props} field="debt" />
      <RecurringAccount {...props} field="interest" />
      <RecurringAccount {...props} field="money" />
      {problems.length === 0 && rest?.kind === "loan" ? <LoanRows terms={rest} /> : null}
    </>
  );
}
