import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { settlementTexts as texts } from "../../settlements/settlement-texts.ts";

interface DaysFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const MOST = 36_000;

/** A number of days, including halves. */
export function DaysField(props: DaysFieldProps) {
  return <QuantityField {...props} most={MOST} refused={texts.badFigure} />;
}
