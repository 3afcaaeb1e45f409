import Plus from "lucide-react/icons/plus";
import Split from "lucide-react/icons/split";
import Trash2 from "lucide-react/icons/trash-2";
import { addDays } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import {
  DAY_KINDS,
  HOUR_KINDS,
  HOUR_RULES,
  type HourKind,
  MOST_SURCHARGE,
} from "#domain/payroll/earnings/overtime-kinds.data.ts";
import { MOST_DAYS, MOST_HOURS } from "#domain/payroll/run/check-input.ts";
import { later, periodSpan } from "#domain/payroll/run/period.ts";
import type { HoursEntry } from "#domain/payroll/run/period-input.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import type { PartProps } from "./part-props.ts";
import { personTexts } from "./person-texts.ts";

const { hours: texts, backwards } = personTexts;

const KINDS = HOUR_KINDS.map((value) => ({ value, label: HOUR_RULES[value].label }));

interface RowProps {
  readonly entry: HoursEntry;
  readonly position: number;
  readonly today: Day;
  /** The first day within these hours on which the law changes. */
  readonly change: Day | null;
  readonly onEntry: (entries: readonly HoursEntry[]) => void;
}

function spans({ date, until = date }: HoursEntry, change: Day | null): change is Day {
  return change !== null && date < change && change <= until;
}

/** Splits the entry at the day of the change; the user decides how many hours belong to each part. */
function halves(entry: HoursEntry, change: Day): readonly HoursEntry[] {
  return [
    { ...entry, until: addDays(change, -1) },
    { ...entry, date: change, hours: 0 },
  ];
}

/** The entry for another kind; only some kinds are counted in whole days. */
function ofKind({ isDays, ...entry }: HoursEntry, kind: HourKind): HoursEntry {
  return isDays && DAY_KINDS.includes(kind) ? { ...entry, kind, isDays } : { ...entry, kind };
}

function inDays({ isDays: _, ...entry }: HoursEntry, isDays: boolean): HoursEntry {
  return isDays ? { ...entry, isDays } : entry;
}

function withSurcharge({ surcharge: _, ...entry }: HoursEntry, surcharge: number | null): HoursEntry {
  return surcharge === null ? entry : { ...entry, surcharge };
}

interface TermsProps {
  readonly entry: HoursEntry;
  readonly onEntry: (entry: HoursEntry) => void;
}

/** Whether whole days are counted, and a surcharge other than the law's. */
function Terms({ entry, onEntry }: TermsProps) {
  const { kind, isDays = false, surcharge } = entry;
  return (
    <div className="run-entry-wide flex flex-wrap items-end gap-x-6 gap-y-2">
      {DAY_KINDS.includes(kind) ? (
        <Checkbox
          label={texts.wholeDays}
          checked={isDays}
          onChange={(next) => onEntry(inDays(entry, next))}
        />
      ) : null}
      <Checkbox
        label={texts.other}
        checked={surcharge !== undefined}
        onChange={(isOther) => onEntry(withSurcharge(entry, isOther ? 0 : null))}
      />
      {surcharge === undefined ? null : (
        <QuantityField
          label={texts.surcharge}
          help={texts.surchargeHelp}
          value={surcharge}
          most={MOST_SURCHARGE}
          refused={texts.surchargeRefused}
          onChange={(percent) => onEntry(withSurcharge(entry, percent))}
        />
      )}
    </div>
  );
}

function Row({ entry, position, today, change, onEntry }: RowProps) {
  const { kind, hours, isDays, date, until = date } = entry;
  const set = (part: Partial<HoursEntry>) => onEntry([{ ...entry, ...part }]);
  return (
    <li className="run-entry" data-part="hours">
      <SelectField<HourKind>
        label={texts.kind}
        value={kind}
        options={KINDS}
        onChange={(value) => onEntry([ofKind(entry, value)])}
      />
      <QuantityField
        label={isDays ? texts.countDays : texts.count}
        value={hours}
        most={isDays ? MOST_DAYS : MOST_HOURS}
        refused={() => (isDays ? texts.tooManyDays(MOST_DAYS) : texts.tooMany(MOST_HOURS))}
        blankZero
        onChange={(value) => set({ hours: value })}
      />
      <DateField
        label={texts.from}
        value={date}
        today={today}
        onChange={(day) => day !== null && set({ date: day, until: later(until, day) })}
      />
      <DateField
        label={texts.to}
        value={until}
        today={today}
        error={until < date ? backwards : undefined}
        onChange={(day) => day !== null && set({ until: day })}
      />
      <div className="run-entry-remove">
        <IconButton
          label={texts.remove(position)}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => onEntry([])}
        />
      </div>
      <Terms entry={entry} onEntry={(next) => onEntry([next])} />
      {spans(entry, change) ? (
        <Button
          size="sm"
          className="run-entry-wide"
          icon={<Split size={16} aria-hidden="true" />}
          onClick={() => onEntry(halves(entry, change))}
        >
          {texts.split}
        </Button>
      ) : null}
    </li>
  );
}

/** Overtime and surcharges by kind, on a day or over a range of days. */
export function HoursRows({ input, period, onInput, change }: PartProps & { readonly change: Day | null }) {
  const { from, to } = periodSpan(period);
  const { hours } = input;
  const add = () => onInput({ hours: [...hours, { kind: "HED", hours: 0, date: from, until: to }] });
  return (
    <fieldset>
      <legend className="font-semibold">{texts.title}</legend>
      <ul>
        {hours.map((entry, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
            key={index}
            entry={entry}
            position={index + 1}
            today={to}
            change={change}
            onEntry={(entries) => onInput({ hours: hours.toSpliced(index, 1, ...entries) })}
          />
        ))}
      </ul>
      <Button size="sm" className="mt-2" icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
        {texts.add}
      </Button>
    </fieldset>
  );
}
