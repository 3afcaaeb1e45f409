import type { Account, ChartKind } from "../account.ts";

/** Digits that one more level adds to a code, in every chart. */
const LEVEL = 2;

/** Between an account and its own account in a chart that has names for codes: "bancos-01". */
const MARK: Readonly<Record<ChartKind, string>> = { mini: "", journal: "-", puc: "" };

/** Codes of own accounts. In the beginners' charts one level below an account; no such code is one of the PUC. */
const CODES: Readonly<Record<ChartKind, RegExp>> = {
  mini: /^\d{6}$/,
  journal: /^[a-z-]+-\d{2}$/,
  puc: /^(?:\d\d){2,6}$/,
};

/** Whether a code has the form of an own account; whether there is room for it is for its chart to say. */
export function isOwnCode(kind: ChartKind, code: string): boolean {
  return CODES[kind].test(code);
}

/** The code of the account that an own account stands below. */
export function codeAbove(kind: ChartKind, code: string): string {
  return code.slice(0, -(LEVEL + MARK[kind].length));
}

/** The code of an own account by its place, from 1 to 99, below another. */
export function codeBelow(kind: ChartKind, above: string, place: number): string {
  return `${above}${MARK[kind]}${String(place).padStart(LEVEL, "0")}`;
}

/**
 * Whether a code is an account or stands below it: the codes of all charts say their place, and none of the twelve
 * codes or sixteen names begins another.
 */
export function isCodeWithin(account: Pick<Account, "code">, code: string): boolean {
  return code.startsWith(account.code);
}
