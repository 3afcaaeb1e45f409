import { useState } from "react";
import { formatDecimal } from "#domain/kernel/format.ts";
import { readQuantity } from "#domain/payroll/read-quantity.ts";
import { TextField } from "#ui/kit/text-field.tsx";
import { settlementTexts as texts } from "./settlement-texts.ts";

interface DaysFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const MOST = 36_000;

function shown(value: number): string {
  const decimals = Math.min(String(value).split(".")[1]?.length ?? 0, 4);
  return formatDecimal(value, decimals);
}

/** A number of days, halves too. What is not understood is 0 and says so (NU-01). */
export function DaysField({ label, help, value, onChange }: DaysFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [misread, setMisread] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    setMisread(null);
    const read = readQuantity(text, MOST);
    onChange(read.ok ? read.value : 0);
  };
  const settle = () => {
    if (typed === null) return;
    const read = readQuantity(typed, MOST);
    setTyped(null);
    setMisread(read.ok || read.error === "empty" ? null : texts.badFigure(typed.trim().slice(0, 24)));
  };
  return (
    <TextField
      label={label}
      help={help}
      error={misread}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={typed ?? shown(value)}
      onChange={type}
      onBlur={settle}
      onFocus={(event) => event.target.select()}
    />
  );
}
