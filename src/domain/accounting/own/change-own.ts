import { plainLine } from "../../kernel/graphemes.ts";
import type { Account } from "../account.ts";
import { type Chart, checkOwnAccount, type OwnAccountProblem } from "../chart.ts";
import { codeAbove, isCodeWithin } from "./own-code.ts";

/** The accounts directly below one. */
export function childrenOf(chart: Chart, code: string): Account[] {
  return chart.accounts.filter(({ parent }) => parent === code);
}

/** The own account of this code, or why it cannot be changed: gone, or one of the decree's. */
export function findOwn(chart: Chart, code: string): Account | OwnAccountProblem {
  const account = chart.byCode.get(code);
  if (account === undefined) return "gone";
  return account.own === true ? account : "official";
}

/**
 * Whether a parent would have two accounts of the same name; allowed, and said while it is typed.
 */
export function hasTwin(chart: Chart, code: string, name: string): boolean {
  const plain = (text: string) => plainLine(text).toLocaleLowerCase("es");
  const parent = codeAbove(chart.kind, code);
  return chart.accounts.some(
    (each) => each.parent === parent && each.code !== code && plain(each.name) === plain(name),
  );
}

/**
 * Why an own account cannot take another code, or null. An account with accounts below it would take them along, and
 * each would be another move; one with movements keeps its class, because what is an expense today would be an asset
 * in every statement already made: that is corrected by an entry, not by a code (NIIF para PYMES 10.21).
 */
export function checkMove(chart: Chart, from: string, to: string, isUsed: boolean): OwnAccountProblem | null {
  const account = findOwn(chart, from);
  if (typeof account === "string") return account;
  if (childrenOf(chart, from).length > 0) return "has-children";
  if (isCodeWithin(account, to)) return to === from ? "same-place" : "no-parent";
  const problem = checkOwnAccount(chart, to, account.name);
  if (problem !== null) return problem;
  return isUsed && chart.kind === "puc" && from[0] !== to[0] ? "other-class" : null;
}
