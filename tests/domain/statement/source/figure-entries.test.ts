import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { BookLine } from "#domain/statement/books/book-statement.ts";
import { figureParts, partiesOfFigure } from "#domain/statement/source/figure-entries.ts";
import { summed } from "#domain/statement/source/figure-shares.ts";
import { accountsBehind, figureSpan, madeLine } from "#domain/statement/source/figure-span.ts";

describe("whose balances make a figure (NIIF para PYMES 2.52)", () => {
  const parties = (...all: readonly number[]) => new Map(all.map((net, at) => [`p${at}`, net])) as never;
  const of = (figure: number, net: number, ...all: readonly number[]) => {
    const found = partiesOfFigure(pesos(figure), net, parties(...all));
    return found && [...found];
  };

  it.each<[string, number, number, readonly number[], readonly string[] | null]>([
    ["the whole account", 60, 60, [100, -40], null],
    ["the whole account, on the other side", 60, -60, [-100, 40], null],
    ["the whole account of one", 60, 60, [60], null],
    ["those who owe", 100, 60, [70, -40, 30], ["p0", "p2"]],
    ["those who are owed", 40, 60, [70, -40, 30], ["p1"]],
    ["told below zero", -40, 60, [70, -40, 30, 0], ["p1"]],
    ["neither side", 50, 60, [70, -40, 30], null],
    ["both sides alike", 50, 0, [50, -50], null],
    ["nobody", 50, 60, [], null],
  ])("%s", (_name, figure, net, all, expected) => {
    expect(of(figure, net, ...all)).toEqual(expected);
  });
});

describe("a figure as the sum of its entries", () => {
  const moves = (...nets: readonly number[]) =>
    nets.map((net, at) => ({ entry: { number: at } as never, net: pesos(net) }));
  const told = (figure: number, brought: number, ...nets: readonly number[]) => {
    const parts = figureParts(pesos(figure), pesos(brought), moves(...nets));
    return [parts.broughtForward, parts.moves.map(({ amount }) => amount), parts.rest];
  };

  it.each([
    ["of debits", 130, 100, [50, -20], [100, [50, -20], 0]],
    ["of credits, told above zero", 130, -100, [-50, 20], [100, [50, -20], 0]],
    ["with a rest that other lines have", 150, 100, [50, -20], [100, [50, -20], 20]],
    ["below zero", -130, -100, [-50, 20], [-100, [-50, 20], 0]],
    ["of nothing, as it was posted", 0, 100, [-20], [100, [-20], -80]],
    ["of no entries", 7, 0, [0], [0, [0], 7]],
  ] as const)("%s", (_name, figure, brought, nets, expected) => {
    expect(told(figure, brought, ...nets)).toEqual(expected);
    expect(Object.is(figureParts(pesos(5), pesos(0), moves(-5, 0)).broughtForward, 0)).toBe(true);
  });

  it("names who moved it", () => {
    expect(figureParts(pesos(5), pesos(0), moves(2, 3)).moves.map(({ entry }) => entry.number)).toEqual([
      0, 1,
    ]);
  });
});

describe("the days that a figure is counted over", () => {
  const PRESENT = { from: day("2026-04-01"), to: day("2026-06-30") };
  const BEFORE = { from: day("2025-04-01"), to: day("2025-06-30") };
  const told = (statement: "balance" | "income" | "cash" | "equity", line: string, column = 0) => {
    const { from, to, standing, leaves } = figureSpan({ statement, line, column }, [PRESENT, BEFORE]);
    return `${from} ${to} ${standing ? "until" : "within"} ${leaves}`;
  };

  it.each([
    ["balance", "cash", 0, "2026-04-01 2026-06-30 until nothing"],
    ["balance", "cash", 1, "2025-04-01 2025-06-30 until nothing"],
    ["balance", "cash", 7, "2026-04-01 2026-06-30 until nothing"],
    ["income", "sales", 1, "2025-04-01 2025-06-30 within closings"],
    ["cash", "start", 0, "2026-03-31 2026-03-31 until nothing"],
    ["cash", "overdrafts", 0, "2026-04-01 2026-06-30 until nothing"],
    ["cash", "cash-owed", 1, "2025-04-01 2025-06-30 until nothing"],
    ["cash", "brought", 0, "2026-04-01 2026-06-30 within closings"],
    ["cash", "sold", 0, "2026-04-01 2026-06-30 within closings-and-openings"],
    ["equity", "opening@0", 3, "2026-03-31 2026-03-31 until nothing"],
    ["equity", "opening@1", 0, "2025-03-31 2025-03-31 until nothing"],
    ["equity", "result", 0, "2026-04-01 2026-06-30 within closings"],
    ["equity", "result@1", 0, "2025-04-01 2025-06-30 within closings"],
    ["equity", "turned@0", 0, "2026-01-01 2025-12-31 within closings"],
    ["balance", "year:result", 0, "2026-01-01 2026-06-30 within nothing"],
    ["balance", "earlier:result", 1, "2024-12-31 2024-12-31 until nothing"],
  ] as const)("%s %s in column %d: %s", (statement, line, column, expected) => {
    expect(told(statement, line, column)).toBe(expected);
  });

  const LINE = {
    key: "result",
    label: "Resultado",
    amounts: [5],
    accounts: [],
    behind: [],
    of: ["x"],
    note: 3,
  };
  const figure = (when: "line" | "year" | "earlier") => ({
    label: "Del año",
    amounts: [pesos(4)],
    made: { when, of: [{ account: "4135" }] },
  });

  it("tells what an amount without an account is made of, as a line of its own", () => {
    const made = (when: "line" | "year" | "earlier") => madeLine(LINE as never, figure(when) as never);
    expect([made("line")?.key, made("year")?.key, made("earlier")?.key]).toEqual([
      "result",
      "year:result",
      "earlier:result",
    ]);
    expect(made("year")).toMatchObject({ label: "Del año", amounts: [4], behind: [], of: [], note: null });
    expect(made("year")?.accounts).toEqual([{ account: "4135" }]);
    expect(madeLine(LINE as never, { label: "", amounts: [] } as never)).toBeNull();
  });

  it("sums the accounts that are printed, or those behind it", () => {
    const of = (accounts: readonly string[], behind?: readonly string[]) =>
      accountsBehind({ accounts, ...(behind && { behind }) } as unknown as BookLine);
    expect([of(["a"], ["b"]), of([], ["b"]), of([])]).toEqual([["a"], ["b"], []]);
  });

  it("shares a figure by account, the largest first and none of nothing", () => {
    const held = (puc: string, net: number, reported = puc) => ({ puc, reported, net, rule: null });
    const shares = summed(
      [held("1305", 5), held("1330", -40), held("1305", 25), held("1110", 9), held("1110", -9)],
      -1,
    );
    expect(shares.map(({ puc, amount }) => `${puc} ${amount}`)).toEqual(["1330 40", "1305 -30"]);
    const rule = (as: string) => ({ as }) as never;
    const apart = summed(
      [
        held("1305", 5),
        { ...held("1305", -7), rule: rule("2805") },
        { ...held("1305", -9), rule: rule("2380") },
      ],
      1,
    );
    expect(apart.map(({ amount }) => amount)).toEqual([-9, -7, 5]);
  });
});
