import type { Account, AccountCode, Side } from "../account.ts";
import { type Chart, makeChart } from "../chart.ts";

function account(code: string, name: string, nature: Side, puc: string): Account {
  return { code: code as AccountCode, name, parent: null, nature, posting: true, puc };
}

/**
 * The twelve accounts of the beginner's statements. Groups 10 to 50 do not exist in the PUC, so a code shows which
 * chart it is from. Where the PUC has several candidates, the one usual for a trading company (SAS) is used.
 */
export const miniChart: Chart = makeChart("mini", [
  account("1001", "Caja", "debit", "1105"),
  account("1002", "Bancos", "debit", "1110"),
  account("1003", "Cuentas por Cobrar", "debit", "1305"),
  account("1004", "Inventarios", "debit", "1435"),
  account("2001", "Proveedores", "credit", "2205"),
  account("2002", "Cuentas por Pagar", "credit", "2335"),
  account("2003", "Impuestos por Pagar", "credit", "2404"),
  account("3001", "Capital", "credit", "3105"),
  account("3002", "Utilidades Retenidas", "credit", "3705"),
  account("4001", "Ingresos por Ventas", "credit", "4135"),
  account("5001", "Gastos Operacionales", "debit", "5295"),
  account("5002", "Gastos Administrativos", "debit", "5195"),
]);
