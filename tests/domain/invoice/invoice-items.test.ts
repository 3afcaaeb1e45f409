import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import type { InventoryMove, StockLine } from "#domain/inventory/inventory-move.ts";
import type { InvoiceLine } from "#domain/invoice/e-invoice.ts";
import { givenBackOf, sharesOf, withSources } from "#domain/invoice/invoice-moves.ts";
import { ItemIndex } from "#domain/invoice/match-items.ts";
import { isGtin, readItem } from "#domain/invoice/read-item.ts";
import type { XmlElement } from "#domain/invoice/xml-element.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { newId } from "#storage/engine/environment.ts";
import { invoiceOf, SELLER } from "#tests/support/invoices/invoice-values.ts";
import { element, nested } from "#tests/support/invoices/xml.ts";
import { BRUSH, line } from "#tests/support/records/stock.ts";

const standard = (text: string, schemeID: string) =>
  element("StandardItemIdentification", [element("ID", text, { schemeID })]);
const own = (text: string) => element("SellersItemIdentification", [element("ID", text)]);
const quantity = (text: string, unitCode = "94", name = "InvoicedQuantity") =>
  element(name, text, { unitCode });

const taxed = (...parts: readonly (readonly [scheme: string, percent: string])[]) =>
  element(
    "TaxTotal",
    parts.map(([scheme, percent]) =>
      element("TaxSubtotal", [
        element("TaxCategory", [element("Percent", percent), element("TaxScheme", [element("ID", scheme)])]),
      ]),
    ),
  );

describe("IN-31 what a line says of its item", () => {
  it.each<readonly [name: string, line: readonly XmlElement[], read: Partial<InvoiceLine>]>([
    ["nothing", [], {}],
    ["its own code", [element("Item", [own(" BR-7 ")])], { code: "BR-7" }],
    [
      "a quantity of as many as the stock takes",
      [quantity("999999999.999999999999")],
      { quantity: 1_000_000_000_000, unit: "94" },
    ],
    ["a code told as the standard one", [element("Item", [standard("BR-7", "999")])], { code: "BR-7" }],
    ["a GTIN", [element("Item", [standard("7701234567897", "010")])], { barcode: "7701234567897" }],
    [
      "a GTIN as its code",
      [element("Item", [own("7701234567897")])],
      { code: "7701234567897", barcode: "7701234567897" },
    ],
    [
      "a GTIN told between blanks",
      [element("Item", [standard("96385074", " 010 ")])],
      { barcode: "96385074" },
    ],
    [
      "a GTIN that is told of no scheme",
      [element("Item", [nested(["StandardItemIdentification", "ID"], "7701234567897")])],
      { barcode: "7701234567897" },
    ],
    [
      "the first of its own codes that is none blank",
      [element("Item", [standard(" ", "999"), standard("BR-7", "999")])],
      { code: "BR-7" },
    ],
    ["a GTIN with a wrong digit", [element("Item", [standard("7701234567890", "010")])], {}],
    ["the UNSPSC, which names no item", [element("Item", [standard("31162800", "001")])], {}],
    ["a quantity", [quantity("2.500000", "KGM")], { quantity: 2500, unit: "KGM" }],
    ["a quantity given back", [quantity("3", "94", "CreditedQuantity")], { quantity: 3000, unit: "94" }],
    ["a quantity told without its unit", [element("InvoicedQuantity", "2")], { quantity: 2000 }],
    ["a quantity of no known unit", [quantity("2", "cajas")], { quantity: 2000 }],
    ["its unit in small letters", [quantity("2", " kgm ")], { quantity: 2000, unit: "KGM" }],
    ["the largest quantity", [quantity("999999999")], { quantity: 999_999_999_000, unit: "94" }],
    [
      "its own code before the standard one",
      [element("Item", [own("BR-7"), standard("Z", "999")])],
      { code: "BR-7" },
    ],
    ["no code where it is blank", [element("Item", [own(" "), standard(" ", "999")])], {}],
    [
      "a GTIN of eight digits told as one",
      [element("Item", [standard("96385074", "010")])],
      { barcode: "96385074" },
    ],
    ["eight digits that nobody calls a GTIN", [element("Item", [standard("96385074", "")])], {}],
    [
      "thirteen digits that nobody calls one",
      [element("Item", [standard("7701234567897", "")])],
      { barcode: "7701234567897" },
    ],
    [
      "a GTIN of twelve digits as its code",
      [element("Item", [own("036000291452")])],
      { code: "036000291452" },
    ],
    [
      "thirteen digits that are none, as its code",
      [element("Item", [own("7701234567890")])],
      { code: "7701234567890" },
    ],
    ["sixty letters of a code", [element("Item", [own("x".repeat(70))])], { code: "x".repeat(60) }],
    ["its IVA", [taxed(["04", "8"], ["01", "19"])], { vat: 19 }],
    ["no IVA among other taxes", [taxed(["04", "8"])], {}],
    ["no IVA that is no number", [taxed(["01", "diecinueve"])], {}],
    ["IVA of zero", [taxed(["01", "0.00"])], { vat: 0 }],
    ["no quantity: zero", [quantity("0")], {}],
    ["no quantity: a third", [quantity("0.3333333")], {}],
    ["no quantity: words", [quantity("dos")], {}],
  ])("reads %s", (_, inside, read) => {
    expect(readItem(element("InvoiceLine", inside))).toEqual(read);
  });

  it("knows a GTIN by its check digit", () => {
    expect(
      ["7701234567897", "96385074", "036000291452", "00000000", "7701234567898", "123"].map(isGtin),
    ).toEqual([true, true, true, false, false, false]);
    expect(["x96385074", "96385074x", "17701234567894", "017701234567894"].map(isGtin)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});

const itemOf = (fields: Partial<InventoryItem>): InventoryItem => ({
  ...BRUSH,
  id: newId("item"),
  bookId: newId("book"),
  createdAt: 0 as never,
  updatedAt: 0 as never,
  version: 1,
  ...fields,
});

describe("IN-31 the item of a line", () => {
  const items = [
    itemOf({ code: "001", name: "Brocha de 2 pulgadas" }),
    itemOf({ code: "002", name: "Lija", barcode: "7701234567897" }),
    itemOf({ code: "003", name: "Tornillo" }),
    itemOf({ code: "004", name: "TORNILLO" }),
    itemOf({
      code: "005",
      name: "Pegante",
      supplierCodes: [{ supplier: SELLER.document.number, code: "P-1" }],
    }),
    itemOf({ code: "Br-7", name: "Lija-agua, de la" }),
    itemOf({ code: "006", name: "Pan" }),
    itemOf({ code: "", name: "Sin código" }),
  ];
  const found = (said: Partial<InvoiceLine>, deed: "sale" | "purchase" = "purchase") => {
    const match = new ItemIndex(items).match(invoiceOf(), { description: "", amount: 1, ...said }, deed);
    return match && [match.item.code, match.by];
  };

  it.each<readonly [said: Partial<InvoiceLine>, deed: "sale" | "purchase", code: readonly string[] | null]>([
    [{ code: "p-1", description: "001" }, "purchase", ["005", "remembered"]],
    [{ barcode: "7701234567897", code: "001" }, "purchase", ["002", "barcode"]],
    [{ code: "001", description: "Computador" }, "purchase", null],
    [{ code: "001", description: "BROCHA profesional" }, "purchase", ["001", "code"]],
    [{ code: "001", description: "Computador" }, "sale", ["001", "code"]],
    [{ description: "brocha de 2 pulgadas" }, "purchase", ["001", "name"]],
    [{ description: "Tornillo" }, "purchase", null],
    [{ description: "Nada" }, "sale", null],
    [{ code: "7701234567897" }, "purchase", ["002", "barcode"]],
    [{ code: "br-7", description: "LIJA, agua" }, "purchase", ["Br-7", "code"]],
    [{ code: "BR-7", description: "de la" }, "purchase", null],
    [{ code: "", description: "Pega" }, "purchase", null],
    [{ code: "", description: "Pega" }, "sale", null],
    [{ code: "006", description: "Pan tajado" }, "purchase", ["006", "code"]],
  ])("of %j in a %s is %j", (said, deed, code) => {
    expect(found(said, deed)).toEqual(code);
  });
});

describe("IN-31 shares and returns", () => {
  it("property: shares are the whole, in proportion, none below zero", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e13 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), weights, (whole, each) => {
        const all = each.reduce((sum, weight) => sum + weight, 0);
        const shares = sharesOf(whole, each);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(all === 0 ? 0 : whole);
        for (const [at, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          const fair = all === 0 ? 0 : (whole / all) * (each[at] ?? 0);
          expect(Math.abs(share - fair)).toBeLessThanOrEqual(1.001);
        }
      }),
    );
  });

  it("property: a return keeps its units and its value, from as much as was sold", () => {
    const [first, second] = [newId("item"), newId("item")];
    const lines = fc.array(fc.record({ is: fc.boolean(), units: fc.integer({ min: 1, max: 9 }) }), {
      maxLength: 5,
    });
    const back = fc.record({
      units: fc.integer({ min: 1, max: 20 }),
      value: fc.integer({ min: 0, max: 999 }),
    });
    fc.assert(
      fc.property(lines, back, (sold, { units, value }) => {
        const from = { lines: sold.map((each) => line(each.is ? first : second, each.units)) };
        const moved = { id: newId("stockMove"), ...from } as Pick<InventoryMove, "id" | "lines">;
        const parts = withSources({ lines: [line(first, units, value)] }, moved);
        const sum = (of: (part: (typeof parts)[number]) => number) =>
          parts.reduce((all, part) => all + of(part), 0);
        expect(sum(({ quantity: own }) => own)).toBe(units * 1000);
        expect(sum(({ amount }) => amount)).toBe(pesos(value));
        for (const { quantity: own, source } of parts)
          if (source) expect(own).toBeLessThanOrEqual(moved.lines[source.line]?.quantity ?? 0);
        const all = sold.filter(({ is }) => is).reduce((total, each) => total + each.units, 0);
        expect(sum(({ quantity: own, source }) => (source ? own : 0))).toBe(Math.min(all, units) * 1000);
      }),
    );
  });

  it("IN-02 IN-31 notes one after another give back every line of a sale that has an item twice, and no more", () => {
    const [first, second] = [newId("item"), newId("item")];
    const sales = fc.array(fc.record({ is: fc.boolean(), units: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(sales, fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 }), (sold, notes) => {
        const from = {
          id: newId("stockMove"),
          lines: sold.map((each) => line(each.is ? first : second, each.units)),
        };
        const all = sold.reduce((sum, { is, units }) => sum + (is ? units * 1000 : 0), 0);
        const back: StockLine[] = [];
        for (const units of notes) {
          const before = givenBackOf(from, back);
          const gone = [...before.values()].reduce((sum, each) => sum + each, 0);
          const parts = withSources({ lines: [line(first, units, units * 10)] }, from, before);
          const after = givenBackOf(from, [...back, ...parts]);
          const isWithin = from.lines.every(({ quantity }, place) => (after.get(place) ?? 0) <= quantity);
          expect(isWithin && parts.every(({ source }) => source !== undefined)).toBe(
            gone + units * 1000 <= all,
          );
          if (isWithin) back.push(...parts.filter(({ source }) => source !== undefined));
        }
      }),
    );
  });
});
