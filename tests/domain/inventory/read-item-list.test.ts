import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { fieldsGiven, readItemList, readTreatment } from "#domain/inventory/read-item-list.ts";
import { salePrice } from "#domain/inventory/sale-price.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const read = (text: string, known: readonly { readonly code: string }[] = []) =>
  readItemList(text, known).map((line) => ("bad" in line ? [line.bad, line.problem] : line.given));

describe("IN-10: a price list is pasted as its sheet has it", () => {
  it("an item that is called as a heading begins is no heading", () => {
    const codes = (text: string) =>
      readItemList(text).map((line) => ("given" in line ? [line.given.code, line.given.name] : line.problem));
    expect(codes("CODO-1;Codo de media;Unidad;10\nA;Brocha")).toEqual([
      ["CODO-1", "Codo de media"],
      ["A", "Brocha"],
    ]);
    expect(codes("REF001;Articulo uno;Unidad\nREF002;Otro")).toEqual([
      ["REF001", "Articulo uno"],
      ["REF002", "Otro"],
    ]);
    for (const head of [
      "Código",
      "Cod.",
      "COD",
      "Códigos",
      "Ref. interna",
      "Referencia",
      "SKU",
      "Código producto",
      "Item",
    ])
      expect(codes(`Nombre;${head}\nBrocha;A`)).toEqual([["A", "Brocha"]]);
  });

  it("rows without headings are code, name, unit and minimum; empty rows are left out", () => {
    expect(read("A1\tBrocha\t\t45\r\n\r\nB2;Arena;Metro;1,5\n;Sin código\nC3;Cal;Bulto;x")).toEqual([
      { code: "A1", name: "Brocha", minimum: 45_000 },
      { code: "B2", name: "Arena", unit: "Metro", minimum: 1500 },
      [4, "code"],
      [5, "minimum"],
    ]);
  });

  it("columns are known by their headings, in any order, and others are left out", () => {
    const text =
      "\nPrecio sin IVA;Producto;Proveedor;Cód. de barras;Código;IVA %;Unidad de medida;Stock mínimo\n$ 12.500;Brocha;Andina;7701;A1;19;Caja;3";
    expect(read(text)).toEqual([
      {
        code: "A1",
        barcode: "7701",
        name: "Brocha",
        unit: "Caja",
        tax: "general",
        minimum: 3000,
        price: 12_500,
      },
    ]);
  });

  it("a code that there is needs no name, a new one does, and none comes twice", () => {
    const text = "Código\tPrecio\nA1\t100\nB2\t200\na1\t300\nA3\tcaro";
    expect(read(text, [{ code: "a1" }, { code: "A3" }])).toEqual([
      { code: "A1", price: 100 },
      [3, "name"],
      [4, "twice"],
      [5, "price"],
    ]);
  });

  const stock = (text: string) =>
    readItemList(text).map((line) =>
      "bad" in line ? [line.bad, line.problem] : (line.stock ?? line.uncosted),
    );

  it.each([
    [
      "unit cost",
      "Código;Nombre;Existencias;Costo unitario\nA;Sal;1.500;800",
      [{ quantity: 1_500_000, amount: 1_200_000 }],
    ],
    [
      "unit cost with cents",
      "Código;Nombre;Cantidad;Costo\nA;Sal;3;$ 33,3333",
      [{ quantity: 3000, amount: 100 }],
    ],
    [
      "cost of all",
      "Código;Nombre;Stock;Costo total\nA;Sal;2,5;$ 10.001",
      [{ quantity: 2500, amount: 10_001 }],
    ],
    [
      "cost of all beside that of one",
      "Código;Nombre;Saldo;Costo;Valor total\nA;Sal;3;33;100",
      [{ quantity: 3000, amount: 100 }],
    ],
    [
      "a row of totals below",
      "Ref.;Producto;Cant.;Valor total\nA;Sal;2;100\nTOTAL;;;100",
      [{ quantity: 2000, amount: 100 }],
    ],
    [
      "an item that is called so",
      "Código;Nombre;Cant;Costo\nTOTAL-1;Total crema;2;50\n;TOTAL;2;",
      [{ quantity: 2000, amount: 100 }],
    ],
    ["nothing there", "Código;Nombre;Existencias;Costo\nA;Sal;0;800\nB;Cal;;5", [undefined, undefined]],
    ["no column of cost", "Código;Nombre;Existencias;Precio\nA;Sal;4;800", [true]],
    ["no cost in the row", "Código;Nombre;Existencias;Costo\nA;Sal;4;", [[2, "cost"]]],
    ["no quantity", "Código;Nombre;Existencias;Costo\nA;Sal;muchas;5", [[2, "stock"]]],
    ["a minimum is not what there is", "Código;Nombre;Stock mínimo;Costo\nA;Sal;4;9", [undefined]],
  ] as const)("IN-30 what there is of each: %s", (_case, text, found) => {
    expect(stock(text)).toEqual(found);
  });

  it("what a row leaves out stays as it was", () => {
    const known = {
      code: "A1",
      barcode: "770",
      name: "Brocha",
      unit: "Caja",
      divisible: true,
      tax: "reduced",
      minimum: 5000,
      price: pesos(90),
      state: "closed",
      id: "item_1",
      bookId: "book_1",
    } as unknown as InventoryItem;
    expect(fieldsGiven({ code: "a1", price: pesos(100) }, known)).toEqual({
      code: "A1",
      barcode: "770",
      name: "Brocha",
      unit: "Caja",
      divisible: true,
      tax: "reduced",
      minimum: 5000,
      price: 100,
      state: "closed",
    });
    expect(fieldsGiven({ code: "B", name: "Cal" }, null)).toEqual({
      code: "B",
      barcode: "",
      name: "Cal",
      unit: "Unidad",
      divisible: false,
      tax: "general",
      minimum: 0,
      state: "active",
    });
  });

  it.each([
    ["19", "general"],
    ["19,0 %", "general"],
    ["0,19", "general"],
    ["Gravado", "general"],
    ["5%", "reduced"],
    ["0.05", "reduced"],
    ["0", "exempt"],
    ["Exento", "exempt"],
    ["Excluido", "excluded"],
    ["no", "excluded"],
    ["16", undefined],
    ["mucho", undefined],
  ])("an IVA of %s is %s", (text, treatment) => {
    expect(readTreatment(text)).toBe(treatment);
  });

  it("a price by units is whole pesos, and never more than books can hold", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000_000_000 }),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        (price, units) => {
          const amount = salePrice({ price: pesos(price) }, units);
          expect(Number.isSafeInteger(amount)).toBe(true);
          if (price * units < 1e15) expect(Math.abs(amount - price * units)).toBeLessThanOrEqual(0.5);
        },
      ),
    );
    expect(salePrice(undefined, 3)).toBe(0);
  });
});

describe("how lists write the IVA of an item (ET arts. 424, 468, 468-1 and 477)", () => {
  it.each([
    ["general", ["19", "19 %", "19.00", "19,000", "0,19", ".19", "General", "Gravado"]],
    ["reduced", ["5", "05", "5.00", "5,0 %", "0,05", "Reducida"]],
    ["exempt", ["0", "0,0", "0.000", "Exento"]],
    ["excluded", ["Excluido", "No responsable", "Sin IVA", "no", "NA"]],
    [
      undefined,
      [
        "119",
        "190",
        "19a",
        "1.9",
        "0.195",
        "10,19",
        "15",
        "55",
        "0.055",
        "10,05",
        "00",
        "10",
        "nota",
        "norte",
        "casino",
        "nación",
        "lana",
        "degradado",
        "oxigenado",
        "nogravado",
        "noexento",
        "inexcluido",
      ],
    ],
  ])("%s: %o", (treatment, texts) => {
    expect(texts.map(readTreatment)).toEqual(texts.map(() => treatment));
  });

  it("a price of nothing is one, and a cost of nothing is none", () => {
    const head = "Código;Nombre;Precio;Existencias;Costo total\n";
    const rows = (row: string) => readItemList(`${head}${row}`);
    expect(rows("A;Brocha;0;2;100")).toEqual([
      { given: { code: "A", name: "Brocha", price: 0 }, stock: { quantity: 2_000, amount: 100 } },
    ]);
    expect(rows("A;Brocha;-1;2;100")).toEqual([{ bad: 2, problem: "price" }]);
    expect(rows("A;Brocha;5;2;0")).toEqual([{ bad: 2, problem: "cost" }]);
    expect(rows("A;Brocha;5;2;x")).toEqual([{ bad: 2, problem: "cost" }]);
    expect(rows("A;Arena;5;1,5;100")).toEqual([
      {
        given: { code: "A", name: "Arena", price: 5, divisible: true },
        stock: { quantity: 1_500, amount: 100 },
      },
    ]);
    expect(rows("A;Brocha;5;0;100")).toEqual([{ given: { code: "A", name: "Brocha", price: 5 } }]);
    expect(readItemList("Código;Nombre;Existencias\nA;Brocha;2\nB;Cal;")).toEqual([
      { given: { code: "A", name: "Brocha" }, uncosted: true },
      { given: { code: "B", name: "Cal" } },
    ]);
  });

  it("what a row leaves out stays as it was, its price and parts too", () => {
    const known = {
      code: "A",
      barcode: "77",
      name: "Brocha",
      unit: "Caja",
      divisible: true,
      tax: "reduced",
      minimum: 5,
      price: pesos(9),
      state: "active",
      parts: [{ itemId: "b", quantity: 1 }],
      id: "item",
    } as unknown as InventoryItem;
    const { id: _id, ...fields } = known;
    expect(fieldsGiven({ code: "a" }, known)).toEqual({ ...fields, code: "A" });
    expect(fieldsGiven({ code: "a", price: pesos(7) }, known).price).toBe(7);
    const blank = fieldsGiven({ code: "N", name: "Nuevo" }, null);
    expect("price" in blank || "parts" in blank).toBe(false);
    expect(blank).toMatchObject({ code: "N", unit: "Unidad", tax: "general", minimum: 0, divisible: false });
  });
});
