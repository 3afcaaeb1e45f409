import { ZERO } from "#domain/kernel/pesos.ts";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import type { PartProps } from "./part-props.ts";
import { personTexts } from "./person-texts.ts";

const { averages: texts } = personTexts;

/** The averages that days of leave are paid on, once there is leave. */
export function LeaveAverageFields({ input, onInput }: Pick<PartProps, "input" | "onInput">) {
  if (input.absences.length === 0) return null;
  const averages = input.leaveAverages ?? { variable: ZERO, vacation: ZERO };
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{texts.title}</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {(["vacation", "variable"] as const).map((key) => (
          <MoneyField
            key={key}
            label={texts[key]}
            help={texts.help[key]}
            value={averages[key]}
            onChange={(value) => onInput({ leaveAverages: { ...averages, [key]: value } })}
            prefix
            blankZero
          />
        ))}
      </div>
    </fieldset>
  );
}
