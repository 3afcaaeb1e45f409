import { useState } from "react";
import { formatDecimal } from "#domain/kernel/format.ts";
import { readQuantity } from "#domain/payroll/calculator/read-quantity.ts";
import { Field, type FieldProps } from "../kit/fields/field.tsx";
import { TypedInput } from "../kit/fields/typed-input.tsx";

interface QuantityFieldProps extends FieldProps {
  readonly value: number;
  /** Told at each key that makes it another. */
  readonly onChange: (value: number) => void;
  readonly most: number;
  /** Says why what was typed is not taken. */
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

/** The text of a quantity while it is typed. What is not taken leaves what stood there before the first key. */
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

/** Hours or days, with up to four decimals: "8,5". Emptied it is 0; what is not understood is not taken, and says why. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, help, notice, id, className } = props;
  const typed = useQuantityText(props);
  return (
    <Field {...{ label, help, notice, id, className }} error={typed.problem ?? props.error}>
      {(control) => (
        <span className="control" data-invalid={control["aria-invalid"]}>
          <TypedInput control={control} field={{}} typed={typed} inputMode="decimal" className="text-end" />
        </span>
      )}
    </Field>
  );
}
