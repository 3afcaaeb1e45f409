import { useState } from "react";
import { VAT_RATES } from "#domain/accounting/operations/tax-parts.ts";
import { assetOf } from "#domain/guided/assets/registered-asset.ts";
import { DEED_FACTS, DEEDS_WITH_COST, DEEDS_WITH_INTEREST, isAssetExit } from "#domain/guided/deed.ts";
import type { ForeignAmount, GuidedVat } from "#domain/guided/guided-operation.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { vatName } from "../question-options.ts";
import { guidedPanelTexts } from "../texts.ts";
import type { DetailFieldsProps } from "./detail-fields.ts";

const { details: texts } = guidedPanelTexts;

const VATS: readonly GuidedVat[] = [
  { kind: "none" },
  ...VAT_RATES.flatMap((rate): GuidedVat[] => [
    { kind: "within", rate },
    { kind: "on-top", rate },
  ]),
];

interface RateFieldProps {
  readonly currency: ForeignAmount;
  readonly onRate: (rate: Pesos) => void;
}

/** The rate, taken when it is typed whole: with its first digit the amount would be one in pesos. */
function RateField({ currency, onRate }: RateFieldProps) {
  const [rate, setRate] = useState(ZERO);
  const take = () => {
    if (rate > 0) onRate(rate);
  };
  return (
    <MoneyField
      label={texts.rate(currency.name)}
      help={texts.rateHelp(currency.units)}
      prefix
      blankZero
      value={rate}
      onChange={setRate}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        take();
      }}
    />
  );
}

interface NoneOfProps extends Pick<DetailFieldsProps, "operation" | "onAnswer"> {
  readonly kind: "interest" | "cost" | "depreciated";
}

/** Answers with none what is asked: an empty field says only that nothing was typed yet. */
function NoneOf({ kind, operation, onAnswer }: NoneOfProps) {
  const isAsked = operation.missing.some((question) => question.kind === kind);
  const isNone = operation[kind]?.value === 0;
  return isAsked || isNone ? (
    <Button size="sm" aria-pressed={isNone} onClick={() => onAnswer({ kind, value: ZERO })}>
      {guidedPanelTexts.noneOf[kind]}
    </Button>
  ) : null;
}

/** What an asset that left had cost and lost, where the register does not say it. */
function AssetFields({ operation, world, onAnswer }: DetailFieldsProps) {
  if (assetOf(operation, world) !== null) return null;
  return (
    <>
      <MoneyField
        label={texts.assetCost}
        prefix
        blankZero
        value={operation.cost?.value ?? ZERO}
        onChange={(value) => onAnswer({ kind: "cost", value })}
      />
      <MoneyField
        label={texts.depreciated}
        prefix
        blankZero
        value={operation.depreciated?.value ?? ZERO}
        onChange={(value) => onAnswer({ kind: "depreciated", value })}
      />
      <NoneOf kind="depreciated" operation={operation} onAnswer={onAnswer} />
    </>
  );
}

/** How much it was, with what of it is IVA, interest or cost. */
export function MoneyFields({ operation, world, onAnswer }: DetailFieldsProps) {
  const { amount, currency, vat, interest, cost } = operation;
  const deed = operation.deed?.value;
  if (isAssetExit(deed) && deed !== "asset-sale")
    return <AssetFields operation={operation} world={world} onAnswer={onAnswer} />;
  return (
    <>
      {currency === null ? (
        <MoneyField
          key="amount"
          label={texts.amount}
          prefix
          blankZero
          value={amount?.value ?? ZERO}
          onChange={(value) => onAnswer({ kind: "amount", value })}
        />
      ) : (
        <RateField key="rate" currency={currency} onRate={(value) => onAnswer({ kind: "rate", value })} />
      )}
      {deed !== undefined && DEED_FACTS[deed].vat !== null ? (
        <SelectField<string>
          label={texts.vat}
          value={operation.doubt.includes("vat") ? "" : vatName(vat?.value ?? { kind: "none" })}
          placeholder={texts.chooseVat}
          options={VATS.map((each) => ({ value: vatName(each), label: vatName(each) }))}
          onChange={(name) => {
            const value = VATS.find((each) => vatName(each) === name);
            if (value) onAnswer({ kind: "vat", value });
          }}
        />
      ) : null}
      {deed !== undefined && DEEDS_WITH_INTEREST.has(deed) ? (
        <MoneyField
          label={texts.interest}
          prefix
          blankZero
          value={interest?.value ?? ZERO}
          onChange={(value) => onAnswer({ kind: "interest", value })}
        />
      ) : null}
      <NoneOf kind="interest" operation={operation} onAnswer={onAnswer} />
      {deed !== undefined && DEEDS_WITH_COST.has(deed) ? (
        <MoneyField
          label={texts.cost}
          help={texts.costHelp}
          prefix
          blankZero
          value={cost?.value ?? ZERO}
          onChange={(value) => onAnswer({ kind: "cost", value })}
        />
      ) : null}
      {isAssetExit(deed) ? (
        <AssetFields operation={operation} world={world} onAnswer={onAnswer} />
      ) : (
        <NoneOf kind="cost" operation={operation} onAnswer={onAnswer} />
      )}
    </>
  );
}
