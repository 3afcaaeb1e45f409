import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import type { Day } from "#domain/kernel/day.ts";
import { ABSENCE_KINDS, ABSENCE_LABELS, type AbsenceKind } from "#domain/payroll/leave/absences.data.ts";
import { later, periodSpan } from "#domain/payroll/run/period.ts";
import type { Absence } from "#domain/payroll/run/period-input.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import type { PartProps } from "./part-props.ts";
import { personTexts } from "./person-texts.ts";

const { absences: texts, backwards } = personTexts;

const KINDS = ABSENCE_KINDS.map((value) => ({ value, label: ABSENCE_LABELS[value] }));

interface RowProps {
  readonly absence: Absence;
  readonly position: number;
  readonly today: Day;
  /** The first day that the run pays. */
  readonly start: Day;
  readonly onAbsence: (absence: Absence | null) => void;
}

function Row({ absence, position, today, start, onAbsence }: RowProps) {
  const { kind, from, to } = absence;
  const set = (part: Partial<Absence>) => onAbsence({ ...absence, ...part });
  return (
    <li className="run-entry" data-part="absence">
      <SelectField<AbsenceKind>
        label={texts.kind}
        value={kind}
        options={KINDS}
        onChange={(value) => set({ kind: value })}
      />
      <DateField
        label={texts.from}
        value={from}
        help={from < start ? (to < start ? texts.ended : texts.follows) : undefined}
        today={today}
        onChange={(day) => day !== null && set({ from: day, to: later(to, day) })}
      />
      <DateField
        label={texts.to}
        value={to}
        today={today}
        error={to < from ? backwards : undefined}
        onChange={(day) => day !== null && set({ to: day })}
      />
      <div className="run-entry-remove">
        <IconButton
          label={texts.remove(position)}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => onAbsence(null)}
        />
      </div>
    </li>
  );
}

/** Days not worked, with each absence in full, even if it begins before the period or continues after it. */
export function AbsenceRows({ input, period, onInput }: PartProps) {
  const { from, to } = periodSpan(period);
  const { absences } = input;
  const put = (index: number, absence: Absence | null) =>
    onInput({ absences: absences.toSpliced(index, 1, ...(absence === null ? [] : [absence])) });
  return (
    <fieldset>
      <legend className="font-semibold">{texts.title}</legend>
      <ul>
        {absences.map((absence, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
            key={index}
            absence={absence}
            position={index + 1}
            today={to}
            start={from}
            onAbsence={(next) => put(index, next)}
          />
        ))}
      </ul>
      <Button
        size="sm"
        className="mt-2"
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => onInput({ absences: [...absences, { kind: "sick", from, to: from }] })}
      >
        {texts.add}
      </Button>
    </fieldset>
  );
}
