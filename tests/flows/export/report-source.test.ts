import { expect, it } from "vitest";
import { pesos } from "#domain/kernel/pesos.ts";
import { amount, type Report, text } from "#domain/report/report.ts";
import { reportSource } from "#flows/export/report-source.ts";
import { exportFileName } from "#flows/export/run-export.tsx";

const REPORT: Report = {
  title: "Balance de comprobación",
  subtitle: "Ferretería La Sabana S.A.S., NIT 901.482.316-8. Diario 2026",
  period: "Noviembre de 2026. Cifras en pesos colombianos",
  columns: [
    { key: "name", label: "Cuenta", kind: "text" },
    { key: "debit", label: "Debe", kind: "amount" },
  ],
  rows: Array.from({ length: 250 }, (_, index) => ({
    kind: "line",
    level: 1,
    cells: [text(`Cuenta ${index}`), amount(pesos(index === 7 ? -9000 : index))],
  })),
  checks: [{ label: "Sumas iguales", holds: false, difference: pesos(5) }],
};

it("hands a report over in parts, with what stands around it and what it checks", async () => {
  const source = reportSource({
    report: REPORT,
    company: { name: "Ferretería La Sabana S.A.S.", nit: "901.482.316-8" },
    book: "Diario 2026",
    period: "Noviembre de 2026",
    when: "2026-11",
  });
  const open = await source.open("xlsx");
  const parts = [];
  for await (const part of open?.parts ?? []) parts.push(part);
  expect(parts.map(({ rows, done }) => [rows.length, Math.round(done * 100)])).toEqual([
    [100, 40],
    [100, 80],
    [51, 100],
  ]);
  expect(parts.at(-1)?.rows.at(-1)?.cells[0]).toEqual(text("Sumas iguales. Diferencia: $\u00a05"));
  expect(open?.head).toMatchObject({
    title: "Balance de comprobación",
    company: "Ferretería La Sabana S.A.S.",
    nit: "NIT 901.482.316-8",
    subtitle: "Diario 2026",
    period: "Noviembre de 2026",
    unit: "Cifras en pesos",
    widest: 9000,
    final: false,
  });
  expect(await open?.unchanged()).toBe(true);
  expect(exportFileName(source, "xlsx")).toBe("balance-de-comprobacion_ferreteria-la-sabana_2026-11.xlsx");
});

it("names nobody where there is no company", async () => {
  const source = reportSource({
    report: REPORT,
    company: null,
    book: "Diario",
    period: "Noviembre de 2026",
    when: "2026-11",
  });
  expect((await source.open("pdf"))?.head).toMatchObject({ company: "Sin empresa", nit: "" });
});
