import type { Brand } from "../kernel/brand.ts";

/**
 * Identifies an account inside a chart: PUC digits ("110505", including own sub-accounts), the codes of the mini
 * chart ("1001"; a pocket "100101"), or the slug of a journal name ("caja"; a pocket "caja-01"). A parent's PUC code is a prefix of its children's.
 */
export type AccountCode = Brand<string, "AccountCode">;

export const SIDES = ["debit", "credit"] as const;
export type Side = (typeof SIDES)[number];

/** The three charts of accounts a book may use (spec-decision 17). */
export const CHART_KINDS = ["mini", "journal", "puc"] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

export interface Account {
  readonly code: AccountCode;
  readonly name: string;
  readonly parent: AccountCode | null;
  /** The side on which the account increases; contra accounts are the opposite of their class. */
  readonly nature: Side;
  /** Only posting accounts take movements. In the PUC, from four digits on. */
  readonly posting: boolean;
  /** The PUC code the account maps to; in the PUC, its own code. Decides class, statement and NIIF line. */
  readonly puc: string;
  /** Added by the user: below an account of the PUC, or below Caja and Bancos of a beginners' chart. */
  readonly own?: boolean;
  /** Kept in the catalogue but not offered: inflation adjustments and other accounts not used under NIIF. */
  readonly retired?: boolean;
  /** An own account that takes no new entry; what was recorded in it stays (ADR 0048). */
  readonly closed?: true;
}

/** Whether an account is offered for new entries: it takes movements, is of this time, and is not closed. */
export function takesEntries({ posting, retired, closed }: Account): boolean {
  return posting && retired !== true && closed !== true;
}

/** Plain explanation of an account for beginners, and when to debit and credit it. */
export interface AccountHelp {
  readonly plain: string;
  readonly debit: string;
  readonly credit: string;
}

/** Class digit, from 1 Activo to 9 Cuentas de orden acreedoras. */
export function pucClass(account: Pick<Account, "puc">): number {
  return Number(account.puc[0] ?? "0");
}

export const CLASS_NAMES: Readonly<Record<number, string>> = {
  1: "Activo",
  2: "Pasivo",
  3: "Patrimonio",
  4: "Ingresos",
  5: "Gastos",
  6: "Costos de ventas",
  7: "Costos de producción o de operación",
  8: "Cuentas de orden deudoras",
  9: "Cuentas de orden acreedoras",
};

export function oppositeSide(side: Side): Side {
  return side === "debit" ? "credit" : "debit";
}
