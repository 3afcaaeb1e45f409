import type { Day } from "#domain/kernel/day.ts";
import type { PaidBenefits } from "#domain/payroll/settlement/paid-benefits.ts";
import {
  END_REASON_LABELS,
  END_REASONS,
  type EndReason,
} from "#domain/payroll/settlement/settlement-concepts.data.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { DaysField } from "../employees/form/days-field.tsx";
import { AverageFields, type AverageFieldsProps } from "./average-fields.tsx";
import { averageTexts } from "./average-texts.ts";
import { MoneyGroup } from "./money-group.tsx";
import {
  averagesOf,
  earlierChoices,
  SETTLEMENT_TERMS,
  type SettlementTerm,
  unpaidOf,
} from "./settlement-draft.ts";
import { settlementTexts as texts } from "./settlement-texts.ts";

export interface SettlementFieldsProps extends AverageFieldsProps {
  /** Earlier payments on record in the books. */
  readonly recorded: PaidBenefits;
  readonly today: Day;
}

const REASONS = END_REASONS.map((value) => ({ value, label: END_REASON_LABELS[value] }));
const TERMS = SETTLEMENT_TERMS.map((value) => ({ value, label: texts.terms[value] }));

function EndFields({ employee, draft, onFile, today, onChange }: SettlementFieldsProps) {
  const { known } = averagesOf(draft, employee, onFile.history);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        label={texts.end}
        value={draft.end}
        today={today}
        error={draft.end === null ? texts.noEnd : undefined}
        onChange={(end) => onChange({ end })}
      />
      <SelectField<EndReason>
        label={texts.reason}
        value={draft.reason}
        options={REASONS}
        onChange={(reason) => onChange({ reason })}
      />
      <SelectField<SettlementTerm>
        label={texts.term}
        value={draft.term}
        options={TERMS}
        onChange={(term) => onChange({ term })}
      />
      {draft.term === "indefinite" ? null : (
        <DateField
          label={draft.term === "work" ? texts.workEnd : texts.agreedEnd}
          help={draft.term === "work" ? texts.workEndHelp : undefined}
          value={draft.agreedEnd}
          today={today}
          error={draft.agreedEnd === null ? texts.noAgreedEnd : undefined}
          onChange={(agreedEnd) => onChange({ agreedEnd })}
        />
      )}
      <DaysField
        label={texts.vacation}
        help={texts.vacationHelp}
        value={draft.vacationDaysTaken ?? known?.vacationDays ?? 0}
        onChange={(vacationDaysTaken) => onChange({ vacationDaysTaken })}
      />
    </div>
  );
}

/** Benefits of the year or semester before that may be unpaid. */
function EarlierFields({ employee, draft, onFile, onChange }: SettlementFieldsProps) {
  const choices = earlierChoices(draft, employee, onFile.payments);
  if (choices.length === 0) return null;
  const hasBonus = choices.some(({ claim }) => claim.concept === "earlierBonus");
  const hasSeverance = choices.some(({ claim }) => claim.kind === "severance");
  return (
    <fieldset className="min-w-0" aria-describedby="sin-pagar">
      <legend className="field-label">{averageTexts.earlier}</legend>
      <div className="grid gap-2">
        {choices.map(({ claim: { concept, kind, year }, isUnpaid, paid }) => (
          <Checkbox
            key={concept}
            label={`${averageTexts.earlierNames[concept](year, kind === "first-bonus")}${paid === null ? "" : averageTexts.earlierPaid[paid]}`}
            checked={isUnpaid}
            onChange={(checked) => onChange({ earlier: { ...draft.earlier, [concept]: checked } })}
          />
        ))}
      </div>
      <p id="sin-pagar" className="field-note">
        {[hasSeverance ? averageTexts.earlierHelp : "", hasBonus ? averageTexts.earlierBonusHelp : ""]
          .join(" ")
          .trim()}
      </p>
    </fieldset>
  );
}

function UnpaidFields({ employee, draft, onFile, onChange }: SettlementFieldsProps) {
  const shown = unpaidOf(draft, averagesOf(draft, employee, onFile.history).known);
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{texts.unpaid}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {(["unpaidSemester", "unpaidEarlier", "unpaidBefore"] as const).map((key) => (
          <DaysField
            key={key}
            label={texts[key]}
            value={shown[key]}
            onChange={(value) => onChange({ [key]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

const isAny = (paid: PaidBenefits) => Object.values(paid).some((amount) => amount > 0);

function PaidFields({ employee, draft, recorded, onChange }: SettlementFieldsProps) {
  // An integral salary has none of these benefits.
  if (employee.contract.kind === "integral") return null;
  const paid = { ...recorded, ...draft.paid };
  return (
    <MoneyGroup
      title={texts.paid}
      note={isAny(recorded) ? texts.paidHelp : null}
      keys={["serviceBonus", "severance", "severanceInterest"] as const}
      labels={texts.paidNames}
      values={paid}
      onValue={(key, value) => onChange({ paid: { ...draft.paid, [key]: value } })}
    />
  );
}

/** Inputs for a contract's end; rarely used ones are collapsed. */
export function SettlementFields(props: SettlementFieldsProps) {
  return (
    <div className="grid gap-5">
      <EndFields {...props} />
      <EarlierFields {...props} />
      <details open={isAny(props.recorded)}>
        <summary className="link w-fit cursor-pointer">{texts.more}</summary>
        <div className="mt-3 grid gap-5">
          <AverageFields {...props} />
          <UnpaidFields {...props} />
          <PaidFields {...props} />
        </div>
      </details>
    </div>
  );
}
