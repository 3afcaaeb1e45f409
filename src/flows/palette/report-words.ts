import type { RegisteredReport } from "#reports/reports.ts";

/** What else each report is found by: here, because the first page loads the list of reports and not the palette. */
export const REPORT_WORDS: Readonly<Record<RegisteredReport["id"], string>> = {
  ledger: "auxiliar saldos movimientos cuenta",
  ledgers: "todos los mayores libro mayor auxiliar de todas las cuentas movimientos",
  "movements-by-month": "de una cuenta mensual meses saldo inicial final debitos creditos",
  party: "nit",
  "main-ledger": "libro oficial mayor balances mensual resumen",
  trial: "sumas y saldos",
};
