import fc from "fast-check";
import { expect, it } from "vitest";
import { itemQuantity, unitText } from "#domain/inventory/item-quantity.ts";

it.each([
  ["Unidad", "1 unidad", "3 unidades", "2,5 unidades"],
  ["unidad", "1 unidad", "3 unidades", "2,5 unidades"],
  ["Caja", "1 caja", "3 cajas", "2,5 cajas"],
  ["Par", "1 par", "3 pares", "2,5 pares"],
  ["Kilo", "1 kilo", "3 kilos", "2,5 kilos"],
  ["kg", "1 kg", "3 kg", "2,5 kg"],
  ["KG", "1 KG", "3 KG", "2,5 KG"],
  ["Und", "1 und", "3 und", "2,5 und"],
  ["m²", "1 m²", "3 m²", "2,5 m²"],
  ["Galón", "1 galón", "3 galones", "2,5 galones"],
  ["Lápiz", "1 lápiz", "3 lápices", "2,5 lápices"],
  ["Metro cuadrado", "1 metro cuadrado", "3 metros cuadrados", "2,5 metros cuadrados"],
  ["Caja de 12", "1 caja de 12", "3 cajas de 12", "2,5 cajas de 12"],
  ["Bulto x 50 kg", "1 bulto x 50 kg", "3 bultos x 50 kg", "2,5 bultos x 50 kg"],
  ["Tos", "1 tos", "3 toses", "2,5 toses"],
  ["Paquetes", "1 paquetes", "3 paquetes", "2,5 paquetes"],
  ["Bisturí", "1 bisturí", "3 bisturíes", "2,5 bisturíes"],
  ["Café", "1 café", "3 cafés", "2,5 cafés"],
  ["Ración", "1 ración", "3 raciones", "2,5 raciones"],
  ["Taxi", "1 taxi", "3 taxis", "2,5 taxis"],
  ["Espíritu", "1 espíritu", "3 espíritus", "2,5 espíritus"],
  ["Bases", "1 bases", "3 bases", "2,5 bases"],
  ["Gres", "1 gres", "3 greses", "2,5 greses"],
  ["Tórax", "1 tórax", "3 tórax", "2,5 tórax"],
  ["Túnel", "1 túnel", "3 túneles", "2,5 túneles"],
  ["und.", "1 und.", "3 und.", "2,5 und."],
  ["KG Neto", "1 KG Neto", "3 KG Netos", "2,5 KG Netos"],
  ["Cm³", "1 Cm³", "3 Cm³", "2,5 Cm³"],
  ["", "1", "3", "2,5"],
])("IN-09 a unit agrees with its quantity: %s", (unit, one, three, part) => {
  expect(itemQuantity(1000, unit)).toBe(one);
  expect(itemQuantity(3000, unit)).toBe(three);
  expect(itemQuantity(2500, unit)).toBe(part);
  expect(itemQuantity(0, unit)).toBe(three.replace("3", "0"));
});

it("IN-09 one unit is as it was named, but for its capital, and many never lose what was named", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("Rollo", "Tarro", "Docena", "Millar", "Juego", "Cuarto de galón"),
      fc.nat(),
      (unit, n) => {
        expect(unitText(1000, unit).toLowerCase()).toBe(unit.toLowerCase());
        const many = unitText(n === 1000 ? 2000 : n, unit);
        expect(many.startsWith(unit.split(" ")[0]?.toLowerCase() ?? "")).toBe(true);
      },
    ),
  );
});
