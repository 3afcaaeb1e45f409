import { expect, it } from "vitest";
import { readItemList } from "#domain/inventory/read-item-list.ts";

it("IN-05 reads rows of a sheet, leaves its headings and empty rows out, and names a row that is no item", () => {
  const text =
    "Código\tNombre\tUnidad\tMínimo\r\nA1\tBrocha\t\t45\r\n\r\nB2;Arena;Metro;1,5\n;Sin código\nC3;Cal;Bulto;x";
  const found = readItemList(text).map((line) =>
    "bad" in line ? line.bad : [line.fields.code, line.fields.name, line.fields.unit, line.fields.minimum],
  );
  expect(found).toEqual([
    ["A1", "Brocha", "Unidad", 45_000],
    ["B2", "Arena", "Metro", 1500],
    5,
    ["C3", "Cal", "Bulto", 0],
  ]);
});
