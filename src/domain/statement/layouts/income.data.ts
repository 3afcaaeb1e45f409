import type { Layout, LayoutLine } from "./layout.ts";

/** All lines add on the credit side, so costs and expenses are negative and every sum is a plain sum. */
function line(key: string, label: string, ...accounts: readonly string[]): LayoutLine {
  return { kind: "line", key, label, accounts, adds: "credit", note: key };
}

function unknown(key: string, label: string, prefix: string): LayoutLine {
  return { kind: "line", key, label, accounts: [prefix], adds: "credit", ifUsed: true };
}

/**
 * Estado de resultados by function (NIIF para PYMES, sección 5.11 b) over the groups of Decreto 2650 de 1993. No line
 * is labelled extraordinary (5.10). Other comprehensive income follows the result in the same statement (5.2 a) where
 * there is any; its entries say it, not a sum of accounts.
 */
export const INCOME_LAYOUT: Layout = [
  line("revenue", "Ingresos de actividades ordinarias", "41"),
  line("cost", "Costo de ventas", "6", "7"),
  { kind: "subtotal", key: "gross", label: "Utilidad bruta", level: 0, of: ["revenue", "cost"] },
  line("administration", "Gastos de administración", "51"),
  line("selling", "Gastos de ventas", "52"),
  {
    kind: "subtotal",
    key: "operating",
    label: "Utilidad operacional",
    level: 0,
    of: ["gross", "administration", "selling"],
  },
  line("other-income", "Otros ingresos", "42", "47"),
  unknown("unknown-income", "Ingresos sin línea NIIF", "4"),
  line("other-expenses", "Otros gastos", "53"),
  unknown("unknown-expenses", "Gastos sin línea NIIF", "5"),
  line("finance-income", "Ingresos financieros", "4210"),
  line("finance-cost", "Costos financieros", "5305"),
  {
    kind: "subtotal",
    key: "before-tax",
    label: "Utilidad antes de impuestos",
    level: 0,
    of: [
      "operating",
      "other-income",
      "unknown-income",
      "other-expenses",
      "unknown-expenses",
      "finance-income",
      "finance-cost",
    ],
  },
  line("income-tax", "Impuesto a las ganancias", "54"),
  {
    kind: "total",
    key: "result",
    label: "Resultado del ejercicio",
    level: 0,
    of: ["before-tax", "income-tax"],
  },
  { kind: "line", key: "oci", label: "Otro resultado integral", accounts: [], adds: "credit", ifUsed: true },
  {
    kind: "total",
    key: "comprehensive",
    label: "Resultado integral total",
    level: 0,
    of: ["result", "oci"],
    ifUsed: ["oci"],
  },
];
