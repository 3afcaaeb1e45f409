import type { AccountCode, ChartKind } from "../account.ts";
import type { Direction, OperationType, PaymentMethod } from "./operation.ts";

/** The role of an account in a simple operation, whatever the chart calls it. */
type OperationRole =
  | "cash"
  | "bank"
  | "receivable"
  | "inventory"
  | "supplier"
  | "payable"
  | "sales"
  | "otherIncome"
  | "expense";

function roles(codes: Readonly<Record<OperationRole, string>>): Readonly<Record<OperationRole, AccountCode>> {
  return codes as Readonly<Record<OperationRole, AccountCode>>;
}

/**
 * The account of each role. Source: the academic convention for a trading company that keeps no taxes yet, on the
 * names of Decreto 2650 de 1993; the mini chart has one income account, so both incomes share it.
 */
export const ROLE_ACCOUNTS: Readonly<Record<ChartKind, Readonly<Record<OperationRole, AccountCode>>>> = {
  mini: roles({
    cash: "1001",
    bank: "1002",
    receivable: "1003",
    inventory: "1004",
    supplier: "2001",
    payable: "2002",
    sales: "4001",
    otherIncome: "4001",
    expense: "5001",
  }),
  journal: roles({
    cash: "caja",
    bank: "bancos",
    receivable: "cuentas-por-cobrar",
    inventory: "inventarios",
    supplier: "proveedores",
    payable: "cuentas-por-pagar",
    sales: "ventas",
    otherIncome: "otros-ingresos",
    expense: "gastos-operacionales",
  }),
  puc: roles({
    cash: "1105",
    bank: "1110",
    receivable: "1305",
    inventory: "1435",
    supplier: "2205",
    payable: "2335",
    sales: "4135",
    otherIncome: "4295",
    expense: "5195",
  }),
};

/** The account the money moves through. The specification has two: Caja when paid in cash, otherwise Bancos. */
export const MONEY_ROLES: Readonly<Record<Exclude<PaymentMethod, "other">, OperationRole>> = {
  cash: "cash",
  bank: "bank",
  check: "bank",
  card: "bank",
};

interface TypeRoles {
  /** The account of what is sold, earned, spent or bought. */
  readonly about: OperationRole;
  /** The receivable or payable used while no money has moved. */
  readonly credit: OperationRole;
}

/** By type and, for `other`, by direction of the money. Source: the same convention. */
export const TYPE_ROLES: Readonly<Record<Exclude<OperationType, "other"> | Direction, TypeRoles>> = {
  sale: { about: "sales", credit: "receivable" },
  income: { about: "otherIncome", credit: "receivable" },
  expense: { about: "expense", credit: "payable" },
  purchase: { about: "inventory", credit: "supplier" },
  in: { about: "otherIncome", credit: "receivable" },
  out: { about: "expense", credit: "payable" },
};
