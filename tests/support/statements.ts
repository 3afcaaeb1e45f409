import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { amount, NONE, type Report, text } from "#domain/report/report.ts";
import type { StatementContent } from "#domain/statement/saved-statement.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { newId } from "#storage/engine/environment.ts";

/** `typed("balance", ["1105", "Caja", 500], ["3115", "Aportes sociales", -500])`: debits positive. */
export function typed(
  statement: StatementKind,
  ...rows: readonly (readonly [code: string, name: string, amount: number])[]
): StatementContent {
  const table = rows.map(([code, name, value], index) => ({
    id: `row-${index + 1}`,
    code,
    name,
    debit: pesos(Math.max(0, value)),
    credit: pesos(Math.max(0, -value)),
    affectsTaxes: false,
  }));
  return { kind: "typed", table: { statement, view: "complex", rows: table } };
}

/** A report from the books with every kind of row and cell. */
export const REPORT: Report = {
  title: "Balance General",
  subtitle: "La Sabana",
  period: "corte al 31/10/2026",
  columns: [
    { key: "name", label: "Cuenta", kind: "text" },
    { key: "now", label: "31/10/2026", kind: "amount", group: "Saldos" },
    { key: "share", label: "%", kind: "percent", running: true },
  ],
  rows: [
    { kind: "heading", level: 0, cells: [text("Activo"), NONE, NONE] },
    {
      kind: "line",
      level: 1,
      cells: [text("Caja"), amount(pesos(800)), { kind: "percent", share: 1 }],
      source: { kind: "account", account: "1105" as AccountCode },
    },
    {
      kind: "total",
      level: 0,
      cells: [text("Total activo"), amount(pesos(800)), { kind: "percent", share: 1 }],
      sums: [
        { from: 1, to: 1 },
        { from: 1, to: 1, minus: true },
      ],
    },
    {
      kind: "line",
      level: 1,
      cells: [text("Pérdida"), amount(pesos(-200)), NONE],
      warning: "Saldo contrario",
    },
    { kind: "total", level: 0, cells: [text("Total patrimonio"), amount(pesos(800)), NONE] },
    { kind: "note", level: 0, cells: [{ kind: "day", day: day("2026-10-31") }, NONE, NONE] },
    {
      kind: "subtotal",
      level: 0,
      cells: [{ kind: "number", value: 1.5, decimals: 2 }, NONE, NONE],
      source: { kind: "entry", number: 7, date: day("2026-10-31") },
    },
  ],
  checks: [{ label: "Sumas iguales", holds: true, difference: pesos(0) }],
};

export const reported: StatementContent = { kind: "report", report: REPORT };

export const BALANCE: StatementContent = typed(
  "balance",
  ["1105", "Caja", 500],
  ["3115", "Aportes sociales", -500],
);

export function uploaded(): StatementContent {
  return { kind: "file", fileId: newId("file"), fileName: "balance.xlsx", bytes: 2048 };
}
