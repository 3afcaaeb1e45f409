import { expect, it } from "vitest";
import { fileName } from "#formats/file-name.ts";

it("makes a name that every system takes", () => {
  expect(fileName(["Libro diario", "Año 2026 / Ñandú"], "pdf")).toBe("libro-diario-ano-2026-nandu.pdf");
  expect(fileName(["../../etc/passwd\u0000", "CON"], "pdf")).toBe("etc-passwd-con.pdf");
  expect(fileName(["😀", "…"], "pdf")).toBe("cuadra.pdf");
  expect(fileName(["a".repeat(300)], "pdf")).toHaveLength(104);
});

it("gives up words before the last part, whole ones, when there are too many", () => {
  const company = "Comercializadora Internacional de Herramientas y Materiales del Altiplano S.A.S.";
  expect(
    fileName(["Estado de situación financiera", company, "Diario", "A 31 de octubre de 2026"], "csv"),
  ).toBe("estado-de-situacion-financiera-comercializadora-internacional-de-a-31-de-octubre-de-2026.csv");
  expect(fileName(["a".repeat(300), "2026"], "pdf")).toBe(`${"a".repeat(95)}-2026.pdf`);
  expect(fileName(["Libro diario", "b".repeat(300)], "pdf")).toBe(`${"b".repeat(100)}.pdf`);
});
