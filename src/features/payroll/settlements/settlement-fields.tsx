import type { Day } from "#domain/kernel/day.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import type { PaidBenefits } from "#domain/payroll/settlement/paid-benefits.ts";
import {
  END_REASON_LABELS,
  END_REASONS,
  type EndReason,
} from "#domain/payroll/settlement/settlement-concepts.data.ts";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { DaysField } from "../employees/form/days-field.tsx";
import type { SettlementDraft } from "./settlement-draft.ts";
import { settlementTexts as texts } from "./settlement-texts.ts";

export interface SettlementFieldsProps {
  readonly employee: Employee;
  readonly draft: SettlementDraft;
  /** Earlier payments on record in the books. */
  readonly recorded: PaidBenefits;
  readonly today: Day;
  readonly onChange: (part: Partial<SettlementDraft>) => void;
}

const REASONS = END_REASONS.map((value) => ({ value, label: END_REASON_LABELS[value] }));
const TERMS = (["indefinite", "fixed"] as const).map((value) => ({ value, label: texts.terms[value] }));

function EndFields({ draft, today, onChange }: SettlementFieldsProps) {
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
      <SelectField<SettlementDraft["term"]>
        label={texts.term}
        value={draft.term}
        options={TERMS}
        onChange={(term) => onChange({ term })}
      />
      {draft.term === "indefinite" ? null : (
        <DateField
          label={texts.agreedEnd}
          value={draft.agreedEnd}
          today={today}
          error={draft.agreedEnd === null ? texts.noAgreedEnd : undefined}
          onChange={(agreedEnd) => onChange({ agreedEnd })}
        />
      )}
      <DaysField
        label={texts.vacation}
        help={texts.vacationHelp}
        value={draft.vacationDaysTaken}
        onChange={(vacationDaysTaken) => onChange({ vacationDaysTaken })}
      />
    </div>
  );
}

function VariableFields({ employee, draft, onChange }: SettlementFieldsProps) {
  const ordinary = employee.contract.kind === "ordinary";
  return (
    <fieldset className="min-w-0" aria-describedby="pago-variable">
      <legend className="field-label">{texts.variable}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          label={texts.variableOfYear}
          prefix
          blankZero
          value={draft.variableOfYear}
          onChange={(variableOfYear) => onChange({ variableOfYear })}
        />
        {ordinary ? (
          <MoneyField
            label={texts.variableOfSemester}
            prefix
            blankZero
            value={draft.variableOfSemester}
            onChange={(variableOfSemester) => onChange({ variableOfSemester })}
          />
        ) : null}
      </div>
      <p id="pago-variable" className="field-note">
        {texts.variableHelp}
      </p>
    </fieldset>
  );
}

function UnpaidFields({ draft, onChange }: SettlementFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{texts.unpaid}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {(["unpaidSemester", "unpaidEarlier", "unpaidBefore"] as const).map((key) => (
          <DaysField
            key={key}
            label={texts[key]}
            value={draft[key]}
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
  const noted = isAny(recorded);
  return (
    <fieldset className="min-w-0" aria-describedby={noted ? "ya-pagado" : undefined}>
      <legend className="field-label">{texts.paid}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {(["serviceBonus", "severance", "severanceInterest"] as const).map((key) => (
          <MoneyField
            key={key}
            label={texts.paidNames[key]}
            prefix
            blankZero
            value={paid[key]}
            onChange={(value) => onChange({ paid: { ...draft.paid, [key]: value } })}
          />
        ))}
      </div>
      {noted ? (
        <p id="ya-pagado" className="field-note">
          {texts.paidHelp}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Inputs for a contract's end; rarely used ones are collapsed. */
export function SettlementFields(props: SettlementFieldsProps) {
  return (
    <div className="grid gap-5">
      <EndFields {...props} />
      <details open={isAny(props.recorded)}>
        <summary className="link w-fit cursor-pointer">{texts.more}</summary>
        <div className="mt-3 grid gap-5">
          <VariableFields {...props} />
          <UnpaidFields {...props} />
          <PaidFields {...props} />
        </div>
      </details>
    </div>
  );
}
