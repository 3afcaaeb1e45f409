import type { Pesos } from "#domain/kernel/pesos.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { averageTexts as texts } from "./average-texts.ts";
import { MoneyGroup } from "./money-group.tsx";
import { type AverageKey, averagesOf, type PayOnFile, type SettlementDraft } from "./settlement-draft.ts";

export interface AverageFieldsProps {
  readonly employee: Employee;
  readonly draft: SettlementDraft;
  /** Closed runs and payments of the person. */
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
  const group = { labels: texts.fields, values: shown, onValue: onAverage };
  return (
    <>
      <p className="text-caption">{texts.source(known?.knownDays ?? 0, known?.days ?? 0)}</p>
      {employee.contract.kind === "integral" ? null : (
        <>
          <MoneyGroup
            {...group}
            title={texts.year}
            note={texts.yearHelp}
            keys={["salaryOfYear", "variableOfYear", "transportOfYear"]}
          />
          <MoneyGroup
            {...group}
            title={texts.semester}
            note={texts.semesterHelp}
            keys={["salaryOfSemester", "variableOfSemester", "transportOfSemester"]}
          />
        </>
      )}
      <MoneyGroup {...group} title={texts.vacation} note={texts.vacationHelp} keys={["vacationVariable"]} />
    </>
  );
}
