import { VAT_RATES } from "#domain/accounting/operations/tax-parts.ts";
import { DEED_FACTS, type GuidedDeed } from "#domain/guided/deed.ts";
import type { GuidedVat } from "#domain/guided/guided-operation.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import type { DetailFieldsProps } from "../details-step.tsx";
import { vatName } from "../question-options.ts";
import { guidedPanelTexts } from "../texts.ts";

const { details: texts } = guidedPanelTexts;

const VATS: readonly GuidedVat[] = [
  { kind: "none" },
  ...VAT_RATES.flatMap((rate): GuidedVat[] => [
    { kind: "within", rate },
    { kind: "on-top", rate },
  ]),
];

/** Deeds whose payment may hold interest. */
const WITH_INTEREST: ReadonlySet<GuidedDeed> = new Set<GuidedDeed>(["loan-repaid", "loan-collected"]);

/** How much it was, with what of it is IVA, interest or cost. */
export function MoneyFields({ operation, onAnswer }: DetailFieldsProps) {
  const { amount, currency, vat, interest, cost } = operation;
  const deed = operation.deed?.value;
  return (
    <>
      {currency === null ? (
        <MoneyField
          label={texts.amount}
          prefix
          blankZero
          value={amount?.value ?? ZERO}
          onChange={(value) => onAnswer({ kind: "amount", value })}
        />
      ) : (
        <MoneyField
          label={texts.rate(currency.name)}
          help={texts.rateHelp(currency.units)}
          prefix
          blankZero
          value={ZERO}
          onChange={(value) => onAnswer({ kind: "rate", value })}
        />
      )}
      {deed !== undefined && DEED_FACTS[deed].vat !== null ? (
        <SelectField<string>
          label={texts.vat}
          value={vatName(vat?.value ?? { kind: "none" })}
          options={VATS.map((each) => ({ value: vatName(each), label: vatName(each) }))}
          onChange={(name) => {
            const value = VATS.find((each) => vatName(each) === name);
            if (value) onAnswer({ kind: "vat", value });
          }}
        />
      ) : null}
      {deed !== undefined && WITH_INTEREST.has(deed) ? (
        <MoneyField
          label={texts.interest}
          prefix
          blankZero
          value={interest?.value ?? ZERO}
          onChange={(value) => onAnswer({ kind: "interest", value })}
        />
      ) : null}
      {deed === "sale" ? (
        <MoneyField
          label={texts.cost}
          help={texts.costHelp}
          prefix
          blankZero
          value={cost?.value ?? ZERO}
          onChange={(value) => onAnswer({ kind: "cost", value })}
        />
      ) : null}
    </>
  );
}
