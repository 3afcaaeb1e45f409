import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { QUANTITY_DECIMALS, unitsText } from "#domain/inventory/item-quantity.ts";
import { readQuantity } from "#domain/payroll/calculator/read-quantity.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { stepTexts as texts } from "./texts.ts";

const MOST_UNITS = 1_000_000_000;

/** Thousandths that were typed; null for nothing, or for what is no quantity. */
export function typedUnits(text: string): number | null {
  if (text.trim() === "") return null;
  const read = readQuantity(text, MOST_UNITS, QUANTITY_DECIMALS);
  return read.ok ? Math.round(read.value * 1000) : null;
}

interface StepperFieldProps {
  /** What is counted or ordered. */
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** Where a step begins while nothing was typed, in thousandths. */
  readonly start: number;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly onText: (text: string) => void;
}

interface StepProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Its sign says what it does: a tooltip would lie over what is counted. */
function Step({ label, disabled, onPress, children }: StepProps) {
  return (
    <Button variant="outline" className="btn-square" aria-label={label} disabled={disabled} onClick={onPress}>
      {children}
    </Button>
  );
}

/** Units between one that takes away and one that adds, for a thumb. */
export function StepperField({ name, label, text, start, placeholder, error, onText }: StepperFieldProps) {
  const now = typedUnits(text) ?? Math.max(0, start);
  const step = (by: number) => onText(unitsText(Math.max(0, now + by)));
  return (
    <div className="flex items-start gap-1">
      <Step label={texts.less(name)} disabled={now === 0} onPress={() => step(-1000)}>
        <Minus size={18} aria-hidden="true" />
      </Step>
      <TextField
        aria-label={label}
        className="w-24"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        error={error}
        onChange={onText}
      />
      <Step label={texts.more(name)} onPress={() => step(1000)}>
        <Plus size={18} aria-hidden="true" />
      </Step>
    </div>
  );
}
