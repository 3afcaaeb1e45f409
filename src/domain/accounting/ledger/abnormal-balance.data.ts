import type { Side } from "../account.ts";

/** Lines of the balance for balances against their nature, each with a word why. */
export const ABNORMAL_LINES = {
  "bank-overdrafts": "Sobregiros bancarios",
  "cash-owed": "Saldos en contra de caja y fondos",
  "customer-advances": "Anticipos y avances recibidos de clientes",
  "receivables-owed": "Saldos por pagar en cuentas por cobrar",
  "advances-owed": "Saldos por pagar de anticipos entregados",
  "tax-advances-owed": "Saldos por pagar de anticipos de impuestos",
  "workers-owed": "Saldos por pagar a trabajadores",
  "supplier-advances": "Anticipos y avances a proveedores",
  "payable-credits": "Saldos a favor en cuentas por pagar",
  "tax-credits": "Saldos a favor en impuestos",
  "employee-credits": "Saldos a favor en beneficios a empleados",
  "liability-credits": "Saldos a favor en otros pasivos",
  "deferred-tax-credits": "Saldos a favor en impuesto diferido",
} as const;

export type AbnormalLine = keyof typeof ABNORMAL_LINES;

/** Accounts that are reported as another one while their balance is against their nature. */
export interface AbnormalBalance {
  /** Prefix of PUC codes; the longest wins. */
  readonly prefix: string;
  /** The side that is against its nature. */
  readonly when: Side;
  /** The account of Decreto 2650 de 1993 it is then reported as. */
  readonly as: string;
  readonly line: AbnormalLine;
  /** Sub-accounts of one tax return are summed before the rule is applied; all others are judged one by one. */
  readonly together?: true;
}

function owed(as: string, line: AbnormalLine, ...prefixes: readonly string[]): AbnormalBalance[] {
  return prefixes.map((prefix) => ({ prefix, when: "credit", as, line }));
}

function inFavour(as: string, line: AbnormalLine, ...prefixes: readonly string[]): AbnormalBalance[] {
  return prefixes.map((prefix) => ({ prefix, when: "debit", as, line }));
}

/**
 * A liability is not a negative asset, nor an asset a negative liability (NIIF para PYMES, 2.52: no offsetting): each
 * overdrawn bank account is a debt to its bank, a customer's overpayment is an advance from that customer, an
 * overpayment to a supplier is an advance to that supplier, and an overpaid tax is owed by the tax office.
 */
export const ABNORMAL_BALANCES: readonly AbnormalBalance[] = [
  ...owed("2380", "cash-owed", "11"),
  ...owed("2105", "bank-overdrafts", "1110", "1120"),
  ...owed("2380", "receivables-owed", "13"),
  ...owed("2805", "customer-advances", "1305"),
  ...owed("2205", "advances-owed", "1330"),
  ...owed("2404", "tax-advances-owed", "1355"),
  ...owed("2505", "workers-owed", "1365"),
  ...inFavour("1380", "liability-credits", "2"),
  ...inFavour("1330", "supplier-advances", "22"),
  ...inFavour("1380", "payable-credits", "23"),
  ...inFavour("1355", "tax-credits", "24"),
  ...inFavour("1355", "tax-credits", "2365", "2366", "2367", "2368", "2408").map(
    (rule): AbnormalBalance => ({ ...rule, together: true }),
  ),
  ...inFavour("1365", "employee-credits", "25", "2370", "2380", "2610"),
  ...inFavour("171076", "deferred-tax-credits", "2725"),
];

/** Accounts that are a deduction of their group by nature: impairment, and what is not yet amortized of pensions. */
export const DEDUCTIONS = ["1399", "262010", "292010", "292510"] as const;
