import type { Side } from "../../accounting/account.ts";
import { miniChart } from "../../accounting/charts/mini-chart.data.ts";
import { pucNature } from "../../accounting/charts/puc/build-puc.ts";
import { fold } from "../../kernel/spanish.ts";
import type { StatementRow } from "./typed-statement.ts";

/** Words that put an account without a known code on the debit side (spec §5). */
const DEBIT_WORDS = /caja|banco|inventario|cuentas? por cobrar|activo|gasto|costo|compra/;

const PUC_CODE = /^[1-9]\d{0,11}$/;

/** The PUC code for a typed code: that of the beginners' twelve accounts, or the code itself; null for free text. */
export function pucOfTyped(code: string): string | null {
  const text = code.trim();
  return miniChart.byCode.get(text)?.puc ?? (PUC_CODE.test(text) ? text : null);
}

/**
 * The side on which an account adds (spec-decision 23): its nature, debit for classes 1, 5, 6 and 7, credit for 2, 3
 * and 4, the opposite for contra accounts. Words in the name decide only when no code is known.
 */
export function naturalSide(code: string, name: string): Side {
  const puc = pucOfTyped(code);
  if (puc !== null) return pucNature(puc, name);
  return DEBIT_WORDS.test(fold(name)) ? "debit" : "credit";
}

type Written = Pick<StatementRow, "code" | "name" | "debit" | "credit">;

/** The side of a row's amount; the natural side for a row without one. */
export function rowSideOf({ code, name, debit, credit }: Written): Side {
  if (debit > 0) return "debit";
  return credit > 0 ? "credit" : naturalSide(code, name);
}

/** Terms shown to beginners instead of debit and credit. */
export type Belonging = "have" | "owe" | "own" | "earn" | "spend" | "adds" | "takes";

const OF_CLASS: Readonly<Record<string, Belonging>> = {
  "1": "have",
  "2": "owe",
  "3": "own",
  "4": "earn",
  "5": "spend",
  "6": "spend",
  "7": "spend",
};

/**
 * "Lo que tienes", "Lo que debes"…: by class when the amount is on the account's own side, otherwise only by side.
 */
export function belongingOf(row: Written): Belonging {
  const side = rowSideOf(row);
  const puc = pucOfTyped(row.code);
  const ofClass = puc === null ? undefined : OF_CLASS[puc[0] ?? ""];
  const own = ofClass === "have" || ofClass === "spend" ? "debit" : "credit";
  if (ofClass !== undefined && own === side) return ofClass;
  return side === "debit" ? "adds" : "takes";
}
