import { describe, expect, it } from "vitest";
import {
  figureInPesos,
  isPlainJournal,
  lineOf,
  markShown,
  plainHead,
  plainPosting,
  withoutComment,
} from "#domain/import/plain/plain-lines.ts";
import { readText as read } from "./read-text.ts";

const of = (...postings: readonly string[]) =>
  read("2026-11-03 x", ...postings)
    .shown.join(" | ")
    .replace("2026-11-03; x; ", "");

describe("IM-23 the lines of a journal as plain text", () => {
  it.each([
    ["  Caja  100", { account: "Caja", amount: "100" }],
    ["  Caja menor\t100 COP", { account: "Caja menor", amount: "100 COP" }],
    ["  Caja  100  COP", { account: "Caja", amount: "100 COP" }],
    ["  * Caja  100", { account: "Caja" }],
    ["  !   Caja  100", { account: "Caja" }],
    ["  a* b  100", { account: "a* b" }],
    ["  Caja (tienda)  100", { account: "Caja (tienda)", isVirtual: false }],
    ["  Caja (110505)  100", { account: "Caja (110505)", isVirtual: false }],
    ["  (Caja)  100", { isVirtual: true }],
    ["  [Caja]  100", { isVirtual: true }],
    ["  (Caja) menor  100", { isVirtual: false }],
    ["  Caja  100 = 900", { amount: "100", isAssigned: false }],
    ["  Caja  100==* 900", { amount: "100", isAssigned: false }],
    ["  Caja  = 900", { amount: "", isAssigned: true }],
    ["  Caja", { amount: "", isAssigned: false }],
    ["  Caja  100 ; nota ", { amount: "100", comment: "nota" }],
  ])("the posting %j", (line, expected) => {
    expect(plainPosting(line)).toMatchObject(expected);
  });

  it.each(["  ; nota", "  ", ""])("%j is no posting", (line) => {
    expect(plainPosting(line)).toBeNull();
  });

  it.each<[string, number | null, object | null]>([
    ["2026-11-03 Venta", null, { date: "2026-11-03", code: "", description: "Venta", comment: "" }],
    ["11/03 Venta", 2025, { date: "2025-11-03" }],
    ["11/03 Venta", null, { date: null }],
    [
      "2026.1.3=2026.1.5 ! ( 12 ) Venta ; de contado",
      null,
      { date: "2026-01-03", code: "12", description: "Venta", comment: "de contado" },
    ],
    ["2026-11-03", null, { description: "" }],
    ["2026-02-30 x", null, { date: null }],
    ["Venta 2026-11-03", null, null],
  ])("the head %j", (line, year, expected) => {
    const head = plainHead(line, year);
    if (expected === null) expect(head).toBeNull();
    else expect(head).toMatchObject(expected);
  });

  it("a comment ends a text, also where nothing stands before it", () => {
    expect(withoutComment(" a ; b ; c ")).toEqual({ text: "a", comment: "b ; c" });
    expect(withoutComment("; b")).toEqual({ text: "", comment: "b" });
    expect(withoutComment(" a ")).toEqual({ text: "a", comment: "" });
  });

  it.each([
    ["100", "100"],
    ["$ 1.000,50", "1.000,50"],
    ["-$1.000", "-1.000"],
    ["+$1.000", "1.000"],
    ["$-1.000", "-1.000"],
    ["COP - 1 000", "-1000"],
    ["1'000.000 pesos", "1000.000"],
    ['"COP" 5', "5"],
    ["COL$ 5", "5"],
    ["5 USD", null],
    ["5 a-COP", null],
    ["COP-5", "-5"],
    ["5 COP @ 3", null],
    ["5 {3}", null],
    ["5 COP-", null],
  ])("the amount %j is in pesos %j", (amount, figure) => {
    expect(figureInPesos(amount)).toBe(figure);
  });

  it.each([
    ["1.000,50 COP", ","],
    ["1,000.50", "."],
    ["COP 1.234.567", "."],
    ["1,234,567", ","],
    ["1,234.567", "."],
    ["1.234,567", ","],
    ["1.234", null],
    ["1,234", null],
    ["1.234 COP", null],
    ["12,34", ","],
    [" 5. ", "."],
    ["5", null],
    ["COP", null],
  ])("%j shows the mark %s", (sample, mark) => {
    expect(markShown(sample)).toBe(mark);
  });

  it("a row of anything but a text is no line", () => {
    expect([
      lineOf({ row: 1, cells: [5] }),
      lineOf({ row: 1, cells: [] }),
      lineOf({ row: 1, cells: [" a", "b"] }),
    ]).toEqual(["", "", " a"]);
  });

  it("is told by a day with a posting below it, among its first lines, whatever else stands there", () => {
    const told = (...lines: readonly string[]) => isPlainJournal(lines);
    expect(told("2026-11-03 x", "", "   ", "; nota", "* título", "  Caja  5")).toBe(true);
    expect(told("2026-11-03 x", "  5.000  5")).toBe(false);
    expect(told("2026-11-03 x", "Caja  5")).toBe(false);
    expect(told("11-03 x", "  Caja  5")).toBe(false);
    const far = Array.from({ length: 1_998 }, () => "; nota");
    expect(told(...far, "2026-11-03 x", "  Caja  5")).toBe(true);
    expect(told(...far, "; nota", "2026-11-03 x", "  Caja  5")).toBe(false);
  });
});

describe("IM-23 what the lines of an entry come to", () => {
  it.each<readonly [string, readonly string[], string]>([
    [
      "a blank amount takes what the others leave, where it stands",
      ["  1105", "  2408  -19", "  4135  -81"],
      "1105 100; 2408 -19; 4135 -81",
    ],
    ["to the cent", ["  1105  10,60", "  4135"], "1105 11; 4135 -11"],
    ["below groups of accounts", ["  Activo:Disponible:1105 Caja  5", "  4135"], "1105 5; 4135 -5"],
    ["and nothing where they leave nothing", ["  1105  5", "  4135  -5", "  2408"], "1105 5; 4135 -5"],
    [
      "beyond what can be counted it is none",
      ["  1105  9007199254740990", "  1110  9007199254740990", "  4135"],
      "1105 9007199254740990; 1110 9007199254740990; 4 bad-amount",
    ],
    [
      "a name with its code in brackets",
      ["  Activo:Caja (110505)  5", "  Ingresos:Ventas (tienda)  -5"],
      "110505 5; Ventas (tienda) -5",
    ],
    [
      "a third party and a note",
      ["  1105  5  ; tercero: Ana", "  ; de contado", "  ;", "  4135  -5 ; menudeo"],
      "1105 5 Ana «de contado»; 4135 -5 «menudeo»",
    ],
    ["a second note", ["  1105  5 ; uno", "  ; dos", "  4135  -5"], "1105 5 «uno, dos»; 4135 -5"],
    [
      "one part alone is a name, though it is that of a class",
      ["  Gastos  5", "  Activo : Caja  -5"],
      "Gastos 5; Caja -5",
    ],
  ])("%s", (_, postings, expected) => {
    expect(of(...postings)).toBe(expected);
  });

  it("a document stands in the head or below it, and a number of digits is none", () => {
    expect(read("2026-11-03 (FV-1) Venta", "  1105  5", "  4135").shown).toEqual([
      "2026-11-03; FV-1; Venta; 1105 5; 4135 -5",
    ]);
    expect(
      read("2026-11-03 (12) Venta", "  ; referencia: RC-7", "  1105  5", "  ; referencia: no", "  4135")
        .shown,
    ).toEqual(["2026-11-03; RC-7; Venta; 1105 5 «referencia: no»; 4135 -5"]);
    expect(read("2026-11-03 (12) Venta", "  1105  5", "  4135").shown).toEqual([
      "2026-11-03; Venta; 1105 5; 4135 -5",
    ]);
    expect(read("2026-11-03 ; Venta", "  1105  5", "  4135").shown).toEqual([
      "2026-11-03; Venta; 1105 5; 4135 -5",
    ]);
    expect(read("2026-11-03 ; referencia: RC-7", "  1105  5", "  4135").shown).toEqual([
      "2026-11-03; RC-7; 1105 5; 4135 -5",
    ]);
    expect(read("2026-11-03 x", "  ; una nota", "  1105  5", "  4135").shown).toEqual([
      "2026-11-03; x; 1105 5; 4135 -5",
    ]);
  });

  it("amounts with cents are counted, also the one that is left", () => {
    const { rounded, entries } = read("2026-11-03 x", "  1105  10,60", "  1110  5", "  4135");
    expect(rounded).toBe(1);
    expect(
      entries[0]?.lines.map(({ value }) => [value.value, value.cents, value.isRounded, value.isMixed]),
    ).toEqual([
      [11, -40, true, false],
      [5, 0, false, false],
      [16, -40, true, false],
    ]);
    const small = read("2026-11-03 x", "  1105  0,40", "  4135").entries[0]?.lines[1]?.value;
    expect(small).toMatchObject({ value: 0, cents: 40, isRounded: true });
    const whole = read("2026-11-03 x", "  1105  5", "  4135").entries[0]?.lines[1]?.value;
    expect(whole).toMatchObject({ value: 5, cents: 0, isRounded: false });
  });
});
