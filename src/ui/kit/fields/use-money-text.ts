import { formatNumber } from "#domain/kernel/format.ts";
import { type AmountProblem, parseAmount } from "#domain/kernel/parse-amount.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { type TypedValue, useTypedValue } from "./use-typed-value.ts";

export type MoneyText = TypedValue<Exclude<AmountProblem, "empty">>;

// "1200*" is an unfinished expression: until it is complete, the value is the part before the operator.
const UNFINISHED = /[\s+\-*/×−]+$/;

/** The text of an amount while it is typed. */
export function useMoneyText(value: Pesos, onChange: (value: Pesos) => void, blankZero: boolean): MoneyText {
  const shown = (amount: Pesos) => (amount === ZERO && blankZero ? "" : formatNumber(amount));
  return useTypedValue(value, onChange, { read: parseAmount, none: ZERO, shown, unfinished: UNFINISHED });
}
