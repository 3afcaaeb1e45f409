import { ABNORMAL_LINES, type AbnormalLine } from "../../accounting/ledger/abnormal-balance.data.ts";
import type { Layout, LayoutLine } from "./layout.ts";

function asset(key: string, label: string, ...accounts: readonly string[]): LayoutLine {
  return { kind: "line", key, label, accounts, adds: "debit", note: key };
}

function owed(key: string, label: string, ...accounts: readonly string[]): LayoutLine {
  return { kind: "line", key, label, accounts, adds: "credit", note: key };
}

/** Accounts of a class outside its known groups, which have no NIIF line: shown and added, never left out. */
function unknown(key: string, label: string, prefix: string, adds: LayoutLine["adds"]): LayoutLine {
  return { kind: "line", key, label, accounts: [prefix], adds, ifUsed: true };
}

/**
 * The part of a current line that the book classifies as collected or paid in more than a year; both share one note.
 */
function long(
  adds: LayoutLine["adds"],
  of: string,
  label: string,
  ...accounts: readonly string[]
): LayoutLine {
  return {
    kind: "line",
    key: `long-${of}`,
    label,
    accounts: [],
    long: accounts,
    adds,
    note: of,
    ifUsed: true,
  };
}

/** Balances against their nature (NIIF para PYMES 2.52); they share the note of the accounts they are on. */
function against(adds: LayoutLine["adds"], key: AbnormalLine, note: string): LayoutLine {
  return { kind: "line", key, label: ABNORMAL_LINES[key], accounts: [], adds, note, ifUsed: true };
}

const CURRENT_ASSETS = [
  asset("cash", "Efectivo y equivalentes", "11"),
  asset("investments", "Inversiones", "12"),
  asset("receivables", "Deudores comerciales y otras cuentas por cobrar", "13"),
  against("debit", "supplier-advances", "payables"),
  against("debit", "payable-credits", "payables"),
  against("debit", "employee-credits", "employees"),
  against("debit", "liability-credits", "deferred-income"),
  { ...asset("tax-assets", "Activos por impuestos corrientes", "1355"), note: "taxes" },
  against("debit", "tax-credits", "taxes"),
  asset("inventories", "Inventarios", "14"),
  asset("prepaid", "Gastos pagados por anticipado", "1705"),
];

const OTHER_ASSETS = [
  long("debit", "investments", "Inversiones a largo plazo", "12"),
  long("debit", "receivables", "Deudores comerciales y otras cuentas por cobrar a largo plazo", "13"),
  asset("property", "Propiedades, planta y equipo", "15"),
  asset("intangibles", "Intangibles", "16"),
  { ...asset("deferred-tax-assets", "Impuesto diferido activo", "171076"), note: "deferred-tax" },
  against("debit", "deferred-tax-credits", "deferred-tax"),
  asset("other-assets", "Otros activos", "17", "18", "19"),
  unknown("unknown-assets", "Activos sin línea NIIF", "1", "debit"),
];

const CURRENT_LIABILITIES = [
  owed("debt", "Obligaciones financieras", "21"),
  against("credit", "bank-overdrafts", "cash"),
  against("credit", "cash-owed", "cash"),
  owed("payables", "Acreedores comerciales y otras cuentas por pagar", "22", "23", "28"),
  against("credit", "advances-owed", "receivables"),
  against("credit", "receivables-owed", "receivables"),
  {
    ...owed("tax-liabilities", "Pasivos por impuestos corrientes", "24", "2365", "2366", "2367", "2368"),
    note: "taxes",
  },
  against("credit", "tax-advances-owed", "taxes"),
  owed("employees", "Beneficios a empleados", "25", "2370", "2380", "2610"),
  against("credit", "workers-owed", "receivables"),
  owed("provisions", "Provisiones", "26"),
  owed("deferred-income", "Ingresos diferidos y anticipos", "27", "2805"),
  against("credit", "customer-advances", "receivables"),
  unknown("unknown-liabilities", "Pasivos sin línea NIIF", "2", "credit"),
];

/** What is owed to workers after their work, of their pensions: a benefit paid over years (NIIF para PYMES 28.3 b). */
const PENSIONS = ["2620", "2920", "2925"];

const OTHER_LIABILITIES = [
  { ...owed("bonds", "Obligaciones financieras a largo plazo", "29"), long: ["21"], note: "debt" },
  long(
    "credit",
    "payables",
    "Acreedores comerciales y otras cuentas por pagar a largo plazo",
    "22",
    "23",
    "28",
  ),
  {
    ...long("credit", "employees", "Beneficios a empleados a largo plazo", "25", "2380", "2610", "2620"),
    accounts: PENSIONS,
  },
  long("credit", "provisions", "Provisiones a largo plazo", "26"),
  long("credit", "deferred-income", "Ingresos diferidos y anticipos a largo plazo", "27", "2805"),
  { ...owed("deferred-tax-liabilities", "Impuesto diferido pasivo", "2725"), note: "deferred-tax" },
];

const EQUITY = [
  { ...owed("capital", "Capital", "31"), note: "equity" },
  { ...owed("surplus", "Prima y superávit", "32", "34", "38"), note: "equity" },
  { ...owed("reserves", "Reservas", "33"), note: "equity" },
  owed("result", "Resultado del ejercicio"),
  { ...owed("retained", "Resultados acumulados", "35", "36", "37", "4", "5", "6", "7"), note: "equity" },
  unknown("unknown-equity", "Patrimonio sin línea NIIF", "3", "credit"),
];

const keys = (lines: readonly LayoutLine[]) => lines.map((line) => line.key);

/**
 * Estado de situación financiera: order and lines of the NIIF para PYMES (Decreto 2420 de 2015, anexo 2, sección 4)
 * over the groups of Decreto 2650 de 1993. Each group is in its usual place: financial obligations are short-term,
 * bonds, pensions and deferred tax are not. Of group 28 only advances of customers are income to come: deposits, what
 * was withheld and what was received for others is owed (4.2 m). Amounts that a book classifies as non-current have lines of their own.
 */
export const BALANCE_LAYOUT: Layout = [
  { kind: "heading", label: "Activo", level: 0 },
  { kind: "heading", label: "Activo corriente", level: 1 },
  ...CURRENT_ASSETS,
  {
    kind: "subtotal",
    key: "current-assets",
    label: "Total activo corriente",
    level: 1,
    of: keys(CURRENT_ASSETS),
  },
  { kind: "heading", label: "Activo no corriente", level: 1 },
  ...OTHER_ASSETS,
  {
    kind: "subtotal",
    key: "non-current-assets",
    label: "Total activo no corriente",
    level: 1,
    of: keys(OTHER_ASSETS),
  },
  {
    kind: "total",
    key: "assets",
    label: "Total activo",
    level: 0,
    of: ["current-assets", "non-current-assets"],
  },
  { kind: "heading", label: "Pasivo", level: 0 },
  { kind: "heading", label: "Pasivo corriente", level: 1 },
  ...CURRENT_LIABILITIES,
  {
    kind: "subtotal",
    key: "current-liabilities",
    label: "Total pasivo corriente",
    level: 1,
    of: keys(CURRENT_LIABILITIES),
  },
  { kind: "heading", label: "Pasivo no corriente", level: 1 },
  ...OTHER_LIABILITIES,
  {
    kind: "subtotal",
    key: "non-current-liabilities",
    label: "Total pasivo no corriente",
    level: 1,
    of: keys(OTHER_LIABILITIES),
  },
  {
    kind: "subtotal",
    key: "liabilities",
    label: "Total pasivo",
    level: 0,
    of: ["current-liabilities", "non-current-liabilities"],
  },
  { kind: "heading", label: "Patrimonio", level: 0 },
  ...EQUITY,
  { kind: "subtotal", key: "equity", label: "Total patrimonio", level: 0, of: keys(EQUITY) },
  {
    kind: "total",
    key: "liabilities-and-equity",
    label: "Total pasivo y patrimonio",
    level: 0,
    of: ["liabilities", "equity"],
  },
];
