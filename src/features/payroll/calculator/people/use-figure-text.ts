import { err, ok } from "#domain/kernel/result.ts";
import { readPayrollField } from "#domain/payroll/calculator/payroll-field.ts";
import type { PayrollFieldKey } from "#domain/payroll/calculator/payroll-fields.data.ts";
import { useTypedValue } from "#ui/kit/fields/use-typed-value.ts";
import { fieldProblemText } from "../texts.ts";
import { fieldText, stepped } from "./field-text.ts";

export interface FigureText {
  /** Text in the field: as typed until it is understood. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Returns why the typed text counts as 0; null if it does not. */
  readonly settle: () => string | null;
  /** Returns false if the field has no steps. */
  readonly step: (by: 1 | -1) => boolean;
}

/** The text of a figure while it is typed. Unreadable text stays, and counts as 0. */
export function useFigureText(
  field: PayrollFieldKey,
  value: number,
  onChange: (value: number) => void,
): FigureText {
  const typed = useTypedValue(value, onChange, {
    none: 0,
    shown: (shown) => fieldText(field, shown),
    read: (text) => {
      const read = readPayrollField(field, text);
      return read.problem === null ? ok(read.value) : err(read.problem);
    },
  });
  const { text } = typed;
  return {
    text,
    type: typed.type,
    settle: () => {
      const problem = typed.commit();
      return problem && fieldProblemText(problem, text.trim());
    },
    step: (by) => {
      const next = stepped(field, value, by);
      if (next === null) return false;
      typed.reset();
      if (next !== value) onChange(next);
      return true;
    },
  };
}
