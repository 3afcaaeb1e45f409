import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { accountByWords } from "#domain/accounting/operations/account-by-words.ts";
import { directionOf, type Operation } from "#domain/accounting/operations/operation.ts";
import { operationToEntry } from "#domain/accounting/operations/operation-to-entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, EntryId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const puc = pucChart();
const code = (account: string) => account as AccountCode;
const USED: ReadonlyMap<AccountCode, number> = new Map();

function found(
  type: Exclude<Operation["type"], "other">,
  description: string,
  chart: Chart = puc,
  memory: readonly Entry[] = [],
) {
  const money = code({ puc: "1105", mini: "1001", journal: "caja" }[chart.kind]);
  return accountByWords(
    chart,
    { type, description, direction: directionOf({ type }), money },
    { used: USED, memory },
  );
}

function posted(description: string, operation: Operation, number: number): Entry {
  const content = operationToEntry(operation, { date: day("2026-11-03"), description, reference: "" }, "puc");
  const ids = { id: `entry_${number}` as EntryId, bookId: "book_1" as BookId };
  const stamp = { number, version: 1, createdAt: 0, updatedAt: 0 };
  return { ...content, ...ids, ...stamp, status: "posted", origin: "simple" };
}

describe("the account that the words of an operation mean", () => {
  it.each([
    ["expense", "Energía del local", "513530"],
    ["expense", "gasolina", "519535"],
    ["expense", "arriendo de noviembre", "5120"],
    ["expense", "papelería", "519530"],
    ["expense", "4x1000", "511595"],
    ["expense", "luz", "513530"],
    // Found by a part of the words alone.
    ["expense", "sueldo de la vendedora", "520506"],
    ["expense", "multa de tránsito", "539520"],
    ["purchase", "un computador", "152805"],
    ["income", "intereses del CDT", "421005"],
  ] as const)("%s %s is %s", (type, words, account) => {
    expect(found(type, words).account).toBe(account);
  });

  it.each([
    ["sale", "Venta de mostrador"],
    ["sale", "gasolina"],
    ["expense", "Venta de contado"],
    ["income", "arriendo"],
  ] as const)("%s %s is of its own type: the account belongs to no other", (type, words) => {
    const { account } = found(type, words);
    const own = { sale: /^41/, income: /^42/, expense: /^[567]/ }[type];
    if (account !== null) expect(account).toMatch(own);
  });

  it.each([
    ["expense", "asdfgh"],
    ["expense", "lu"],
    ["expense", "123456"],
    ["sale", "Pintura fiada"],
    ["purchase", "Estuco"],
  ] as const)("%s %s says nothing: the type's own account holds", (type, words) => {
    expect(found(type, words)).toEqual({ account: null, open: [] });
  });

  it.each([
    ["un computador", "purchase", "152805"],
    ["nevera", "purchase", "1520"],
    ["Retiro del dueño", "other", "1325"],
    ["mercancía", "purchase", "1435"],
    // What was done says it, where no phrase does.
    ["Presté plata a un empleado", "other", "1365"],
    ["le presté plata al mensajero", "other", "1365"],
    ["CDT a 90 días", "other", "1225"],
    ["Un préstamo a Bartolomé Hinestroza", "other", "1370"],
    ["compra de concentrado para revender en la veterinaria", "purchase", "1435"],
  ] as const)("expense %s is told to be of the type %s, %s", (words, type, account) => {
    expect(found("expense", words)).toEqual({ account: null, open: [], otherType: { type, account } });
    if (type === "purchase" && !words.startsWith("compra"))
      expect(found(type, words)).toEqual({ account, open: [] });
  });

  it("what is lost of receivables is an expense, whatever account it is taken off", () => {
    expect(found("expense", "provisión por clientes morosos")).toEqual({ account: "519910", open: [] });
  });

  it("tells a type only of an expense, and never money that moves", () => {
    for (const words of ["arriendo", "gasolina", "Retiro del dueño", "nequi", "banco"])
      for (const type of ["sale", "income", "purchase"] as const)
        expect(found(type, words)).not.toHaveProperty("otherType");
    for (const words of ["nequi", "caja", "luz", "4x1000", "asdfgh"])
      expect(found("expense", words)).not.toHaveProperty("otherType");
  });

  it("is asked beside the money that comes in or goes out", () => {
    expect(found("income", "flete")).toEqual({ account: "423580", open: [] });
    expect(found("income", "alquiler de computadores").account).toBe("422025");
    expect(found("expense", "sueldo de la vendedora")).toEqual({ account: "520506", open: [] });
    // One that may be an expense, beside another that is none, is no choice.
    expect(found("expense", "huevos quebrados").open).toEqual([]);
    expect(found("expense", "tienda escolar utilidad").open).toHaveLength(2);
  });

  it("leaves the choice to a person where the words mean two things alike, both of its type", () => {
    expect(found("expense", "viáticos del conductor")).toEqual({
      account: null,
      open: [
        { account: "515505", means: "Hotel y comidas de un viaje" },
        { account: "510521", means: "Viáticos dentro de la nómina" },
      ],
    });
    expect(found("purchase", "viáticos del conductor")).toEqual({ account: null, open: [] });
  });

  it("is not asked of what is neither: its account is chosen", () => {
    const said = { type: "other", direction: "out", description: "luz", money: code("1105") } as const;
    expect(accountByWords(puc, said, { used: USED, memory: [] })).toEqual({ account: null, open: [] });
  });

  it("holds in the short charts", () => {
    expect(found("expense", "arriendo", miniChart).account).toBe("5002");
    expect(found("expense", "arriendo", journalChart).account).toBe("gastos-administrativos");
    expect(found("expense", "Presté plata a un empleado", miniChart).otherType).toEqual({
      type: "other",
      account: "1003",
    });
  });

  it("is what the book last used for such words", () => {
    const lunch = (account: string, number: number) =>
      posted(
        "Almuerzos",
        { type: "expense", method: "cash", amount: pesos(20_000), account: code(account) },
        number,
      );
    const memory = [lunch("519595", 1), lunch("510548", 2)];
    expect(found("expense", "Almuerzos", puc, memory).account).toBe("510548");
    expect(found("expense", "almuerzos del lunes", puc, memory).account).not.toBe("510548");
    // Words are not what digits alone say, and an account that is closed or not said is none.
    const known = { account: "510548", open: [] };
    expect(found("expense", "Almuerzos", puc, memory)).toEqual(known);
    const bill = posted(
      "123456",
      { type: "expense", method: "cash", amount: pesos(5), account: code("510548") },
      3,
    );
    expect(found("expense", "123456", puc, [bill])).toEqual({ account: null, open: [] });
    const plain = posted("Qwerty", { type: "expense", method: "cash", amount: pesos(5) }, 4);
    expect(found("expense", "Qwerty", puc, [plain])).toEqual({ account: null, open: [] });
    const shut = { ...puc, byCode: new Map(puc.byCode) };
    const meals = puc.byCode.get("510548");
    if (meals) shut.byCode.set("510548", { ...meals, closed: true });
    expect(found("expense", "Almuerzos", shut, memory).account).not.toBe("510548");
    const moved: readonly Entry[] = [
      { ...lunch("510548", 5), lines: [], description: "Traslado almuerzos" },
      posted("Almuerzos", { type: "purchase", method: "cash", amount: pesos(9), account: code("1435") }, 6),
    ];
    expect(found("expense", "Almuerzos", puc, moved).account).not.toBe("1435");
    // Of another type it says nothing.
    expect(found("purchase", "Almuerzos", puc, memory).account).not.toBe("510548");
  });
});
