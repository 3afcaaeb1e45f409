import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { NO_MOVEMENT } from "#domain/accounting/ledger/balances.ts";
import { ledgerOf } from "#domain/accounting/ledger/ledger.ts";
import { broughtForwardLabel } from "#domain/accounting/ledger/ledger-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { invariant } from "#domain/kernel/invariant.ts";
import { ledgerReport } from "#reports/ledger/ledger-report.ts";
import { content, posted } from "../../support/builders.ts";

describe("what a ledger brings", () => {
  it("names the month before, or the day before when the period begins inside a month", () => {
    expect(broughtForwardLabel(day("2026-10-01"))).toBe("Vienen de septiembre");
    expect(broughtForwardLabel(day("2026-01-01"))).toBe("Vienen de diciembre");
    expect(broughtForwardLabel(day("2026-10-15"))).toBe("Vienen del 14/10/2026");
  });
});

describe("the ledger on paper", () => {
  it("lists movements with their counterpart, sums the month and ends with the balance", () => {
    const chart = pucChart();
    const account = chart.byCode.get("1110");
    invariant(account !== undefined, "1110");
    const several = content("2026-11-10", "5120", "1110", 300, "Arriendo");
    const entries = [
      posted(1, { ...content("2026-11-03", "1110", "1305", 1000, "Abono"), reference: "RC-0413" }),
      posted(2, several),
    ];
    const period = { from: day("2026-11-01"), to: day("2026-11-30") };
    const ledger = ledgerOf({
      account,
      opening: { debit: NO_MOVEMENT.debit, credit: NO_MOVEMENT.credit },
      entries,
      ...period,
    });
    const report = ledgerReport(chart, ledger, { subtitle: "La Sabana", period: "noviembre" }, period.from);
    const texts = report.rows.map((row) =>
      row.cells.map((cell) => {
        if (cell.kind === "text") return cell.text;
        return cell.kind === "amount" ? cell.amount : cell.kind === "day" ? cell.day : "";
      }),
    );
    expect(report.title).toBe("Libro mayor: 1110 Bancos");
    expect(texts).toEqual([
      ["Vienen de octubre", "", "", "", "", "", "", 0],
      ["2026-11-03", "1", "RC-0413", "Abono", "1305 Clientes", 1000, "", 1000],
      ["2026-11-10", "2", "", "Arriendo", "5120 Arrendamientos", "", 300, 700],
      ["Sumas de noviembre", "", "", "", "", 1000, 300, 700],
      ["Saldo final", "", "", "", "", 1000, 300, 700],
    ]);
  });
});
