import { useId } from "react";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { averageTexts as texts } from "./average-texts.ts";
import { type AverageKey, averagesOf, type PayOnFile, type SettlementDraft } from "./settlement-draft.ts";

interface GroupProps {
  readonly title: string;
  readonly help: string;
  readonly keys: readonly AverageKey[];
  readonly shown: Readonly<Record<AverageKey, Pesos>>;
  readonly onAverage: (key: AverageKey, value: Pesos) => void;
}

function Group({ title, help, keys, shown, onAverage }: GroupProps) {
  const note = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={note}>
      <legend className="field-label">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {keys.map((key) => (
          <MoneyField
            key={key}
            label={texts.fields[key]}
            prefix
            blankZero
            value={shown[key]}
            onChange={(value) => onAverage(key, value)}
          />
        ))}
      </div>
      <p id={note} className="field-note">
        {help}
      </p>
    </fieldset>
  );
}

interface AverageFieldsProps {
  readonly employee: Employee;
  readonly draft: SettlementDraft;
  readonly onFile: PayOnFile;
  readonly onChange: (part: Partial<SettlementDraft>) => void;
}

/** The averages of each benefit, from closed runs or as typed. An emptied field is the runs' again. */
export function AverageFields(props: AverageFieldsProps) {
  const { employee, draft, onFile, onChange } = props;
  const { known, shown } = averagesOf(draft, employee, onFile.history);
  const onAverage = (key: AverageKey, value: Pesos) => {
    const { [key]: _, ...others } = draft.averages;
    onChange({ averages: value === 0 ? others : { ...others, [key]: value } });
  };
  const group = { shown, onAverage };
  return (
    <>
      <p className="text-caption">{texts.source(known?.knownDays ?? 0, known?.days ?? 0)}</p>
      {employee.contract.kind === "integral" ? null : (
        <>
          <Group
            {...group}
            title={texts.year}
            help={texts.yearHelp}
            keys={["salaryOfYear", "variableOfYear", "transportOfYear"]}
          />
          <Group
            {...group}
            title={texts.semester}
            help={texts.semesterHelp}
            keys={["salaryOfSemester", "variableOfSemester", "transportOfSemester"]}
          />
        </>
      )}
      <Group {...group} title={texts.vacation} help={texts.vacationHelp} keys={["vacationVariable"]} />
    </>
  );
}
