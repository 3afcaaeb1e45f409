import { formatDecimal } from "#domain/kernel/format.ts";
import { readQuantity } from "#domain/payroll/calculator/read-quantity.ts";
import { Field, type FieldProps } from "../kit/fields/field.tsx";
import { TypedInput } from "../kit/fields/typed-input.tsx";
import { useTypedValue } from "../kit/fields/use-typed-value.ts";

interface QuantityFieldProps extends FieldProps {
  readonly value: number;
  /** Called on each keystroke that changes the value. */
  readonly onChange: (value: number) => void;
  readonly most: number;
  /** How many decimals it may have: four, three of what an inventory counts, none of what is whole. */
  readonly decimals?: number;
  /** The message that explains why the typed text is refused. */
  readonly refused: (typed: string) => string;
  /** Shows nothing instead of 0. */
  readonly blankZero?: boolean;
  readonly variant?: "field" | "cell";
  readonly placeholder?: string;
  readonly "aria-label"?: string;
}

const MOST_DECIMALS = 4;
const LONGEST_QUOTE = 24;

function shown(value: number): string {
  const decimals = String(value).split(".")[1]?.length ?? 0;
  return formatDecimal(value, Math.min(decimals, MOST_DECIMALS));
}

/**
 * Hours, days or units, with up to four decimals: "8,5". Empty means 0; text that cannot be parsed stays, marked, and is
 * not sent (NU-11).
 */
export function QuantityField(props: QuantityFieldProps) {
  const { label, help, notice, id, className } = props;
  const { value, onChange, most, refused, blankZero = false, variant = "field", placeholder } = props;
  const typed = useTypedValue(value, onChange, {
    read: (text) => readQuantity(text, most, props.decimals),
    none: 0,
    shown: (quantity) => (blankZero && quantity === 0 ? "" : shown(quantity)),
  });
  const { misread } = typed;
  return (
    <Field
      label={label}
      help={help}
      notice={notice}
      id={id}
      className={className}
      variant={variant}
      error={misread === null ? props.error : refused(misread.typed.slice(0, LONGEST_QUOTE))}
    >
      {(control) => (
        <span className="control" data-variant={variant} data-invalid={control["aria-invalid"]}>
          <TypedInput
            control={control}
            field={props["aria-label"] ? { "aria-label": props["aria-label"] } : {}}
            typed={typed}
            inputMode="decimal"
            className="text-end"
            placeholder={placeholder}
          />
        </span>
      )}
    </Field>
  );
}
