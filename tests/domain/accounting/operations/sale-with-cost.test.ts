import { describe, expect, it } from "vitest";
import { operationToLines } from "#domain/accounting/operations/operation-to-entry.ts";
import { saleWithCost } from "#domain/accounting/operations/sale-with-cost.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { line } from "../../../support/builders.ts";

const COST = [line("6135", 300), line("1435", -300)];

describe("IN-40 the sale of an entry whose items leave the stock", () => {
  it.each(["cash", "bank", "other"] as const)("is found in the PUC, paid by %s", (method) => {
    const operation = { type: "sale", method, amount: pesos(500) } as const;
    const lines = [...operationToLines(operation, "puc"), ...COST];
    expect(saleWithCost({ lines }, "puc")).toMatchObject({ operation, cost: 300 });
    expect(saleWithCost({ lines: [...COST, ...operationToLines(operation, "puc")] }, "puc")?.cost).toBe(300);
  });

  it("is none in an income without its cost, and in a cost of other accounts", () => {
    const operation = { type: "sale", method: "cash", amount: pesos(500) } as const;
    const sale = operationToLines(operation, "puc");
    expect(saleWithCost({ lines: sale }, "puc")).toBeNull();
    expect(saleWithCost({ lines: [...sale, line("5195", 300), line("1435", -300)] }, "puc")).toBeNull();
    expect(saleWithCost({ lines: COST }, "puc")).toBeNull();
    expect(saleWithCost({ lines: [] }, "puc")).toBeNull();
  });
});
