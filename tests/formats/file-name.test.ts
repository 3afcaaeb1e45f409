import { expect, it } from "vitest";
import { fileName } from "#formats/file-name.ts";

it("makes a name that every system takes", () => {
  expect(fileName(["Libro diario", "Año 2026 / Ñandú"], "pdf")).toBe("libro-diario-ano-2026-nandu.pdf");
  expect(fileName(["../../etc/passwd\u0000", "CON"], "pdf")).toBe("etc-passwd-con.pdf");
  expect(fileName(["😀", "…"], "pdf")).toBe("cuadra.pdf");
  expect(fileName(["a".repeat(300)], "pdf")).toHaveLength(84);
});
