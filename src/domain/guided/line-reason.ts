import { type Account, CLASS_NAMES, pucClass, type Side } from "../accounting/account.ts";
import { type Chart, displayName, findAccount } from "../accounting/chart.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import { type GuidedRule, RULE_TEXTS } from "./proposal-rules.data.ts";

/** A line of a proposed entry. */
export interface GuidedLine {
  readonly line: EntryLine;
  readonly rule: GuidedRule;
  /** The norm behind it; null where there is none. */
  readonly norm: string | null;
}

/** Why a line is in the entry, and why on its side. */
export interface LineReason {
  readonly rule: string;
  readonly side: string;
  readonly norm: string | null;
}

const SIDE_NAMES: Readonly<Record<Side, string>> = { debit: "debe", credit: "haber" };

/** What an account of a class is, of one: "un activo". */
const KIND_OF_CLASS: Readonly<Record<number, string>> = {
  1: "un activo",
  2: "un pasivo",
  3: "patrimonio",
  4: "un ingreso",
  5: "un gasto",
  6: "un costo",
  7: "un costo",
};

/** "Caja es un activo: aumenta en el debe." */
export function sideText(chart: Chart, account: Account, side: Side): string {
  const kind = KIND_OF_CLASS[pucClass(account)] ?? CLASS_NAMES[pucClass(account)] ?? "";
  const isContra = (account.nature === "debit") !== /^[15678]/.test(account.puc);
  const what = isContra ? "va contra su clase" : `es ${kind}`;
  const moves = account.nature === side ? "aumenta" : "disminuye";
  return `${displayName(chart, account)} ${what}: ${moves} en el ${SIDE_NAMES[side]}.`;
}

export function lineReason(chart: Chart, { line, rule, norm }: GuidedLine): LineReason {
  const account = findAccount(chart, line.account);
  const side: Side = line.debit > 0 ? "debit" : "credit";
  return { rule: RULE_TEXTS[rule], side: account === undefined ? "" : sideText(chart, account, side), norm };
}
