import { type CashSection, DEFERRED_CHARGES, FLOW_KINDS } from "../layouts/flow-kinds.data.ts";
import type { StatementKind } from "../statement-kind.ts";

/** Sections of a typed statement, used for its layout and its reading. */
export type SectionKey =
  | "current-assets"
  | "other-assets"
  | "current-liabilities"
  | "other-liabilities"
  | "equity"
  | "year-result"
  | "revenue"
  | "cost"
  | "administration"
  | "selling"
  | "other-income"
  | "other-expenses"
  | "income-tax"
  | "operating"
  | "investing"
  | "financing"
  | "cash"
  | "capital"
  | "surplus"
  | "reserves"
  | "retained";

export interface TypedSection {
  readonly key: SectionKey;
  readonly title: string;
  /** PUC code prefixes of this section; over all sections of a statement the longest wins. */
  readonly prefixes: readonly string[];
  /** The side that counts as positive; the other is subtracted. */
  readonly adds: "debit" | "credit";
  /** Printed as a single line: in a balance the accounts of the year's result are not listed one by one. */
  readonly asOne?: true;
}

/** A sum printed after the sections it adds. */
export interface TypedSum {
  readonly label: string;
  readonly of: readonly SectionKey[];
  readonly kind: "subtotal" | "total";
}

export interface TypedLayout {
  readonly parts: readonly (TypedSection | TypedSum)[];
  /** Sums that must be equal: those of `left` and of `right`. */
  readonly check: {
    readonly label: string;
    readonly left: readonly SectionKey[];
    readonly right: readonly SectionKey[];
  };
}

const ASSETS = ["current-assets", "other-assets"] as const;
const LIABILITIES = ["current-liabilities", "other-liabilities"] as const;
const EQUITY = ["equity", "year-result"] as const;

const BALANCE: TypedLayout = {
  parts: [
    {
      key: "current-assets",
      title: "Activo corriente",
      prefixes: ["11", "12", "13", "14", "1705"],
      adds: "debit",
    },
    { key: "other-assets", title: "Activo no corriente", prefixes: ["1"], adds: "debit" },
    { label: "Total activo", of: ASSETS, kind: "total" },
    { key: "current-liabilities", title: "Pasivo corriente", prefixes: ["2"], adds: "credit" },
    { key: "other-liabilities", title: "Pasivo no corriente", prefixes: ["2725", "29"], adds: "credit" },
    { label: "Total pasivo", of: LIABILITIES, kind: "subtotal" },
    { key: "equity", title: "Patrimonio", prefixes: ["3"], adds: "credit" },
    {
      key: "year-result",
      title: "Resultado del ejercicio",
      prefixes: ["4", "5", "6", "7"],
      adds: "credit",
      asOne: true,
    },
    { label: "Total patrimonio", of: EQUITY, kind: "subtotal" },
    { label: "Total pasivo y patrimonio", of: [...LIABILITIES, ...EQUITY], kind: "total" },
  ],
  check: { label: "Activo = pasivo + patrimonio", left: ASSETS, right: [...LIABILITIES, ...EQUITY] },
};

const GROSS = ["revenue", "cost"] as const;
const OPERATIONAL = [...GROSS, "administration", "selling"] as const;
const BEFORE_TAX = [...OPERATIONAL, "other-income", "other-expenses"] as const;
const RESULT = [...BEFORE_TAX, "income-tax"] as const;

// By function, in the order of section 5 of the NIIF para PYMES; costs and expenses are subtracted, in parentheses.
const INCOME: TypedLayout = {
  parts: [
    { key: "revenue", title: "Ingresos de actividades ordinarias", prefixes: ["4"], adds: "credit" },
    { key: "cost", title: "Costo de ventas", prefixes: ["6", "7"], adds: "credit" },
    { label: "Utilidad bruta", of: GROSS, kind: "subtotal" },
    { key: "administration", title: "Gastos de administración", prefixes: ["5", "51"], adds: "credit" },
    { key: "selling", title: "Gastos de ventas", prefixes: ["52"], adds: "credit" },
    { label: "Utilidad operacional", of: OPERATIONAL, kind: "subtotal" },
    { key: "other-income", title: "Otros ingresos", prefixes: ["42"], adds: "credit" },
    { key: "other-expenses", title: "Otros gastos y costos financieros", prefixes: ["53"], adds: "credit" },
    { label: "Utilidad antes de impuestos", of: BEFORE_TAX, kind: "subtotal" },
    { key: "income-tax", title: "Impuesto a las ganancias", prefixes: ["54"], adds: "credit" },
    { label: "Resultado del ejercicio", of: RESULT, kind: "total" },
    {
      key: "equity",
      title: "Traslado al patrimonio",
      prefixes: ["3"],
      adds: "debit",
    },
  ],
  check: { label: "Resultado = traslado al patrimonio", left: RESULT, right: ["equity"] },
};

const FLOWS = ["operating", "investing", "financing"] as const;

/** Accounts of an activity, as the cash flow of a book has them; memorandum accounts have no flow. */
function flowAccounts(...sections: readonly CashSection[]): string[] {
  const kinds = FLOW_KINDS.filter(({ section }) => sections.includes(section));
  return kinds.flatMap(({ accounts }) => accounts).filter((prefix) => !/^[89]/.test(prefix));
}

// Every account except cash shows where cash came from (credits) or where it went (debits).
const CASH: TypedLayout = {
  parts: [
    {
      key: "operating",
      title: "Actividades de operación",
      prefixes: [...flowAccounts("operating", "exchange"), ...DEFERRED_CHARGES],
      adds: "credit",
    },
    { label: "Efectivo neto de actividades de operación", of: ["operating"], kind: "subtotal" },
    {
      key: "investing",
      title: "Actividades de inversión",
      prefixes: flowAccounts("investing"),
      adds: "credit",
    },
    { label: "Efectivo neto de actividades de inversión", of: ["investing"], kind: "subtotal" },
    {
      key: "financing",
      title: "Actividades de financiación",
      prefixes: flowAccounts("financing"),
      adds: "credit",
    },
    { label: "Efectivo neto de actividades de financiación", of: ["financing"], kind: "subtotal" },
    { label: "Flujo neto de efectivo", of: FLOWS, kind: "total" },
    { key: "cash", title: "Variación del efectivo", prefixes: ["11"], adds: "debit" },
  ],
  check: { label: "Flujo neto = variación del efectivo", left: FLOWS, right: ["cash"] },
};

const COMPONENTS = ["capital", "surplus", "reserves", "year-result", "retained"] as const;
const NET_ASSETS = ["current-assets", "current-liabilities"] as const;

const CHANGES: TypedLayout = {
  parts: [
    { key: "capital", title: "Capital", prefixes: ["3", "31"], adds: "credit" },
    { key: "surplus", title: "Superávit de capital", prefixes: ["32", "34", "38"], adds: "credit" },
    { key: "reserves", title: "Reservas", prefixes: ["33"], adds: "credit" },
    {
      key: "year-result",
      title: "Resultado del ejercicio",
      prefixes: ["36", "4", "5", "6", "7"],
      adds: "credit",
    },
    { key: "retained", title: "Resultados acumulados", prefixes: ["35", "37"], adds: "credit" },
    { label: "Total patrimonio", of: COMPONENTS, kind: "total" },
    { key: "current-assets", title: "Activos que lo respaldan", prefixes: ["1"], adds: "debit" },
    { key: "current-liabilities", title: "Pasivos que se restan", prefixes: ["2"], adds: "debit" },
  ],
  check: { label: "Patrimonio = activo − pasivo", left: COMPONENTS, right: NET_ASSETS },
};

export const TYPED_LAYOUTS: Readonly<Record<StatementKind, TypedLayout>> = {
  balance: BALANCE,
  income: INCOME,
  cash: CASH,
  equity: CHANGES,
};

/** PUC code by words in the name, for rows without a code; the first match wins. */
export const PUC_OF_WORDS: readonly (readonly [word: RegExp, puc: string])[] = [
  [/cuentas? por cobrar|cliente|deudor/, "13"],
  [/cuentas? por pagar/, "23"],
  // Before cash: what a bank lent is no money in it.
  [/prestamo|obligaci/, "21"],
  [/caja|banco|efectivo/, "11"],
  [/inventario|mercancia/, "14"],
  [/proveedor/, "22"],
  [/impuesto|iva\b|retencion/, "24"],
  [/activo/, "15"],
  [/gasto/, "51"],
  [/costo|compra/, "6"],
  [/capital|aporte/, "31"],
  [/reserva/, "33"],
  [/utilidad|resultado/, "37"],
  [/venta|ingreso/, "41"],
];
