import { formatNumber } from "#domain/kernel/format.ts";
import { type AmountProblem, parseAmount } from "#domain/kernel/parse-amount.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { err, type Result } from "#domain/kernel/result.ts";
import { type TypedValue, useTypedValue } from "./use-typed-value.ts";

export type MoneyText = TypedValue<Exclude<AmountProblem, "empty">>;

// "1200*" is an unfinished expression: until it is complete, the value is the part before the operator.
const UNFINISHED = /[\s+\-*/×−]+$/;

function readUpTo(text: string, most: Pesos): Result<Pesos, AmountProblem> {
  const read = parseAmount(text);
  return read.ok && read.value > most ? err("too-large") : read;
}

/** The text of an amount while it is typed. */
export function useMoneyText(
  value: Pesos,
  onChange: (value: Pesos) => void,
  blankZero: boolean,
  most?: Pesos,
): MoneyText {
  const read = most === undefined ? parseAmount : (text: string) => readUpTo(text, most);
  const shown = (amount: Pesos) => (amount === ZERO && blankZero ? "" : formatNumber(amount));
  return useTypedValue(value, onChange, { read, none: ZERO, shown, unfinished: UNFINISHED });
}
