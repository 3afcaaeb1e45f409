import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { newBookTexts as texts } from "./texts.ts";
import type { NewBook } from "./use-new-book.ts";

const NO_COMPANY = "none";

export function CompanyField({ form }: { readonly form: NewBook }) {
  const { companies } = form;
  return (
    <SelectField
      label={texts.company}
      value={form.companyId ?? NO_COMPANY}
      options={[
        ...companies.map((each) => ({ value: each.id as string, label: each.name })),
        { value: NO_COMPANY, label: texts.noCompany },
      ]}
      onChange={(value) => form.setCompany(companies.find((each) => each.id === value)?.id ?? null)}
    />
  );
}

export function BookPeriodFields({ form }: { readonly form: NewBook }) {
  const { now, start, end } = form;
  return (
    <div className="grid grid-cols-2 gap-4">
      <DateField
        label={texts.from}
        value={start}
        today={now}
        onChange={(day) => day !== null && form.setStart(day)}
      />
      <DateField
        label={texts.to}
        value={end}
        today={now}
        help={texts.toHelp}
        error={end < start ? texts.badPeriod : undefined}
        onChange={form.setEnd}
      />
    </div>
  );
}
