import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { blankOperation, draftToEntry } from "#features/journal/simple/operation/simple-draft.ts";
import { operationRow, rowWords, simpleItems, stillWords } from "#features/journal/simple/simple-rows.ts";
import { dayHeading, operationWords } from "#features/journal/simple/texts.ts";
import { content, line, posted } from "../../../support/builders.ts";

const sale = (number: number, date: string, amount: number) => {
  const draft = {
    ...blankOperation("sale", day(date)),
    amount: pesos(amount),
    description: `Venta ${number}`,
  };
  const made = draftToEntry(draft, "puc", "Venta");
  if (!made.ok) throw new Error(made.error);
  return posted(number, made.value);
};

describe("the list of the simple journal", () => {
  it("shows the newest first, a heading at each day, and leaves void entries out", () => {
    const entries = [
      sale(1, "2026-11-17", 100),
      { ...sale(2, "2026-11-18", 200), status: "void" as const },
      sale(3, "2026-11-20", 300),
      sale(4, "2026-11-20", 400),
    ];
    const shown = simpleItems(entries, "puc").map((item) =>
      item.kind === "day" ? item.day : item.row.entry.number,
    );
    expect(shown).toEqual(["2026-11-20", 4, 3, "2026-11-17", 1]);
  });

  it("lists only what moved one pocket when one is chosen", () => {
    const entries = [
      sale(1, "2026-11-17", 100),
      posted(2, content("2026-11-18", "1110", "1105", 50)),
      posted(3, content("2026-11-19", "5135", "1110", 20)),
    ];
    const numbers = (only: string) =>
      simpleItems(entries, "puc", only as AccountCode).flatMap((item) =>
        item.kind === "day" ? [] : [item.row.entry.number],
      );
    expect(numbers("1105")).toEqual([2, 1]);
    expect(numbers("1110")).toEqual([3, 2]);
  });

  it("tells money in, money out, what is on credit and what is compound", () => {
    expect(operationRow(sale(1, "2026-11-20", 500), "puc")).toMatchObject({ effect: 500, amount: 500 });
    const expense = posted(2, content("2026-11-20", "5195", "1110", 80));
    expect(operationRow(expense, "puc")).toMatchObject({
      effect: -80,
      operation: { type: "expense", method: "bank" },
    });
    const onCredit = posted(3, content("2026-11-20", "1305", "4135", 90));
    expect(operationRow(onCredit, "puc")).toMatchObject({
      effect: 0,
      amount: 90,
      operation: { method: "other" },
    });
    const compound = posted(4, {
      ...content("2026-11-20", "1105", "4135", 119),
      lines: [line("1105", 119), line("4135", -100), line("1435", -19)],
    });
    expect(operationRow(compound, "puc")).toMatchObject({ effect: 119, operation: null });
  });
});

describe("its words", () => {
  it.each([
    ["from cash to the bank", "1110", "1105", "Traslado", "entre tus cuentas"],
    ["from the bank to savings", "1120", "1110", "Traslado", "entre tus cuentas"],
    ["a sale on credit", "1305", "4135", "Venta, a crédito (fiado)", "por cobrar"],
    ["a purchase on credit", "1435", "2205", "Compra, a crédito (fiado)", "por pagar"],
  ])("an operation that changes no cash says why: %s", (_case, debited, credited, what, why) => {
    const row = operationRow(posted(1, content("2026-11-20", debited, credited, 90)), "puc");
    expect(row.effect).toBe(0);
    expect([rowWords(row, (account) => account), stillWords(row)]).toEqual([what, why]);
  });

  it("names days as people do", () => {
    const today = day("2026-11-20");
    expect(dayHeading(today, today)).toBe("Hoy, 20/11");
    expect(dayHeading(day("2026-11-19"), today)).toBe("Ayer, 19/11");
    expect(dayHeading(day("2026-11-18"), today)).toBe("Miércoles, 18/11");
    expect(dayHeading(day("2025-11-18"), today)).toBe("Martes, 18/11/2025");
  });

  it("names an operation without debit or credit", () => {
    expect(operationWords("sale", "cash")).toBe("Venta, efectivo");
    expect(operationWords("purchase", "card")).toBe("Compra, tarjeta");
    const row = operationRow(posted(1, content("2026-11-20", "11200501", "4135", 90)), "puc");
    expect(rowWords(row, () => "Nequi")).toBe("Venta, Nequi");
  });
});

describe("IN-40 a sale whose items leave the stock with it", () => {
  const COST = [line("6135", 300), line("1435", -300)];
  const nameOf = (account: string) => account;
  const withCost = (more = COST) => {
    const made = sale(1, "2026-11-20", 500);
    return operationRow({ ...made, lines: [...made.lines, ...more] }, "puc");
  };

  it("is told as the sale that it is, and stays what the simple form does not write", () => {
    const row = withCost();
    expect(row.operation).toBeNull();
    expect(row).toMatchObject({ effect: 500, amount: 500, items: { cost: 300 } });
    expect(rowWords(row, nameOf)).toBe(rowWords(operationRow(sale(1, "2026-11-20", 500), "puc"), nameOf));
  });

  it("with its taxes and on credit too", () => {
    const lines = [line("1305", 119), line("4135", -100), line("240805", -19), ...COST];
    const row = operationRow({ ...posted(2, content("2026-11-20", "1305", "4135", 100)), lines }, "puc");
    expect(row).toMatchObject({
      operation: null,
      effect: 0,
      items: { cost: 300, operation: { type: "sale" } },
    });
    expect(rowWords(row, nameOf)).not.toBe("Asiento compuesto");
  });

  it.each([
    ["a cost that does not come out of the stock", [line("6135", 300), line("2205", -300)]],
    ["half of it", [line("6135", 300), line("1435", -200), line("1105", -100)]],
    ["goods bought beside it", [line("1435", 300), line("6135", -300)]],
  ])("is none with %s", (_what, more) => {
    expect(withCost(more)).toMatchObject({ operation: null, items: null });
  });

  it("is none of a cost alone, a purchase or a payment", () => {
    const cost = { ...posted(3, content("2026-11-20", "6135", "1435", 300)) };
    expect(operationRow(cost, "puc").items).toBeNull();
    const purchase = posted(4, content("2026-11-20", "1435", "1110", 80));
    expect(operationRow({ ...purchase, lines: [...purchase.lines, ...COST] }, "puc").items).toBeNull();
  });
});
