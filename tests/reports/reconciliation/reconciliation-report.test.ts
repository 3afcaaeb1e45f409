import { expect, it } from "vitest";
import { lastDay, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { reconciliationOf } from "#domain/reconciliation/reconciliation.ts";
import { reconciliationPeriod, reconciliationReport } from "#reports/reconciliation/reconciliation-report.ts";
import {
  bankExtract,
  bankMatch,
  extractLine as line,
  bookMove as move,
} from "#tests/support/reconciliation/bank-lines.ts";

const OCTOBER = month("2026-10");
const HEAD = { subtitle: "La Sabana", period: reconciliationPeriod(lastDay(OCTOBER)) };

it("CB-06: the paper leads from the balance of the extract to that of the book, line by line", () => {
  const lines = [line(1, 2, 500, "CONSIGNACION"), line(2, 31, -20, "4X1000")];
  const moves = [move(1, 2, 500, "Venta"), move(2, 29, -300, "Cheque 004518", "CE-0150")];
  const matches = [bankMatch(lines.slice(0, 1), moves.slice(0, 1))];
  const input = { month: OCTOBER, extracts: [bankExtract(lines)], matches, moves, before: pesos(0) };
  const report = reconciliationReport(reconciliationOf(input), "1110 Bancos", HEAD);
  expect(report).toMatchObject({
    title: "Conciliación bancaria: 1110 Bancos",
    period: "corte al 31/10/2026",
  });
  const shown = report.rows.map(({ cells }) =>
    cells.flatMap((cell): (string | number)[] => {
      if (cell.kind === "text") return [cell.text];
      return cell.kind === "amount" ? [cell.amount] : [];
    }),
  );
  expect(shown).toEqual([
    ["Saldo según extracto", 480],
    ["En el libro, sin salir en el banco (se suman)"],
    ["Libro", "CE-0150", "Cheque 004518", -300],
    ["En el extracto, sin asiento (se restan)"],
    ["Extracto", "", "4X1000", 20],
    ["Partidas conciliatorias", -280],
    ["Saldo según libros", 200],
    ["Conciliadas (1)"],
    ["Extracto", "", "CONSIGNACION", 500],
  ]);
  expect(report.checks).toEqual([{ label: "Extracto y libro concuerdan", holds: true, difference: 0 }]);
});
