import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { QUANTITY_DECIMALS, unitsText } from "#domain/inventory/item-quantity.ts";
import { readQuantity } from "#domain/payroll/calculator/read-quantity.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
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

/** Units between one that takes away and one that adds, for a thumb. */
export function StepperField({ name, label, text, start, placeholder, error, onText }: StepperFieldProps) {
  const now = typedUnits(text) ?? Math.max(0, start);
  const step = (by: number) => onText(unitsText(Math.max(0, now + by)));
  return (
    <div className="flex items-start gap-1">
      <IconButton
        label={texts.less(name)}
        icon={<Minus size={18} aria-hidden="true" />}
        variant="outline"
        disabled={now === 0}
        onClick={() => step(-1000)}
      />
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
      <IconButton
        label={texts.more(name)}
        icon={<Plus size={18} aria-hidden="true" />}
        variant="outline"
        onClick={() => step(1000)}
      />
    </div>
  );
}
