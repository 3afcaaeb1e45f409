import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { ARL_KEYS } from "#domain/payroll/contributions/contributions.ts";
import { ARL_CLASSES, type TaxRelief } from "#domain/payroll/employee/contract.ts";
import { LONGEST_NOTE } from "#domain/payroll/employee/employee.ts";
import type { Law } from "#domain/payroll/law/law.ts";
import { parameterText } from "#domain/payroll/law/parameter-text.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { employeeFormTexts as texts } from "../texts.ts";
import { hasRelief } from "./employee-draft.ts";
import { FormSection } from "./form-section.tsx";
import type { EmployeeForm } from "./use-employee-form.ts";

interface SecurityFieldsProps {
  readonly form: EmployeeForm;
  readonly law: Law | null;
}

/** Risk class, pension, and insurers' names. */
export function SecurityFields({ form, law }: SecurityFieldsProps) {
  const { draft, problems, change } = form;
  const classes = ARL_CLASSES.map((arlClass) => {
    const rate = law === null ? null : parameterText(law.values[ARL_KEYS[arlClass]].value, "percent");
    return { value: String(arlClass), label: texts.arlOption(arlClass, rate) };
  });
  return (
    <FormSection title={texts.security}>
      <SelectField<string>
        label={texts.arl}
        help={texts.arlHelp(draft.arlClass)}
        value={String(draft.arlClass)}
        options={classes}
        onChange={(value) =>
          change({ arlClass: ARL_CLASSES.find((each) => String(each) === value) ?? draft.arlClass })
        }
      />
      <div className="sm:pt-7">
        <Checkbox
          label={texts.pension}
          checked={draft.contributesToPension}
          aria-describedby="cotiza-pension"
          onChange={(contributesToPension) => change({ contributesToPension })}
        />
        <p id="cotiza-pension" className="field-note">
          {texts.pensionHelp}
        </p>
      </div>
      <TextField
        label={texts.eps}
        placeholder={texts.optional}
        maxLength={LONGEST_NOTE}
        value={draft.eps}
        error={problems.eps}
        onChange={(eps) => change({ eps })}
      />
      <TextField
        label={texts.pensionFund}
        placeholder={texts.optional}
        maxLength={LONGEST_NOTE}
        value={draft.pensionFund}
        error={problems.pensionFund}
        disabled={!draft.contributesToPension}
        onChange={(pensionFund) => change({ pensionFund })}
      />
    </FormSection>
  );
}

/** Without an amount, dependants deduct the limit. */
function withDependents(
  { dependentsAmount: _, ...relief }: TaxRelief,
  dependents: boolean,
  amount: Pesos,
): TaxRelief {
  return { ...relief, dependents, ...(amount > 0 ? { dependentsAmount: amount } : {}) };
}

/** Certificates that reduce the withholding; collapsed, because few employees have one. */
export function ReliefFields({ form }: Pick<SecurityFieldsProps, "form">) {
  const { draft, problems, change } = form;
  const { relief } = draft;
  const put = (part: Partial<TaxRelief>) => change({ relief: { ...relief, ...part } });
  const amount = (key: "homeLoanInterest" | "prepaidHealth" | "voluntaryPension") => (
    <MoneyField
      label={texts[key]}
      prefix
      blankZero
      value={relief[key]}
      onChange={(value) => put({ [key]: value })}
    />
  );
  return (
    <details open={problems.relief !== undefined || hasRelief(draft) || undefined}>
      <summary className="link w-fit cursor-pointer">{texts.relief}</summary>
      <p className="field-note" data-tone={problems.relief === undefined ? "help" : "error"}>
        {problems.relief ?? texts.reliefHelp}
      </p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {amount("homeLoanInterest")}
        {amount("prepaidHealth")}
        {amount("voluntaryPension")}
        <Checkbox
          className="sm:self-end sm:pb-2"
          label={texts.dependents}
          checked={relief.dependents}
          onChange={(dependents) => change({ relief: withDependents(relief, dependents, ZERO) })}
        />
        {relief.dependents ? (
          <MoneyField
            label={texts.dependentsAmount}
            help={texts.dependentsHelp}
            prefix
            blankZero
            value={relief.dependentsAmount ?? ZERO}
            onChange={(value) => change({ relief: withDependents(relief, true, value) })}
          />
        ) : null}
      </div>
    </details>
  );
}
