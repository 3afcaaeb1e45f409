import type { AccountCode, ChartKind } from "../accounting/account.ts";
import { EXIT_ROLES, type ExitRole } from "./posting/stock-exits.ts";

/** What an account is for in the entry of a move. */
export type StockRole =
  | "inventory"
  | "cost"
  | "purchases"
  | "purchaseReturns"
  | "sales"
  | "salesReturns"
  | "vat"
  | ExitRole
  | "found"
  | "cash"
  | "bank"
  | "receivable"
  | "supplier"
  | "carrier"
  | "capital";

function roles(codes: Readonly<Record<StockRole, string>>): Readonly<Record<StockRole, AccountCode>> {
  return codes as Readonly<Record<StockRole, AccountCode>>;
}

/**
 * The account of each role: names and numbers of Decreto 2650 de 1993 for a trading company. The short charts have no
 * account of their own for cost, purchases or IVA, so that the nearest one takes them.
 */
export const STOCK_ACCOUNTS: Readonly<Record<ChartKind, Readonly<Record<StockRole, AccountCode>>>> = {
  mini: roles({
    inventory: "1004",
    cost: "5001",
    purchases: "5001",
    purchaseReturns: "5001",
    sales: "4001",
    salesReturns: "4001",
    vat: "2003",
    lost: "5001",
    supplies: "5002",
    samples: "5001",
    donated: "5001",
    owner: "3001",
    partner: "1003",
    found: "4001",
    cash: "1001",
    bank: "1002",
    receivable: "1003",
    supplier: "2001",
    carrier: "2002",
    capital: "3001",
  }),
  journal: roles({
    inventory: "inventarios",
    cost: "costo-de-ventas",
    purchases: "costo-de-ventas",
    purchaseReturns: "costo-de-ventas",
    sales: "ventas",
    salesReturns: "ventas",
    vat: "cuentas-por-pagar",
    lost: "gastos-operacionales",
    supplies: "gastos-administrativos",
    samples: "gastos-operacionales",
    donated: "gastos-operacionales",
    owner: "capital",
    partner: "cuentas-por-cobrar",
    found: "otros-ingresos",
    cash: "caja",
    bank: "bancos",
    receivable: "cuentas-por-cobrar",
    supplier: "proveedores",
    carrier: "cuentas-por-pagar",
    capital: "capital",
  }),
  puc: roles({
    inventory: "1435",
    cost: "6135",
    purchases: "6205",
    purchaseReturns: "6225",
    sales: "4135",
    salesReturns: "4175",
    vat: "2408",
    lost: "5295",
    supplies: "5195",
    samples: "523560",
    donated: "539525",
    owner: "3130",
    partner: "1325",
    found: "4295",
    cash: "1105",
    bank: "1110",
    receivable: "1305",
    supplier: "2205",
    carrier: "233545",
    capital: "3105",
  }),
};

const COUNTERS = {
  opening: ["capital", "inventory"],
  purchase: ["supplier", "cash", "bank"],
  "purchase-return": ["supplier", "cash", "bank"],
  sale: ["cash", "bank", "receivable"],
  "sale-return": ["cash", "bank", "receivable"],
  in: ["found"],
  out: EXIT_ROLES,
} as const;

/** What a bill of freight that comes later is owed in or paid with, the usual one first. */
export const FREIGHT_ROLES = ["carrier", "bank", "cash"] as const satisfies readonly StockRole[];

/** The roles that may stand on the other side of a move, the usual one first. */
export const COUNTER_ROLES: Readonly<Record<keyof typeof COUNTERS, readonly StockRole[]>> = COUNTERS;
