import { expect, it } from "vitest";
import { planRows } from "#flows/upgrade/plan-rows.ts";

it("compares the plans by their own limits and rules", () => {
  const rows = new Map(planRows().map(({ label, free, premium }) => [label, [free, premium]]));
  expect(rows.get("Empresas")).toEqual(["1", "Sin límite"]);
  expect(rows.get("Libros contables")).toEqual(["5", "Sin límite"]);
  expect(rows.get("Perfiles fiscales")).toEqual(["1", "Sin límite"]);
  expect(rows.get("Estados financieros en el panel")).toEqual(["3", "Sin límite"]);
  expect(rows.get("Estados guardados desde el espacio de trabajo")).toEqual(["10", "Sin límite"]);
  expect(rows.get("Exportaciones de estados al mes")).toEqual(["5", "Sin límite"]);
  expect(rows.get("Usos del Modo Guiado")).toEqual(["3", "Sin límite"]);
  expect(rows.get("Anuncios al exportar")).toEqual(["Desde la 6.ª del mes", "Nunca"]);
  expect(rows.get("Eliminar empresas")).toEqual(["No", "Sí"]);
  expect(rows.get("IA disponible")).toEqual(["No", "Sí"]);
});
