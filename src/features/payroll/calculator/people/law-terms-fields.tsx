import Scale from "lucide-react/icons/scale";
import type { Day } from "#domain/kernel/day.ts";
import { EMPLOYER_KINDS, isExonerated } from "#domain/payroll/employee/contract.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { EMPLOYER_NAMES } from "../../law/law-texts.ts";
import type { LawChoice } from "../payroll-state.ts";
import { payrollTexts } from "../texts.ts";

const texts = payrollTexts.terms;

export interface LawTermsProps {
  readonly law: LawChoice;
  /** Today's date. */
  readonly day: Day;
  readonly onLaw: (law: LawChoice) => void;
  /** Opens the law's values for viewing and overriding. */
  readonly onValues: () => void;
}

/** Input for the law: its day, the kind of employer, and overridden values. */
export function LawTermsFields({ law, day, onLaw, onValues }: LawTermsProps) {
  const { terms } = law;
  const changed = Object.keys(terms.overrides).length;
  return (
    <div className="payroll-terms">
      <DateField
        label={texts.day}
        value={law.day ?? day}
        today={day}
        onChange={(next) => onLaw({ ...law, day: next === day ? null : next })}
      />
      <SelectField
        label={texts.employer}
        help={isExonerated(terms.employer) ? texts.exonerated : texts.notExonerated}
        value={terms.employer}
        options={EMPLOYER_KINDS.map((value) => ({ value, label: EMPLOYER_NAMES[value] }))}
        onChange={(employer) => onLaw({ ...law, terms: { ...terms, employer } })}
      />
      <Button variant="ghost" icon={<Scale size={18} aria-hidden="true" />} onClick={onValues}>
        {changed === 0 ? texts.values : texts.changedValues(changed)}
      </Button>
    </div>
  );
}
