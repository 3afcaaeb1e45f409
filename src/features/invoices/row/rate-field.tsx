import { useState } from "react";
import { readTypedRate } from "#domain/invoice/exchange.ts";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { invoiceTexts as texts } from "../texts.ts";

interface RateFieldProps {
  readonly currency: string;
  readonly value: number | null;
  readonly onChange: (rate: number | null) => void;
}

/** The pesos for a unit of a currency, taken as soon as they are a number: of half a text, no figure is kept (NU-11). */
export function RateField({ currency, value, onChange }: RateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isBad = typed !== null && typed.trim() !== "" && readTypedRate(typed) === null;
  return (
    <TextField
      label={texts.rate(currency)}
      help={texts.rateHelp}
      error={isBad ? texts.badRate : undefined}
      inputMode="decimal"
      data-unread={isBad || undefined}
      value={typed ?? (value === null ? "" : String(value).replace(".", ","))}
      onChange={(text) => {
        setTyped(text);
        onChange(readTypedRate(text));
      }}
    />
  );
}
