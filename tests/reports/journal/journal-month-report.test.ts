import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { cellText } from "#formats/cell-text.ts";
import { journalMonthReport } from "#reports/journal/journal-report.ts";
import { content, posted } from "../../support/builders.ts";
import { wrongSums } from "../../support/report-sums.ts";

const HEAD = { subtitle: "La Sabana", period: "noviembre de 2026" };

/** The figures of the row with this label. */
function figures(report: ReturnType<typeof journalMonthReport>, label: string): string[] | undefined {
  const row = report.rows.find(({ cells }) => cells[0] && cellText(cells[0]) === label);
  return row?.cells.slice(-2).map((cell) => cellText(cell));
}

it("prints every entry of a month with its number, what comes from before and what goes on", () => {
  const entries = Array.from({ length: 300 }, (_, index) =>
    posted(index + 1, content("2026-11-03", "1105", "4135", 1_000, `Venta ${index}`)),
  );
  const input = { chart: pucChart(), month: month("2026-11"), entries, drafts: 2 };
  const report = journalMonthReport(
    { ...input, broughtForward: { debit: pesos(500), credit: pesos(500) } },
    HEAD,
  );
  expect(figures(report, "Vienen de octubre")).toEqual(["500", "500"]);
  expect(figures(report, "Sumas de noviembre")).toEqual(["300.000", "300.000"]);
  expect(figures(report, "Van a diciembre")).toEqual(["300.500", "300.500"]);
  const numbers = report.rows.filter(({ kind }) => kind === "heading").map(({ cells }) => cells[1]);
  expect(numbers).toEqual(entries.map(({ number }) => ({ kind: "text", text: String(number) })));
  expect(wrongSums(report)).toEqual([]);
  expect(report.rows.at(-1)?.cells[0]).toEqual({
    kind: "text",
    text: "2 borradores sin registrar, fuera de este libro",
  });
});
