import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { countMoves, readCount } from "#domain/inventory/read-count.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const item = (
  code: string,
  quantity: number,
  value: number,
  more: Partial<InventoryItem> = {},
  there = quantity,
) => ({
  item: {
    id: `item_${code}`,
    code,
    barcode: "",
    name: `Nombre ${code}`,
    divisible: false,
    ...more,
  } as InventoryItem,
  quantity,
  value: pesos(value),
  there,
});

describe("IN-11: a count of many items", () => {
  const items = [
    item("A", 10_000, 1000),
    item("B", 3000, 100, { barcode: "7701", divisible: true }),
    item("C", 0, 0),
    item("D", 5000, 50),
  ];

  it("is read by code, barcode or name, as the sheet was filled in, and tells differences with their value", () => {
    const text =
      "Código\tArtículo\tUnidad\tContado\nA\tBrocha\tUnidad\t8\n7701;2,5\nnombre d\t5\nC\tCal\tBulto\t\nTOTAL\t\t\t15\n";
    const { lines, bad } = readCount(text, items);
    expect(bad).toEqual([]);
    expect(lines.map(({ item: { code }, there, counted, value }) => [code, there, counted, value])).toEqual([
      ["A", 10_000, 8000, -200],
      ["B", 3000, 2500, -17],
      ["D", 5000, 5000, 0],
    ]);
  });

  it("IN-14 of one store is compared with its units, at what one costs in all of them", () => {
    const own = [item("A", 10_000, 1000, {}, 4000), item("B", 10_000, 1000, {}, 0), item("C", 0, 0, {}, 0)];
    const { lines, bad } = readCount("A;6\nB;1\nC;1", own);
    expect(lines.map(({ there, counted, value }) => [there, counted, value])).toEqual([
      [4000, 6000, 200],
      [0, 1000, 100],
    ]);
    expect(bad.map(({ problem }) => problem)).toEqual(["cost"]);
  });

  it("IN-58 an item that is called as a heading begins is no heading", () => {
    const own = [item("CODO-04", 10_000, 1000), item("A", 10_000, 1000)];
    expect(readCount("CODO-04;6\nA;1", own).lines.map(({ counted }) => counted)).toEqual([6000, 1000]);
    expect(readCount("Código;Contado\nCODO-04;6", own)).toMatchObject({
      bad: [],
      lines: [{ counted: 6000 }],
    });
  });

  it("names the rows that say something else", () => {
    const text = "X\t1\nA\tmuchos\nA\t1,5\nD\t4\nD\t3\nC\t2\nA\t-1";
    expect(readCount(text, items).bad.map(({ row, problem }) => [row, problem])).toEqual([
      [1, "unknown"],
      [2, "quantity"],
      [3, "whole"],
      [5, "twice"],
      [6, "cost"],
      [7, "quantity"],
    ]);
  });

  it("brings each item to what was counted, and nothing comes in at nothing", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: 50 }), fc.nat({ max: 1_000_000 }), fc.nat({ max: 90 })), {
          minLength: 1,
          maxLength: 20,
        }),
        (typed) => {
          const own = typed.map(([units, value], at) =>
            item(`K${at}`, units * 1000, units === 0 ? 0 : value),
          );
          const text = typed.map(([, , counted], at) => `K${at}\t${counted}`).join("\n");
          const { lines, bad } = readCount(text, own);
          expect(lines.length + bad.length).toBe(typed.length);
          const moves = countMoves(lines);
          expect(moves.in.every(({ amount, quantity }) => amount >= 1 && quantity > 0)).toBe(true);
          expect(moves.out.every(({ amount, quantity }) => amount === 0 && quantity > 0)).toBe(true);
          for (const {
            item: { id },
            there,
            counted,
          } of lines) {
            const of = (kind: "in" | "out") => moves[kind].find(({ itemId }) => itemId === id)?.quantity ?? 0;
            expect(there + of("in") - of("out")).toBe(counted);
          }
        },
      ),
    );
  });
});
