import { useState } from "react";
import { formatDecimal, formatNumber } from "#domain/kernel/format.ts";
import { readPayrollField } from "#domain/payroll/payroll-field.ts";
import { Field, type FieldProps } from "#ui/kit/field.tsx";

interface HoursFieldProps extends FieldProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What is read and not accepted leaves the value as it was, and says why. */
  readonly accepts: (value: number) => boolean;
  readonly refused: string;
  readonly disabled?: boolean;
}

function shown(value: number): string {
  if (value === 0) return "";
  return Number.isInteger(value)
    ? formatNumber(value)
    : formatDecimal(value, Math.min(String(value).split(".")[1]?.length ?? 0, 4));
}

/** Hours, with up to four decimals. Told at each key that makes them others. */
export function HoursField(props: HoursFieldProps) {
  const { value, onChange, accepts, refused, disabled, ...field } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [bad, setBad] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setBad(false);
    const read = readPayrollField("overtimeHours", text);
    if (read.problem === null && read.value !== value && accepts(read.value)) onChange(read.value);
  };
  const settle = () => {
    if (typed === null) return;
    const read = readPayrollField("overtimeHours", typed);
    setBad(read.problem === "empty" ? value !== 0 : read.problem !== null || !accepts(read.value));
    setTyped(null);
  };
  return (
    <Field {...field} error={bad ? refused : field.error}>
      {(control) => (
        <span className="control" data-invalid={control["aria-invalid"]} data-disabled={disabled}>
          <input
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className="text-end"
            disabled={disabled}
            value={typed ?? shown(value)}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={settle}
          />
        </span>
      )}
    </Field>
  );
}
