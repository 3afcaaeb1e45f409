import type { KeyboardEvent } from "react";
import { PAYROLL_FIELDS, type PayrollFieldKey } from "#domain/payroll/calculator/payroll-fields.data.ts";
import type { FieldControl } from "#ui/kit/fields/field.tsx";
import { useFigureText } from "./use-figure-text.ts";

interface FigureInputProps extends Partial<FieldControl> {
  readonly field: PayrollFieldKey;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly onTyped: () => void;
  /** The field lost focus; `problem` says why the typed text became 0. */
  readonly onSettled: (problem: string | null) => void;
  /** Position of the field, for the keys that move between people. */
  readonly place: string;
  readonly look?: "table" | "card";
  readonly "aria-label"?: string;
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** A numeric field of the calculator: pesos, a percentage, hours or days. Arrow keys step fields that have a step. */
export function FigureInput(props: FigureInputProps) {
  const { field, value, onChange, onTyped, onSettled, place, look = "table", ...control } = props;
  const { kind, step, max } = PAYROLL_FIELDS[field];
  const figure = useFigureText(field, value, onChange);
  const keyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (by === undefined || event.altKey || !figure.step(by)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const spin = {
    role: "spinbutton",
    "aria-valuenow": value,
    "aria-valuemin": 0,
    "aria-valuemax": max,
    "aria-valuetext": figure.text,
  } as const;
  return (
    <span
      className="control"
      data-size={look === "table" ? "sm" : "lg"}
      data-invalid={control["aria-invalid"]}
    >
      {kind === "amount" && look === "card" ? <span className="control-affix">$</span> : null}
      <input
        {...control}
        {...(step === null ? {} : spin)}
        type="text"
        inputMode={kind === "amount" || kind === "days" ? "numeric" : "decimal"}
        autoComplete="off"
        maxLength={40}
        className="text-end"
        data-place={place}
        value={figure.text}
        onChange={(event) => {
          onTyped();
          figure.type(event.target.value);
        }}
        onKeyDown={keyDown}
        onFocus={(event) => event.target.select()}
        onBlur={() => onSettled(figure.settle())}
      />
      {kind === "percent" ? (
        <span className="control-affix" aria-hidden="true">
          %
        </span>
      ) : null}
    </span>
  );
}
