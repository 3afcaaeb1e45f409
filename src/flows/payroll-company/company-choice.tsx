import type { Company } from "#domain/company/company.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { payrollCompanyTexts as texts } from "./texts.ts";

interface CompanyChoiceProps {
  readonly company: Pick<Company, "id">;
  readonly companies: readonly Pick<Company, "id" | "name">[];
  readonly onCompany: (company: CompanyId) => void;
}

/** Selects the company of the payroll; renders nothing if there is only one. */
export function CompanyChoice({ company, companies, onCompany }: CompanyChoiceProps) {
  if (companies.length < 2) return null;
  return (
    <SelectField<CompanyId>
      className="w-full sm:w-60"
      aria-label={texts.company}
      value={company.id}
      options={companies.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onCompany}
    />
  );
}
