import { formatDecimal } from "#domain/kernel/format.ts";
import { readQuantity } from "#domain/payroll/calculator/read-quantity.ts";
import { Field } from "#ui/kit/fields/field.tsx";
import { TypedInput } from "#ui/kit/fields/typed-input.tsx";
import { useTypedValue } from "#ui/kit/fields/use-typed-value.ts";
import { teacherSettingsTexts as texts } from "./texts.ts";

interface NumberFieldProps {
  readonly label: string;
  /** NaN where nothing, or nothing that can be read, is typed. */
  readonly value: number;
  readonly disabled?: boolean;
  /** Why the number is refused, as the form that holds it says it. */
  readonly error?: string | null;
  readonly help?: string | undefined;
  readonly onChange: (value: number) => void;
}

/** What is beyond a limit is a number too: the form says which limit. */
const MOST = 1_000_000;
const MOST_DECIMALS = 4;
const LONGEST_QUOTE = 24;

function shown(value: number): string {
  if (Number.isNaN(value)) return "";
  const decimals = String(value).split(".")[1]?.length ?? 0;
  return formatDecimal(value, Math.min(decimals, MOST_DECIMALS));
}

/**
 * A number of a classroom, with comma or point (ED-33): its form knows the limits. What cannot be read is no number, so
 * that the form refuses it, and the text stays to be mended.
 */
export function NumberField({ label, value, disabled = false, error, help, onChange }: NumberFieldProps) {
  const typed = useTypedValue(value, onChange, {
    read: (text) => readQuantity(text, MOST),
    none: Number.NaN,
    shown,
  });
  const { misread } = typed;
  // Of what cannot be read its form is not asked: it is not sent (NU-11).
  const unread = misread === null ? undefined : texts.notNumber(misread.typed.slice(0, LONGEST_QUOTE));
  return (
    <Field label={label} error={error ?? unread} help={help}>
      {(control) => (
        <span className="control" data-disabled={disabled} data-invalid={control["aria-invalid"]}>
          <TypedInput
            control={control}
            field={{ disabled }}
            typed={typed}
            inputMode="decimal"
            className="text-end"
          />
        </span>
      )}
    </Field>
  );
}
