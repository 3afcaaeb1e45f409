import { useMemo, useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { compareLaw } from "#domain/payroll/law/compare-law.ts";
import type { LawOverrides } from "#domain/payroll/law/law.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { LawBrackets } from "./law-brackets.tsx";
import { LawTable } from "./law-table.tsx";
import { lawTexts as texts } from "./law-texts.ts";
import { unknownLawText } from "./law-words.ts";

interface LawViewProps {
  /** The day whose law is shown first. */
  readonly day: Day;
  readonly today: Day;
  /** Overrides, shown beside the legal value on the first day. */
  readonly overrides?: LawOverrides;
}

const NONE: LawOverrides = {};

/** Payroll law of a day: each value with its norm and dates; optionally compared with another day. */
export function LawView({ day: first, today, overrides = NONE }: LawViewProps) {
  const [day, setDay] = useState(first);
  const [other, setOther] = useState<Day | null>(null);
  const comparison = useMemo(() => compareLaw(day, other ?? day, overrides), [day, other, overrides]);
  const shown = { day, other };
  return (
    <div>
      <div className="mb-4 grid max-w-xl gap-4 sm:grid-cols-2">
        <DateField
          label={texts.day}
          value={day}
          today={today}
          onChange={(next) => {
            if (next !== null) setDay(next);
          }}
        />
        <DateField
          label={texts.compare}
          help={texts.compareHelp}
          value={other}
          today={today}
          onChange={setOther}
        />
      </div>
      {comparison.unknown.map((each) => (
        <div key={each.date} className="mb-4">
          <Banner tone="warn">{unknownLawText(each)}</Banner>
        </div>
      ))}
      <LawTable comparison={comparison} overrides={overrides} {...shown} />
      <LawBrackets
        title={texts.solidarity}
        lead={texts.solidarityLead}
        unit="smmlv"
        of={comparison.solidarity}
        {...shown}
      />
      <LawBrackets
        title={texts.withholding}
        lead={texts.withholdingLead}
        unit="uvt"
        of={comparison.withholding}
        {...shown}
      />
    </div>
  );
}
