import { EMPLOYER_KINDS, type EmployerKind, isExonerated } from "#domain/payroll/employee/contract.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { EMPLOYER_NAMES } from "../../law/law-texts.ts";
import { settingTexts as texts } from "../run-texts.ts";

interface EmployerFieldProps {
  readonly value: EmployerKind;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly onChange: (value: EmployerKind) => void;
}

/** Kind of employer, and its consequences. */
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
