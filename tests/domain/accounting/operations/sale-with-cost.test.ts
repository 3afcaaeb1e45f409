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

  it("keeps how the entry says that it was paid, which its lines do not tell", () => {
    const operation = { type: "sale", method: "check", amount: pesos(500) } as const;
    const lines = [...operationToLines(operation, "puc"), ...COST];
    expect(saleWithCost({ lines, operation }, "puc")?.operation.method).toBe("check");
    expect(saleWithCost({ lines }, "puc")?.operation.method).toBe("bank");
  });

  it("is none where the cost is not what left the stock, or is too large to be one", () => {
    const sale = operationToLines({ type: "sale", method: "cash", amount: pesos(500) }, "puc");
    expect(saleWithCost({ lines: [...sale, line("6135", 300), line("1435", -299)] }, "puc")).toBeNull();
    const most = Number.MAX_SAFE_INTEGER;
    const huge = [line("6135", most), line("6135", most), line("1435", -most), line("1435", -most)];
    expect(saleWithCost({ lines: [...sale, ...huge] }, "puc")).toBeNull();
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
