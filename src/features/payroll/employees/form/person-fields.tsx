import { LONGEST_EMPLOYEE_NAME } from "#domain/payroll/calculator/saved-payroll.ts";
import { LONGEST_DOCUMENT, sameDocument, sameName } from "#domain/payroll/employee/check-employee.ts";
import { type Employee, LONGEST_NOTE } from "#domain/payroll/employee/employee.ts";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { employeeFormTexts as texts } from "../texts.ts";
import { FormSection } from "./form-section.tsx";
import type { EmployeeForm } from "./use-employee-form.ts";

interface PersonFieldsProps {
  readonly form: EmployeeForm;
  /** The company's employees, to tell of who has the same document or name. */
  readonly others: readonly Employee[];
  readonly own: Employee["id"] | null;
}

/** Identity fields. */
export function PersonFields({ form, others, own }: PersonFieldsProps) {
  const { draft, problems, change, leave } = form;
  const [twin] = sameDocument(others, draft.document, own);
  const [namesake] = sameName(others, draft, own);
  return (
    <FormSection title={texts.person}>
      <TextField
        className="sm:col-span-2"
        label={texts.name}
        autoComplete="off"
        maxLength={LONGEST_EMPLOYEE_NAME}
        value={draft.name}
        error={problems.name}
        onChange={(name) => change({ name })}
        onBlur={() => leave("name")}
      />
      <TextField
        label={texts.document}
        placeholder={texts.documentPlaceholder}
        autoComplete="off"
        maxLength={LONGEST_DOCUMENT}
        value={draft.document}
        error={problems.document}
        notice={twin ? texts.sameDocument(twin.contract.name) : namesake && texts.sameName}
        onChange={(document) => change({ document })}
      />
      <TextField
        label={texts.position}
        placeholder={texts.optional}
        autoComplete="off"
        maxLength={LONGEST_NOTE}
        value={draft.position}
        error={problems.position}
        onChange={(position) => change({ position })}
      />
    </FormSection>
  );
}
