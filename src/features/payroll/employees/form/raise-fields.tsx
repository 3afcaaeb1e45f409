import Trash2 from "lucide-react/icons/trash-2";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { employeeFormTexts as texts } from "../texts.ts";
import { isRaise } from "./employee-draft.ts";
import type { EmployeeForm } from "./use-employee-form.ts";

/** From which day a changed salary is paid, and the salaries before it. */
export function RaiseFields({ form }: { readonly form: EmployeeForm }) {
  const now = useToday(useStorage().clock);
  const { draft, problems, change, leave } = form;
  const { salaryOnRecord, earlierSalaries = [] } = draft;
  return (
    <>
      {isRaise(draft) && salaryOnRecord !== null ? (
        <DateField
          label={texts.raiseFrom}
          help={texts.raiseHelp(formatPesos(salaryOnRecord))}
          value={draft.raiseFrom}
          today={now}
          error={problems.raiseFrom}
          onChange={(raiseFrom) => change({ raiseFrom })}
          onBlur={() => leave("raiseFrom")}
        />
      ) : null}
      {earlierSalaries.length === 0 ? null : (
        <ul aria-label={texts.earlier} className="grid content-start gap-1 sm:col-span-2">
          {earlierSalaries.map(({ until, salary }) => (
            <li key={until} className="flex items-center justify-between gap-2 text-caption text-muted">
              {texts.earlierUntil(formatPesos(salary), formatDay(until))}
              <IconButton
                size="sm"
                label={texts.removeEarlier(formatPesos(salary), formatDay(until))}
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={() =>
                  change({ earlierSalaries: earlierSalaries.filter((each) => each.until !== until) })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
