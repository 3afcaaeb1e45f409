import { formatPesos } from "#domain/kernel/format.ts";
import { wageShortfall } from "#domain/payroll/earnings/wage-floor.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import type { Law } from "#domain/payroll/law/law.ts";
import type { PaidOtherwise } from "#domain/payroll/run/paid-otherwise.ts";
import { inMinimumWages } from "#domain/payroll/slip/slip-context.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { slipWarningText } from "../../law/law-words.ts";
import { employeeFormTexts as texts } from "../texts.ts";
import { FormSection } from "./form-section.tsx";
import { RaiseFields } from "./raise-fields.tsx";
import type { EmployeeForm } from "./use-employee-form.ts";

interface ContractFieldsProps {
  readonly form: EmployeeForm;
  readonly law: Law | null;
  readonly paid: readonly PaidOtherwise[];
}

function optionsOf<Value extends string>(names: Readonly<Record<Value, string>>) {
  return (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));
}

function SalaryFields({ form, law, paid }: ContractFieldsProps) {
  const { draft, problems, change, leave } = form;
  const shortfall = law === null || draft.salary === 0 ? null : wageShortfall(draft, law);
  return (
    <>
      <MoneyField
        label={texts.salary}
        prefix
        blankZero
        value={draft.salary}
        error={problems.salary}
        notice={shortfall === null ? undefined : slipWarningText(shortfall)}
        onChange={(salary) => change({ salary })}
        onBlur={() => leave("salary")}
      />
      <RaiseFields form={form} paid={paid} />
      <SelectField<Contract["kind"]>
        label={texts.kind}
        help={texts.kindHelp[draft.kind]}
        value={draft.kind}
        options={optionsOf(texts.kinds)}
        onChange={(kind) => change({ kind })}
      />
    </>
  );
}

function DayFields({ form }: Pick<ContractFieldsProps, "form">) {
  const now = useToday(useStorage().clock);
  const { draft, problems, change, leave } = form;
  return (
    <>
      <DateField
        label={texts.start}
        value={draft.start}
        today={now}
        error={problems.start}
        onChange={(start) => change({ start })}
        onBlur={() => leave("start")}
      />
      <DateField
        label={texts.end}
        help={texts.endHelp}
        value={draft.end}
        today={now}
        error={problems.end}
        onChange={(end) => change({ end })}
        onBlur={() => leave("end")}
      />
    </>
  );
}

/** Salary, dates, area and transport. */
export function ContractFields({ form, law, paid }: ContractFieldsProps) {
  const { draft, change } = form;
  const limit = law === null ? null : formatPesos(inMinimumWages(law, "transportLimit"));
  return (
    <FormSection title={texts.contract}>
      <SalaryFields form={form} law={law} paid={paid} />
      <DayFields form={form} />
      <SelectField<Contract["area"]>
        label={texts.area}
        help={texts.areaHelp[draft.area]}
        value={draft.area}
        options={optionsOf(texts.areas)}
        onChange={(area) => change({ area })}
      />
      <SelectField<Contract["transport"]>
        label={texts.transport}
        help={texts.transportHelp[draft.transport](limit)}
        value={draft.transport}
        options={optionsOf(texts.transports)}
        onChange={(transport) => change({ transport })}
      />
    </FormSection>
  );
}
