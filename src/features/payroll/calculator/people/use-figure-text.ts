import { useState } from "react";
import { readPayrollField } from "#domain/payroll/calculator/payroll-field.ts";
import type { PayrollFieldKey } from "#domain/payroll/calculator/payroll-fields.data.ts";
import { fieldProblemText } from "../texts.ts";
import { fieldText, stepped } from "./field-text.ts";

export interface FigureText {
  /** Text in the field: as typed until it loses focus. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Returns why the typed text became 0; null if it did not. */
  readonly settle: () => string | null;
  /** Returns false if the field has no steps. */
  readonly step: (by: 1 | -1) => boolean;
}

/** The text of a figure while it is typed. Unreadable text counts as 0 immediately. */
export function useFigureText(
  field: PayrollFieldKey,
  value: number,
  onChange: (value: number) => void,
): FigureText {
  const [typed, setTyped] = useState<string | null>(null);
  const tell = (next: number) => {
    if (next !== value) onChange(next);
  };
  return {
    text: typed ?? fieldText(field, value),
    type: (text) => {
      setTyped(text);
      tell(readPayrollField(field, text).value);
    },
    settle: () => {
      if (typed === null) return null;
      const read = readPayrollField(field, typed);
      setTyped(null);
      tell(read.value);
      return read.problem && fieldProblemText(read.problem, typed.trim());
    },
    step: (by) => {
      const next = stepped(field, value, by);
      if (next === null) return false;
      setTyped(null);
      tell(next);
      return true;
    },
  };
}
