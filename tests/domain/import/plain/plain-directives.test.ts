import { describe, expect, it } from "vitest";
import { readText as read } from "./read-text.ts";

describe("IM-23 directives", () => {
  it("a year holds until the next one, and only as a line of its own", () => {
    expect(
      read(
        "Y2025",
        "03/15 a",
        "  1  5",
        "  2",
        "year 2024",
        "03/15 b",
        "  1  5",
        "  2",
        "apply year 2023",
        "03/15 c",
        "  1  5",
        "  2",
      ).shown.map((each) => each.slice(0, 10)),
    ).toEqual(["2025-03-15", "2024-03-15", "2023-03-15"]);
    expect(read("Y2025x", "03/15 a", "  1  5", "  2").shown[0]).toMatch(/^2026-11-23; 1 line Y2025x/);
    expect(read("Y0000", "03/15 a", "  1  5", "  2").shown.join()).toContain("bad-date");
    expect(read("Y2025 ", "03/15 a", "  1  5", "  2").shown[0]).toMatch(/^2025-03-15/);
  });

  it("words of a directive further on in a line are none", () => {
    const entry = ["03/15 a", "  caja  5", "  Ventas"];
    const below = (...lines: readonly string[]) => read("Y2026", "alias caja=1105", ...lines, ...entry).shown;
    const told = "2026-03-15; a; 1105 5; Ventas -5";
    expect(below()).toEqual([told]);
    for (const line of ["payee Y2025", "payee alias caja=1110", "payee apply account A", "payee end aliases"])
      expect(below(line), line).toEqual([told]);
    expect(below("apply account A", "payee end account")).toEqual(["2026-03-15; a; 1105 5; A: Ventas -5"]);
    for (const line of ["de end", "de end account", "de apply tag x"])
      expect(below(line), line).toEqual([`2026-11-23; 3 line ${line}`, told]);
    expect(read("2026-11-03 sin comment", "  1105  5", "  4135").shown).toEqual([
      "2026-11-03; sin comment; 1105 5; 4135 -5",
    ]);
  });

  it("an alias stands for its account and what is below it, the last one first, until they end", () => {
    expect(
      read(
        "alias  caja  =  1105",
        "alias banco=1110",
        "alias banco = 111005",
        "2026-11-03 a",
        "  caja  5",
        "  banco:Nequi  -5",
        "  bancolombia  0,00",
        "2026-11-03 b",
        "  caja menor  5",
        "  4135",
        "end aliases",
        "2026-11-03 c",
        "  caja  5",
        "  4135",
      ).shown,
    ).toEqual([
      "2026-11-03; a; 1105 5; 111005: Nequi -5",
      "2026-11-03; b; caja menor 5; 4135 -5",
      "2026-11-03; c; caja 5; 4135 -5",
    ]);
    expect(read("alias /x/=1105", "2026-11-03 a", "  1  5", "  2").shown[0]).toBe(
      "2026-11-23; 1 line alias /x/=1105",
    );
  });

  it("an account around others holds until it ends, each within the other", () => {
    const entry = (name: string) => [`2026-11-03 ${name}`, "  Caja  5", "  Ventas"];
    expect(
      read(
        "apply account  A",
        "apply account B",
        ...entry("1"),
        "end apply account",
        ...entry("2"),
        "end account",
        ...entry("3"),
        "apply tag x",
        "end apply tag",
        "apply fixed COP",
        "end",
        ...entry("4"),
      ).shown,
    ).toEqual([
      "2026-11-03; 1; A: B: Caja 5; A: B: Ventas -5",
      "2026-11-03; 2; A: Caja 5; A: Ventas -5",
      "2026-11-03; 3; Caja 5; Ventas -5",
      "2026-11-03; 4; Caja 5; Ventas -5",
    ]);
  });

  it("comments, rules and quiet directives say nothing of entries, other files and lines are told", () => {
    const { shown, left } = read(
      "comment",
      "2026-11-03 no",
      "  no end comment",
      "2026-11-04 tampoco",
      "  1  5",
      "  2",
      "end comment",
      "commentary",
      "account 1105",
      "  ; nota",
      "P 2026-01-01 USD 4000 COP",
      "= expr",
      "  1  5",
      "~ monthly",
      "  1  5",
      "include otro.journal",
      "!include otro.journal",
      `${"x".repeat(80)}`,
      "  1105  5",
      "2026-11-03 x",
      "  1105  5",
      "  (Meta)  9",
      "  4135",
      "2026-11-04 nada",
    );
    expect(shown).toEqual([
      "2026-11-23; 8 line commentary",
      "2026-11-23; 16 include include otro.journal",
      "2026-11-23; 17 include !include otro.journal",
      `2026-11-23; 18 line ${"x".repeat(60)}`,
      "2026-11-03; x; 1105 5; 4135 -5",
    ]);
    expect(left).toMatchObject({ rule: 3, virtual: 1 });
  });

  it("a day that is none is told by the beginning of its line", () => {
    expect(read("2026-02-30 una venta de contado", "  1  5", "  2").shown[0]).toBe(
      "una venta de contado; 1 5; 2 -5; 1 bad-date 2026-02-30 una venta",
    );
  });

  it.each([
    ["decimal-mark .", "1,234", "1234"],
    ["decimal-mark ,", "1.234", "1234"],
    ["decimal-mark   ,", "1.234", "1234"],
    ["commodity 1.000,00 COP", "1.234", "1234"],
    ["commodity 1,000.00 COP ; en pesos 1.000,00", "1,234", "1234"],
    ["D 1.000,00 COP", "1.234", "1234"],
    ["D  $1,000.00", "1,234", "1234"],
    ["commodity COP", "1,234", "1234"],
    ["commodity 1.000", "1,234", "1234"],
    ["; decimal-mark ,", "1,234", "1234"],
    ["; D 1.000,00", "1,234", "1234"],
  ])("%s: %s is %s", (directive, amount, expected) => {
    const { shown } = read(
      directive,
      "2026-11-03 x",
      `  1105  ${amount}`,
      "  1110  1,000.50",
      "  1110  2,000.50",
      "  4135",
    );
    expect(shown.at(-1)).toContain(`1105 ${expected}`);
  });

  it("a directive that shows no mark leaves it to the next one", () => {
    const { shown } = read(
      "commodity COP",
      "decimal-mark ,",
      "2026-11-03 x",
      "  1105  1.234",
      "  1110  1,000.50",
      "  1110  2,000.50",
    );
    expect(shown[0]).toContain("1105 1234");
  });

  it("figures in the words of entries say nothing of the mark", () => {
    const entry = (amount: string) => ["2026-11-03 Factura  1,000.50", `  1105  ${amount}`, "  4135"];
    expect(read(...entry("1.234"), ...entry("5")).shown[0]).toContain("1105 1234");
  });
});
