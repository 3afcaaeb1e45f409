import fc from "fast-check";
import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { companyInName, fileName, keptFileName, periodInName } from "#domain/report/file-name.ts";

const SABANA = "Ferretería La Sabana S.A.S.";

it("carries what it is, the whole company and a short period", () => {
  const words = ["Estado de situación financiera", companyInName(SABANA), "2026-11-30"];
  expect(fileName(words, "pdf")).toBe("estado-de-situacion-financiera_ferreteria-la-sabana_2026-11-30.pdf");
  const long = "Comercializadora Internacional de Herramientas y Materiales del Altiplano S.A.S.";
  expect(fileName(["Estado de situación financiera", companyInName(long), "2026-10-31"], "csv")).toBe(
    "estado-de-situacion-financiera_comercializadora-internacional-de-herramientas-y-materiales-del-altiplano_2026-10-31.csv",
  );
  expect(fileName(["a".repeat(300), "2026"], "pdf")).toBe(`${"a".repeat(115)}_2026.pdf`);
  expect(fileName(["Libro diario", "b".repeat(300)], "pdf").length).toBeLessThanOrEqual(124);
});

it.each([
  ["La Sabana S.A.", "la-sabana"],
  ["La Sabana S. A. S.", "la-sabana"],
  ["La Sabana SAS", "la-sabana"],
  ["Aguas del Llano S.A. E.S.P.", "aguas-del-llano"],
  ["Semillas Vivas S.A.S. BIC", "semillas-vivas"],
  ["Pardo y Cía. Ltda.", "pardo-y-cia"],
  ["Pardo y Cía. Ltda", "pardo-y-cia"],
  ["Pardo Limitada", "pardo"],
  ["La Sabana SA", "la-sabana"],
  ["La Sabana S A", "la-sabana"],
  ["Taller Ruiz E.U.", "taller-ruiz"],
  ["Taller Ruiz EU", "taller-ruiz"],
  ["Taller Ruiz E. U.", "taller-ruiz"],
  ["Gómez S. en C. por A.", "gomez"],
  ["Gómez S en C por A", "gomez"],
  ["Gómez S. en C.S.", "gomez"],
  ["Gómez S.C.A.", "gomez"],
  ["Gómez S.C.S.", "gomez"],
  ["  Café Sol  S.A.S.  ", "cafe-sol"],
  ["Café Sol, S.A.S.", "cafe-sol"],
  ["Pardo & Hijos S. en C.", "pardo-hijos"],
  ["Lucía Díaz", "lucia-diaz"],
  ["SAS", "sas"],
  ["Casa Sas", "casa"],
])("the legal form of %s is left out, the rest is whole", (company, slug) => {
  expect(fileName(["x", companyInName(company)], "pdf")).toBe(`x_${slug}.pdf`);
});

it("gives up words of the longest part, and never the period", () => {
  const words = Array.from({ length: 30 }, (_, at) => `palabra${at}`).join(" ");
  const name = fileName(["Libro diario", words, "2026-11"], "pdf");
  expect(name.startsWith("libro-diario_palabra0-palabra1")).toBe(true);
  expect(name.endsWith("_2026-11.pdf")).toBe(true);
  expect(name.length).toBeLessThanOrEqual(124);
  expect(name).toMatch(/palabra\d+_2026-11/);
  const exact = "a".repeat(120);
  expect(fileName([exact], "csv")).toBe(`${exact}.csv`);
  expect(fileName([`${"a".repeat(60)} ${"b".repeat(80)}`], "csv")).toBe(`${"a".repeat(60)}.csv`);
});

it.each([
  ["Balance", "Balance"],
  [".xlsx", "xlsx"],
  ["con", "cuadra-con"],
  ["nul.2026.xlsx", "cuadra-nul.2026.xlsx"],
  [`${"ñ".repeat(300)}.xlsx`, `${"ñ".repeat(120)}.xlsx`],
  [`${"a".repeat(119)} b.xlsx`, `${"a".repeat(119)}.xlsx`],
])("a person's own file %s is kept as %s", (given, kept) => {
  expect(keptFileName(given)).toBe(kept);
});

it.each([
  ["an ending longer than the name", `informe.${"x".repeat(9000)}`],
  ["signs of four bytes", `${"😀".repeat(300)}.pdf`],
  ["letters of two bytes", `${"ñ".repeat(300)}.xlsx`],
  ["dots alone before what is cut", `${"a".repeat(119)}${".".repeat(500)}b`],
])("IM-13 %s gives a name that every system can hold", (_what, given) => {
  const kept = keptFileName(given);
  expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(250);
  expect(kept).not.toMatch(/[\s.]$/);
  expect(keptFileName(kept)).toBe(kept);
});

it("names a period in few characters", () => {
  const name = (from: string, to: string) => periodInName({ from: day(from), to: day(to) });
  expect(name("2026-01-01", "2026-12-31")).toBe("2026");
  expect(name("2026-11-01", "2026-11-30")).toBe("2026-11");
  expect(name("2026-01-01", "2026-11-22")).toBe("2026-11-22");
  expect(name("2026-10-01", "2026-11-22")).toBe("2026-10-01-a-2026-11-22");
  expect(name("2025-07-01", "2026-06-30")).toBe("2025-07-01-a-2026-06-30");
  expect(name("2025-01-01", "2026-06-30")).toBe("2025-01-01-a-2026-06-30");
  expect(name("2025-01-01", "2026-12-31")).toBe("2025-01-01-a-2026-12-31");
});

const DEVICES = [
  "con",
  "PRN",
  "aux",
  "nul",
  ...Array.from({ length: 10 }, (_, n) => [`com${n}`, `LPT${n}`]).flat(),
];

it.each(DEVICES)("IM-13 the device name %s is no file name", (device) => {
  expect(fileName([device], "xlsx")).toBe(`cuadra-${device.toLowerCase()}.xlsx`);
  expect(keptFileName(`${device}.xlsx`)).toBe(`cuadra-${device}.xlsx`);
});

it("IM-13 names of nothing but signs, emoji or blanks have a name all the same", () => {
  for (const name of ["😀", "…", "***", "   ", ". . .", "🇨🇴🇨🇴", "\u0000", "../..", "\u202e"])
    expect(fileName([name], "pdf")).toBe("cuadra.pdf");
  expect(fileName(["😀 Ventas", "…", "2026"], "pdf")).toBe("ventas_2026.pdf");
  expect(fileName(["../../etc/passwd\u0000", "CON"], "pdf")).toBe("etc-passwd_con.pdf");
});

it("IM-13 any words make a name that every system takes, with its extension", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...DEVICES)), { maxLength: 5 }),
      (parts) => {
        const name = fileName(parts, "pdf");
        expect(name).toMatch(/^[a-z0-9][a-z0-9_-]*\.pdf$/);
        expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\./);
        expect(name.length).toBeLessThanOrEqual(124 + "cuadra-".length);
      },
    ),
  );
});

it("IM-13 a person's own file keeps its name, but for what a system refuses", () => {
  expect(keptFileName("Balance Octubre (2).xlsx")).toBe("Balance Octubre (2).xlsx");
  expect(keptFileName("Año 2026, ñandú.xlsx")).toBe("Año 2026, ñandú.xlsx");
  expect(keptFileName("../a/b.xlsx. ")).toBe("-a-b.xlsx");
  expect(keptFileName("ventas\u202excod.xlsx")).toBe("ventas-xcod.xlsx");
  expect(keptFileName("...")).toBe("cuadra");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const name = keptFileName(`${typed}.xlsx`);
      expect(name).not.toMatch(/[<>:"/\\|?*]/);
      expect(name).not.toMatch(/[\s.]$|^[\s.]/);
      expect(name.length).toBeGreaterThan(0);
    }),
  );
});
