import { type AccountCode, takesEntries } from "../account.ts";
import { type Chart, displayName, findAccount } from "../chart.ts";
import { firstFree } from "../own/free-code.ts";
import {
  isCashAccount,
  isMoneyAccount,
  isPocketOf,
  methodAccount,
  type PaidMethod,
} from "./money-accounts.ts";
import { ROLE_ACCOUNTS } from "./operation-accounts.data.ts";
import { EMPTY_POCKET, type PocketFigures, type PocketSheet } from "./pocket-sheet.ts";

/** A place where a person keeps money: an account of cash and banks. */
export interface Pocket {
  readonly account: AccountCode;
  readonly name: string;
  readonly isCash: boolean;
  readonly figures: PocketFigures;
}

/** Kinds of pockets that a person may add, each under the account that holds what they name. */
export const POCKET_KINDS = ["cash", "bank", "savings"] as const;
export type PocketKind = (typeof POCKET_KINDS)[number];

/** Caja general, Bancos en moneda nacional, Cuentas de ahorro en bancos (Decreto 2650 de 1993). */
const PUC_PARENTS: Readonly<Record<PocketKind, string>> = {
  cash: "110505",
  bank: "111005",
  savings: "112005",
};

/** The beginners' charts know two places of money: what is not counted by hand is below Bancos. */
function parentOf(kind: PocketKind, chart: Chart["kind"]): string {
  if (chart === "puc") return PUC_PARENTS[kind];
  return ROLE_ACCOUNTS[chart][kind === "cash" ? "cash" : "bank"];
}

/**
 * The code of the next pocket of a kind: an auxiliary of two digits under the sub-account of the Decreto, or an account
 * below Caja or Bancos. Null when all codes are given.
 */
export function nextPocketCode(
  kind: PocketKind,
  chart: Pick<Chart, "kind" | "byCode">,
  taken: ReadonlySet<string> = new Set(),
): string | null {
  return firstFree(chart, parentOf(kind, chart.kind), chart.byCode, taken);
}

const SAVINGS = /ahorro|nequi|daviplata|billetera|movii|dale|lulo|\bnu\b|rappi|bold|uala|powwi/i;
const CASH = /caja|efectivo|alcanc|registradora|cajón|monedero/i;

/** What a name says of the kind of pocket: applications and savings, cash, or else a bank. */
export function kindOfPocket(name: string): PocketKind {
  if (SAVINGS.test(name)) return "savings";
  return CASH.test(name) ? "cash" : "bank";
}

const isEmpty = ({ had, entered, left, moved }: PocketFigures) =>
  had === 0 && entered === 0 && left === 0 && moved === 0;

/** The pocket's own name; "Cuentas de ahorro: Bancos" where the account alone is ambiguous. */
export function pocketName(chart: Chart, code: AccountCode): string {
  const account = findAccount(chart, code);
  if (account === undefined) return code;
  return account.own === true ? account.name : displayName(chart, account);
}

/**
 * The pockets of a book: those that a person named, those with figures, and Caja and Bancos unless another of their kind
 * takes their place.
 */
export function pocketsOf(chart: Chart, sheet: PocketSheet): Pocket[] {
  const { cash, bank } = ROLE_ACCOUNTS[chart.kind];
  const own = chart.accounts.filter(
    (account) => account.own === true && takesEntries(account) && isMoneyAccount(account.code, chart.kind),
  );
  const hasOwn = (isCash: boolean) => own.some(({ code }) => isCashAccount(code, chart.kind) === isCash);
  const used = [...sheet.pockets].filter(([, each]) => !isEmpty(each)).map(([code]) => code);
  const usual = [cash, bank].filter((code) => !hasOwn(code === cash));
  const codes = new Set([...usual, ...used, ...own.map(({ code }) => code)]);
  const pockets = [...codes].map(
    (account): Pocket => ({
      account,
      name: pocketName(chart, account),
      isCash: isCashAccount(account, chart.kind),
      figures: sheet.pockets.get(account) ?? EMPTY_POCKET,
    }),
  );
  return pockets.sort((a, b) => Number(b.isCash) - Number(a.isCash) || (a.account < b.account ? -1 : 1));
}

/** Those that take new entries, and those that the lines of a correction had. */
export function offeredPockets(
  chart: Chart,
  pockets: readonly Pocket[],
  had: readonly AccountCode[] = [],
): readonly Pocket[] {
  const offered = ({ account }: Pocket) => {
    const known = findAccount(chart, account);
    return had.includes(account) || (known !== undefined && takesEntries(known));
  };
  return pockets.filter(offered);
}

/** The pocket that a method uses if none is chosen: its own account, or the first of the kind that took its place. */
export function usualPocket(
  method: PaidMethod,
  pockets: readonly Pick<Pocket, "account">[],
  chart: Chart["kind"],
): AccountCode {
  const own = methodAccount(method, chart);
  if (pockets.some(({ account }) => account === own)) return own;
  return pockets.find(({ account }) => isPocketOf(method, account, chart))?.account ?? own;
}

/** The pocket that holds less than an amount to be taken out of it; null where it holds enough. */
export function shortPocket(
  pockets: readonly Pocket[],
  from: AccountCode | undefined,
  amount: number,
): Pocket | null {
  const pocket = pockets.find(({ account }) => account === from);
  return pocket !== undefined && amount > pocket.figures.stays ? pocket : null;
}
