import { fold } from "../../kernel/spanish.ts";

const CODES =
  /^(?:usd|us\$|u\$s|us|eur|€|gbp|mxn|brl|pen|clp|ars|ves|bob|uyu|cad|jpy|cny|chf|aud|pab|crc|dop|gtq)$/;
const NAMES = /^(?:dolar|euro|libras? ester|real(?:es)? bras|yuan|yen)/;

/** Whether a text alone names another money than pesos: «USD», «Dólar americano». */
export function namesForeignMoney(text: string): boolean {
  const said = fold(text).trim();
  return CODES.test(said) || NAMES.test(said);
}

const WITH_AMOUNT = /us\$|\busd\b|\beur\b|€|d[oó]lar|euro/i;

/** Whether a cell with an amount says that it is of another money: «US$ 500». */
export function saysForeignMoney(cell: string): boolean {
  return WITH_AMOUNT.test(cell);
}
