import Trash2 from "lucide-react/icons/trash-2";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { sum } from "#domain/kernel/pesos.ts";
import type { PaidOtherwise } from "#domain/payroll/run/paid-otherwise.ts";
import { periodName } from "#domain/payroll/run/period.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { employeeFormTexts as texts } from "../texts.ts";
import { isRaise } from "./employee-draft.ts";
import type { EmployeeForm } from "./use-employee-form.ts";

/** What closed runs paid since the day of the raise, and what they left unpaid of it: nothing settles it by itself. */
function PaidBefore({ paid }: { readonly paid: readonly PaidOtherwise[] }) {
  const known = paid.flatMap(({ difference }) => difference ?? []);
  const total = (key: "accrued" | "net") => sum(known.map((each) => each[key]));
  return (
    <div className="sm:col-span-2">
      <Banner tone="warn" icon={<TriangleAlert size={18} aria-hidden="true" />}>
        <p className="font-semibold">{texts.paidBefore}</p>
        <ul className="grid gap-1">
          {paid.map(({ period, paid: before, difference }) => (
            <li key={periodName(period)}>
              {texts.paidIn(periodName(period), formatPesos(before), difference)}
            </li>
          ))}
        </ul>
        {known.length > 1 ? <p>{texts.paidTotal({ accrued: total("accrued"), net: total("net") })}</p> : null}
        <p>{texts.paidAdvice}</p>
      </Banner>
    </div>
  );
}

interface RaiseFieldsProps {
  readonly form: EmployeeForm;
  /** The closed runs that paid this person another salary since the day of the raise. */
  readonly paid: readonly PaidOtherwise[];
}

/** From which day a changed salary is paid, what was paid otherwise since, and the salaries before it. */
export function RaiseFields({ form, paid }: RaiseFieldsProps) {
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
      {paid.length === 0 ? null : <PaidBefore paid={paid} />}
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
