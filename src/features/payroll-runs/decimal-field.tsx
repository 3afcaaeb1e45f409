import { useState } from "react";
import { formatDecimal, formatNumber } from "#domain/kernel/format.ts";
import { readPayrollField } from "#domain/payroll/payroll-field.ts";
import { Field, type FieldProps } from "#ui/kit/field.tsx";

interface DecimalFieldProps extends FieldProps {
  /** "amount": whole pesos. "number": hours and percents, with up to four decimals. */
  readonly kind: "amount" | "number";
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What is read and not accepted leaves the value as it was, and says why. */
  readonly accepts: (value: number) => boolean;
  readonly refused: string;
  readonly disabled?: boolean;
  readonly "aria-label"?: string;
}

function shown(value: number): string {
  if (value === 0) return "";
  return Number.isInteger(value)
    ? formatNumber(value)
    : formatDecimal(value, Math.min(String(value).split(".")[1]?.length ?? 0, 4));
}

/** A quantity that may have decimals: hours, percents. Told at each key that makes it another one. */
export function DecimalField(props: DecimalFieldProps) {
  const { kind, value, onChange, accepts, refused, disabled, ...field } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [bad, setBad] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setBad(false);
    const read = readPayrollField(kind === "amount" ? "basicSalary" : "overtimeHours", text);
    if (read.problem === null && read.value !== value && accepts(read.value)) onChange(read.value);
  };
  const settle = () => {
    if (typed === null) return;
    const read = readPayrollField(kind === "amount" ? "basicSalary" : "overtimeHours", typed);
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
            aria-label={props["aria-label"]}
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
