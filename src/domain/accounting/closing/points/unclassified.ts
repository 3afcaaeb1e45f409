import { pesos } from "../../../kernel/pesos.ts";
import { fold } from "../../../kernel/spanish.ts";
import type { AccountCode } from "../../account.ts";
import type { Chart } from "../../chart.ts";
import type { Balances } from "../../ledger/balances.ts";
import { pucOfAccount } from "../../puc-of-account.ts";
import type { ClosingFacts } from "./closing-point.ts";

/** Diversos of assets and of liabilities, and deudores and acreedores varios without a name (Decreto 2650 de 1993). */
const SUNDRY = /^(?:1895|2895|138095|238095)/;
const WORDS =
  /\bpor (?:clasificar|identificar|aclarar|asignar)\b|\bsin (?:clasificar|identificar)\b|\b(?:puente|transitori[ao]s?|suspenso)\b/;

/** Whether an account holds what nobody classified yet: a sundry one of the PUC, or one named as such. */
export function isUnclassified(puc: string, name: string): boolean {
  return SUNDRY.test(puc) || WORDS.test(fold(name));
}

/** The accounts of a book that hold something unclassified, in the order of their codes. */
export function unclassifiedOf(chart: Chart, standing: Balances): ClosingFacts["unclassified"] {
  const found: AccountCode[] = [];
  let amount = 0;
  for (const [code, { debit, credit }] of standing) {
    const name = chart.byCode.get(code)?.name ?? "";
    if (debit === credit || !isUnclassified(pucOfAccount(chart, code), name)) continue;
    found.push(code);
    amount += Math.abs(debit - credit);
  }
  return { accounts: found.toSorted(), amount: pesos(amount) };
}
