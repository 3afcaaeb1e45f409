import type { Account, AccountCode, Side } from "../account.ts";
import { type Chart, makeChart } from "../chart.ts";

function account(code: string, name: string, nature: Side, puc: string): Account {
  return { code: code as AccountCode, name, parent: null, nature, posting: true, puc };
}

/** The sixteen account names of the journal, in display order. Their codes are never shown. */
export const journalChart: Chart = makeChart("journal", [
  account("caja", "Caja", "debit", "1105"),
  account("bancos", "Bancos", "debit", "1110"),
  account("cuentas-por-cobrar", "Cuentas por Cobrar", "debit", "1305"),
  account("inventarios", "Inventarios", "debit", "1435"),
  account("activos-fijos", "Activos Fijos", "debit", "1524"),
  account("proveedores", "Proveedores", "credit", "2205"),
  account("cuentas-por-pagar", "Cuentas por Pagar", "credit", "2335"),
  // Spelled without its accent, as in the product specification.
  account("prestamos-por-pagar", "Prestamos por Pagar", "credit", "2105"),
  account("capital", "Capital", "credit", "3105"),
  account("utilidades-retenidas", "Utilidades Retenidas", "credit", "3705"),
  account("ventas", "Ventas", "credit", "4135"),
  account("costo-de-ventas", "Costo de Ventas", "debit", "6135"),
  account("gastos-operacionales", "Gastos Operacionales", "debit", "5295"),
  account("gastos-administrativos", "Gastos Administrativos", "debit", "5195"),
  account("gastos-financieros", "Gastos Financieros", "debit", "5305"),
  account("otros-ingresos", "Otros Ingresos", "credit", "4295"),
]);
