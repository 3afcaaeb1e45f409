import { EMPLOYER_KINDS, type EmployerKind, isExonerated } from "#domain/payroll/contract.ts";
import { EMPLOYER_NAMES } from "#ui/accounting/law-texts.ts";
import { SelectField } from "#ui/kit/select-field.tsx";
import { settingTexts as texts } from "./run-texts.ts";

interface EmployerFieldProps {
  readonly value: EmployerKind;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly onChange: (value: EmployerKind) => void;
}

/** What the company is as employer, and what that decides. */
export function EmployerField({ value, ...field }: EmployerFieldProps) {
  return (
    <SelectField<EmployerKind>
      {...field}
      label={texts.employer}
      help={isExonerated(value) ? texts.exonerated : texts.notExonerated}
      value={value}
      options={EMPLOYER_KINDS.map((each) => ({ value: each, label: EMPLOYER_NAMES[each] }))}
    />
  );
}
