import { useState } from "react";
import { formatDecimal } from "#domain/kernel/format.ts";
import { readQuantity } from "#domain/payroll/calculator/read-quantity.ts";
import { Field, type FieldProps } from "../kit/fields/field.tsx";
import { TypedInput } from "../kit/fields/typed-input.tsx";

interface QuantityFieldProps extends FieldProps {
  readonly value: number;
  /** Called on each keystroke that changes the value. */
  readonly onChange: (value: number) => void;
  readonly most: number;
  /** The message that explains why the typed text is refused. */
  readonly refused: (typed: string) => string;
  /** Shows nothing instead of 0. */
  readonly blankZero?: boolean;
}

const MOST_DECIMALS = 4;
const LONGEST_QUOTE = 24;

function shown(value: number): string {
  const decimals = String(value).split(".")[1]?.length ?? 0;
  return formatDecimal(value, Math.min(decimals, MOST_DECIMALS));
}

/** The text of a quantity while it is typed. Refused text restores the value from before the first keystroke. */
function useQuantityText({ value, onChange, most, refused, blankZero = false }: QuantityFieldProps) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly before: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = (text: string): number | null => {
    const found = readQuantity(text, most);
    if (found.ok) return found.value;
    return found.error === "empty" ? 0 : null;
  };
  return {
    text: draft?.text ?? (blankZero && value === 0 ? "" : shown(value)),
    problem,
    type: (text: string) => {
      const before = draft?.before ?? value;
      const next = read(text) ?? before;
      setDraft({ text, before });
      setProblem(null);
      if (next !== value) onChange(next);
    },
    commit: () => {
      if (draft === null) return;
      setDraft(null);
      setProblem(read(draft.text) === null ? refused(draft.text.trim().slice(0, LONGEST_QUOTE)) : null);
    },
  };
}

/**
 * Hours or days, with up to four decimals: "8,5". Empty means 0; text that cannot be parsed is refused with a
 * message.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { label, help, notice, id, className } = props;
  const typed = useQuantityText(props);
  return (
    <Field
      label={label}
      help={help}
      notice={notice}
      id={id}
      className={className}
      error={typed.problem ?? props.error}
    >
      {(control) => (
        <span className="control" data-invalid={control["aria-invalid"]}>
          <TypedInput control={control} field={{}} typed={typed} inputMode="decimal" className="text-end" />
        </span>
      )}
    </Field>
  );
}
