import type { Company } from "#domain/company/company.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { SelectField } from "../kit/fields/select-field.tsx";
import { accountingTexts as texts } from "./texts.ts";

interface CompanyFilterProps {
  readonly companies: readonly Company[];
  /** The selected company; null for all. */
  readonly company: CompanyId | null;
  readonly onCompany: (company: CompanyId | null) => void;
}

const ALL = "all";

/** The company whose items are listed; renders nothing while there is no company. */
export function CompanyFilter({ companies, company, onCompany }: CompanyFilterProps) {
  if (companies.length === 0) return null;
  return (
    <SelectField
      aria-label={texts.company}
      className="w-full sm:w-60"
      value={company ?? ALL}
      options={[
        { value: ALL, label: texts.allCompanies },
        ...companies.map((each) => ({ value: each.id as string, label: each.name })),
      ]}
      onChange={(value) => onCompany(companies.find((each) => each.id === value)?.id ?? null)}
    />
  );
}
