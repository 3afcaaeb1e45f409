import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pesos } from "#domain/kernel/pesos.ts";
import { itemMemory, readItemAnswers } from "#features/journal/items/item-memory.ts";
import type { ItemAnswer } from "#features/journal/items/said-line.ts";
import { newId } from "#storage/engine/environment.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new MemoryStorage());
});

describe("IN-40 the items of drafts", () => {
  it("survive a reload, without the names of the items", () => {
    const source = { moveId: newId("stockMove"), line: 2 };
    const own = { itemId: newId("item"), quantity: 1500, amount: null, price: pesos(300), source };
    const said: ItemAnswer = {
      moveId: newId("stockMove"),
      isNone: false,
      store: newId("store"),
      lines: [
        { key: 1, ...own, name: "Brocha", unit: "kg" },
        { key: 2, itemId: null, quantity: 0, amount: pesos(70), name: "", unit: "" },
      ],
    };
    const none: ItemAnswer = { moveId: newId("stockMove"), lines: [], isNone: true };
    const [one, other] = [newId("entry"), newId("entry")];
    itemMemory.keep(
      new Map([
        [one, said],
        [other, none],
      ]),
    );
    expect(sessionStorage.getItem("cuadra_articulos")).not.toContain("Brocha");
    const lines = said.lines.map((line) => ({ ...line, name: "", unit: "" }));
    expect(itemMemory.read()).toEqual(
      new Map([
        [one, { ...said, lines }],
        [other, none],
      ]),
    );
  });

  it("are read from anything without harm", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const { lines, moveId } of readItemAnswers(text).values()) {
          expect(typeof moveId).toBe("string");
          for (const { quantity } of lines) expect(quantity).toBeGreaterThanOrEqual(0);
        }
      }),
    );
    const bad = [
      ["ent_x", { moveId: 3, lines: "no" }],
      7,
      [newId("entry"), { moveId: newId("stockMove"), lines: [{ quantity: -1 }, 4] }],
    ];
    expect([...readItemAnswers(JSON.stringify(bad)).values()]).toMatchObject([{ lines: [], isNone: false }]);
  });
});
