import { formatPesos } from "#domain/kernel/format.ts";
import type { SalaryArrears } from "#domain/payroll/run/period-input.ts";
import { arrearsOf } from "#domain/payroll/run/salary-arrears.ts";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import type { PartProps } from "./part-props.ts";
import { personTexts } from "./person-texts.ts";

const { arrears: texts } = personTexts;

interface ArrearsRowsProps extends Pick<PartProps, "onInput"> {
  readonly arrears: readonly SalaryArrears[];
}

/** What a raise dated back left unpaid, by the run that paid less. */
export function ArrearsRows({ arrears, onInput }: ArrearsRowsProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{texts.title}</legend>
      <p className="text-caption text-muted">{texts.help}</p>
      <div className="mt-2 grid gap-3 sm:grid-cols-3">
        {arrears.map((each, index) => (
          <MoneyField
            key={arrearsOf(each)}
            label={arrearsOf(each)}
            help={texts.owed(formatPesos(each.owed))}
            value={each.amount}
            onChange={(amount) => onInput({ arrears: arrears.with(index, { ...each, amount }) })}
            prefix
          />
        ))}
      </div>
    </fieldset>
  );
}
