import { abs, pesos } from "#domain/kernel/pesos.ts";
import type { Report } from "#domain/report/report.ts";
import type { FileHead } from "#formats/file-head.ts";

/** The head of a report for Ferretería La Sabana. */
export function headOf(report: Report, more: Partial<FileHead> = {}): FileHead {
  const figures = report.rows.flatMap(({ cells }) =>
    cells.map((cell): number => (cell.kind === "amount" ? abs(cell.amount) : 0)),
  );
  return {
    title: report.title,
    company: "Ferretería La Sabana S.A.S.",
    nit: "NIT 901.482.316-8",
    subtitle: "Diario 2026",
    period: "Noviembre de 2026",
    unit: "Cifras en pesos",
    page: ["Página", "de"],
    columns: report.columns,
    widths: { entry: 62 },
    widest: pesos(figures.reduce((most, figure) => Math.max(most, figure), 0)),
    widestIn: Object.fromEntries(
      report.columns.map(({ key }, index) => {
        const own = report.rows.map(({ cells }) => {
          const cell = cells[index];
          return cell?.kind === "amount" ? abs(cell.amount) : 0;
        });
        return [key, pesos(Math.max(0, ...own))];
      }),
    ),
    ...more,
  };
}
