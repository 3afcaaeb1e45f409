import { useState } from "react";
import type { Day } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { compareLaw, type LawDifference } from "#domain/payroll/law/compare-law.ts";
import type { DatedValue } from "#domain/payroll/law/parameter.ts";
import { parameterText } from "#ui/accounting/law-words.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { DateField } from "#ui/kit/date-field.tsx";
import { Dialog } from "#ui/kit/dialog.tsx";
import { payrollTexts } from "./texts.ts";

const texts = payrollTexts.law;

interface ValueProps {
  readonly value: DatedValue | null;
  readonly unit: LawDifference["unit"];
}

function Value({ value, unit }: ValueProps) {
  if (value === null) return <span className="text-muted">{texts.unknown}</span>;
  return <span className="amount">{parameterText(value.value, unit)}</span>;
}

function Row({ each, compared }: { readonly each: LawDifference; readonly compared: boolean }) {
  const { label, unit, before, after, changed } = each;
  return (
    <tr>
      <th scope="row">
        {label}
        <span className="block text-caption text-muted">{before?.norm}</span>
        {before?.provisional === undefined ? null : (
          <span className="block text-caption text-warntext">
            {texts.provisional}: {before.provisional}
          </span>
        )}
      </th>
      <td>
        <Value value={before} unit={unit} />
      </td>
      {compared ? (
        <td>
          <Value value={after} unit={unit} />
          {changed ? (
            <span className="mt-0.5 block">
              <Badge tone="info">{texts.changed}</Badge>
            </span>
          ) : null}
        </td>
      ) : null}
    </tr>
  );
}

interface LawDialogProps {
  readonly day: Day;
  readonly onClose: () => void;
}

/** What the law of a day says, with the norm behind each value; beside it another day's, if one likes. */
export function LawDialog({ day, onClose }: LawDialogProps) {
  const [other, setOther] = useState<Day | null>(null);
  const { values } = compareLaw(day, other ?? day);
  return (
    <Dialog open size="lg" title={texts.title} subtitle={texts.lead(formatDay(day))} onClose={onClose}>
      <DateField
        className="mb-4 max-w-60"
        label={texts.compare}
        help={texts.compareHelp}
        value={other}
        today={day}
        onChange={setOther}
      />
      <table className="payroll-law">
        <thead>
          <tr>
            <th scope="col">{texts.parameter}</th>
            <th scope="col">{formatDay(day)}</th>
            {other === null ? null : <th scope="col">{formatDay(other)}</th>}
          </tr>
        </thead>
        <tbody>
          {values.map((each) => (
            <Row key={each.key} each={each} compared={other !== null} />
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
