import { useState } from "react";
import { Field } from "#ui/kit/fields/field.tsx";

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

/**
 * A number within limits. What cannot be read counts as out of them: the whole is refused, and the text stays to be
 * mended.
 */
export function NumberField({ label, value, min, max, step, disabled, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label}>
      {(control) => (
        <span className="control" data-disabled={disabled}>
          <input
            {...control}
            type="number"
            inputMode="decimal"
            min={min}
            max={max}
            step={step}
            disabled={disabled}
            value={typed ?? String(value)}
            onChange={(event) => {
              setTyped(event.target.value);
              const read = event.target.value === "" ? Number.NaN : Number(event.target.value);
              onChange(read);
            }}
            onBlur={() => {
              if (Number.isFinite(value)) setTyped(null);
            }}
          />
        </span>
      )}
    </Field>
  );
}
