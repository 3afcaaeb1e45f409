import { describe, expect, it } from "vitest";
import type { TableRow } from "#domain/import/statement/table-rows.ts";
import { withoutSums } from "#domain/import/statement/without-sums.ts";

function row(name: string, amounts: number | readonly number[], more: Partial<TableRow> = {}): TableRow {
  return {
    row: 0,
    code: "",
    name,
    amounts: typeof amounts === "number" ? [amounts] : amounts,
    rounded: 0,
    classes: "",
    group: "",
    isLong: false,
    isSum: false,
    isBeside: false,
    isResult: false,
    ...more,
  };
}
const coded = (code: string, ...amounts: readonly number[]) => row(`Cuenta ${code}`, amounts, { code });
const sum = (name: string, amount: number) => row(name, amount, { isSum: true });
const result = (name: string, amount: number) => row(name, amount, { isResult: true });
/** The names that count, and those that differ; classes by the first letter of a name in brackets. */
function counted(rows: readonly TableRow[], classOf: (each: TableRow) => string = () => "") {
  const numbered = rows.map((each, at) => ({ ...each, row: at + 1 }));
  const { rows: kept, differing } = withoutSums(numbered, classOf);
  return [kept.map(({ row: at }) => at).join(), differing.map(({ row: at }) => String(at)).join()];
}

describe("IM-40 of a table without codes each amount counts once", () => {
  it.each<readonly [string, readonly TableRow[], string]>([
    ["a sum by its words", [row("Caja", 5), row("Bancos", 7), sum("Total", 12)], "1,2"],
    ["a heading that its rows add up to", [row("Disponible", 12), row("Caja", 5), row("Bancos", 7)], "2,3"],
    ["one row with the figure of another is none of it", [row("Efectivo", 5), row("Caja", 5)], "1,2"],
    ["a section over one row of its figure", [row("Ingresos", 5), row("Ventas", 5)], "2"],
    ["a section with another figure", [row("Ingresos", 6), row("Ventas", 5)], "1,2"],
    ["in every period", [row("Disponible", [12, 3]), row("Caja", [5, 1]), row("Bancos", [7, 2])], "2,3"],
    ["not in one alone", [row("Disponible", [12, 9]), row("Caja", [5, 1]), row("Bancos", [7, 2])], "1,2,3"],
    [
      "a sum of sums",
      [
        row("Total general", 20),
        row("Uno", 12),
        row("Caja", 5),
        row("Bancos", 7),
        row("Dos", 8),
        row("Clientes", 3),
        row("Otros", 5),
      ],
      "3,4,6,7",
    ],
    ["nothing is no sum", [row("Nada", 0), row("Uno", 5), row("Dos", -5)], "1,2,3"],
    [
      "«Activo corriente» over rows that come to something else",
      [row("Activo corriente", 99), row("Caja", 5)],
      "2",
    ],
    ["«Pasivos» alone", [row("Caja", 5), row("Pasivos", 5)], "1,2"],
    ["«Activo» over a row", [row("Activo", 99), row("Caja", 5)], "2"],
    ["«Pasivo» over a row", [row("Pasivo", 99), row("Proveedores", 5)], "2"],
    ["«Otros activos» is an account", [row("Otros activos", 99), row("Caja", 5)], "1,2"],
    [
      "a heading leads to no row with a code",
      [row("Activo", 99), coded("1105", 5), row("x", 1), row("y", 2)],
      "1,2,3,4",
    ],
    [
      "where one of its periods holds nothing",
      [row("Disponible", [12, 0]), row("Caja", [5, 0]), row("Bancos", [7, 0])],
      "2,3",
    ],
    ["«Patrimonio» over a sum", [row("Patrimonio", 5), sum("Total", 5)], "1"],
    ["«Activos no corrientes» over a row", [row("Activos no corrientes", 9), row("Equipo", 5)], "2"],
    ["«Pasivo comercial» is an account", [row("Pasivo comercial", 99), row("Caja", 5)], "1,2"],
  ])("%s", (_, rows, expected) => {
    expect(counted(rows)[0]).toBe(expected);
  });

  it("a sum is of the class of its rows", () => {
    const rows = [row("Efectivo", 12), row("Proveedores", 5), row("Capital", 7)];
    const classes = new Map([
      ["Efectivo", "1"],
      ["Proveedores", "2"],
      ["Capital", "3"],
    ]);
    expect(counted(rows, ({ name }) => classes.get(name) ?? "")[0]).toBe("1,2,3");
    expect(counted(rows, ({ name }) => (name === "Efectivo" ? "" : "2"))[0]).toBe("2,3");
    expect(counted(rows, ({ name }) => (name === "Efectivo" ? "2" : ""))[0]).toBe("2,3");
  });

  it("looks at the rows right below a sum", () => {
    const many = (count: number) => [
      row("Suma", count),
      ...Array.from({ length: count }, (_, at) => row(`c${at}`, 1)),
    ];
    expect(counted(many(120))[0]?.startsWith("2,")).toBe(true);
    expect(counted(many(121))[0]?.startsWith("1,")).toBe(true);
    expect(counted([row("Suma", 12), row("Caja", 5), coded("1110", 7), row("x", 1), row("y", 1)])[0]).toBe(
      "1,2,3,4,5",
    );
  });

  it("results of the way are none where something was earned, and an account where nothing was", () => {
    const earned = ({ name }: TableRow) => (name === "Ventas" ? "4" : "");
    expect(counted([row("Ventas", 9), row("Costos", 5), result("Utilidad bruta", 4)], earned)[0]).toBe("1,2");
    expect(counted([row("Capital", 9), result("Utilidad del ejercicio", 4)])[0]).toBe("1,2");
  });

  it.each<readonly [string, readonly TableRow[], string]>([
    [
      "what the rows above come to",
      [row("Ventas", 9), row("Devoluciones", -2), row("Ventas netas", 7)],
      "1,2",
    ],
    [
      "the first less the others",
      [row("Ventas", 9), row("Devoluciones", 2), row("Descuentos", 1), row("Ventas netas", 6)],
      "1,2,3",
    ],
    ["neither", [row("Ventas", 9), row("Devoluciones", 2), row("Ventas netas", 5)], "1,2,3"],
    ["of one row alone", [row("Ventas", 9), row("Ventas netas", 9)], "1,2"],
    ["nothing", [row("a", 5), row("b", -5), row("Neto", 0)], "1,2,3"],
    ["another word", [row("Ventas", 9), row("Devoluciones", -2), row("Internet", 7)], "1,2,3"],
    ["below a code", [coded("41", 9), row("a", 5), row("b", 2), row("Neto", 7), row("c", 1)], "1,2,3,5"],
    [
      "what a sum above is made of counts once",
      [row("a", 5), row("b", 2), sum("Total", 7), row("c", 1), row("Neto", 8)],
      "1,2,4",
    ],
  ])("a net amount that is %s", (_, rows, expected) => {
    expect(counted(rows)[0]).toBe(expected);
  });

  it("a net amount is of the rows above of its class", () => {
    const rows = [row("Otros", 100), row("Ventas", 9), row("Devoluciones", -2), row("Ventas netas", 7)];
    expect(counted(rows, ({ name }) => (name === "Otros" ? "1" : "4"))[0]).toBe("1,2,3");
    expect(counted(rows)[0]).toBe("1,2,3,4");
    const unknown = [row("Ventas", 9), row("Devoluciones", -2), row("Ventas netas", 7)];
    expect(counted(unknown, ({ name }) => (name === "Ventas netas" ? "4" : ""))[0]).toBe("1,2");
  });
});

describe("IM-40 of a table with codes each amount counts once", () => {
  const cases: readonly (readonly [string, readonly TableRow[], string, string?])[] = [
    [
      "an account over its sub-accounts",
      [coded("1", 12), coded("11", 12), coded("1105", 5), coded("1110", 7)],
      "3,4",
    ],
    ["in any order", [coded("1105", 5), coded("1110", 7), coded("11", 12)], "1,2"],
    [
      "one that differs is told, the deepest alone",
      [coded("1", 13), coded("11", 13), coded("1105", 5), coded("1110", 7)],
      "3,4",
      "2",
    ],
    [
      "what stands above another that differs differs by the same",
      [coded("1", 99), coded("11", 13), coded("1105", 5), coded("13", 9), coded("1305", 9)],
      "3,5",
      "2",
    ],
    [
      "each of two that differ",
      [coded("11", 13), coded("1105", 5), coded("13", 9), coded("1305", 8)],
      "2,4",
      "1,3",
    ],
    [
      "accounts against their class taken away",
      [coded("15", 200), coded("1524", 300), coded("1592", 100)],
      "2,3",
    ],
    ["or added with their minus", [coded("15", 200), coded("1524", 300), coded("1592", -100)], "2,3"],
    ["codes of the same length are none of each other", [coded("1105", 5), coded("1110", 5)], "1,2"],
    ["sums by their words are out", [coded("1105", 5), coded("1110", 7), sum("Total", 12)], "1,2"],
    [
      "third parties under their account",
      [coded("1305", 12), row("Ana", 5), row("Luis", 7), coded("1105", 1), coded("1110", 1)],
      "1,4,5",
    ],
    ["one alone", [coded("1305", 12), row("Ana", 12), coded("1105", 1), coded("1110", 1)], "1,3,4"],
    [
      "that come to something else",
      [coded("1305", 12), row("Ana", 5), coded("1105", 1), coded("1110", 1)],
      "1,2,3,4",
    ],
    [
      "third parties with the code of their account",
      [coded("1305", 12), coded("1305", 5), coded("1305", 7)],
      "1",
    ],
    ["that come to something else", [coded("1305", 12), coded("1305", 5), coded("1305", 6)], "1,2,3"],
    ["in one of two periods", [coded("1305", 12, 1), coded("1305", 5, 1), coded("1305", 7, 1)], "1,2,3"],
    [
      "what stands below no code is no detail of the row above",
      [
        coded("1305", 12),
        row("Ana", 5),
        row("Luis", 5),
        coded("1105", 1),
        coded("1110", 1),
        coded("1435", 1),
      ],
      "1,2,3,4,5,6",
    ],
    [
      "rows without a code are none of each other",
      [coded("1105", 1), row("Ana", 5), coded("1110", 1), row("Luis", 5), coded("1435", 1)],
      "1,2,3,4,5",
    ],
    [
      "half of the rows with codes are a table without",
      [coded("11", 12), coded("1105", 12), row("Efectivo", 5), row("Otros", 7)],
      "2,3,4",
    ],
  ];
  it.each(
    cases.map(([what, rows, expected, differing = ""]) => [what, rows, [expected, differing]] as const),
  )("%s", (_, rows, expected) => {
    expect(counted(rows)).toEqual(expected);
  });

  it("an account with figures of its own counts where the totals that are stated need it", () => {
    const rows = (stated: number) => [
      coded("13", 100),
      coded("1399", -10),
      coded("1105", 5),
      row("Total activo", stated, { isSum: true }),
    ];
    expect(counted(rows(95))).toEqual(["1,2,3", ""]);
    expect(counted(rows(-5))).toEqual(["2,3", "1"]);
    expect(counted(rows(50))).toEqual(["2,3", "1"]);
    expect(counted(rows(95).slice(0, 3))).toEqual(["2,3", "1"]);
    const both = [...rows(95), coded("2205", 9), row("Total de los pasivos", 8, { isSum: true })];
    expect(counted(both)).toEqual(["2,3,5", "1"]);
    // Accounts of another class, and rows that are called like a total and have a code or another name, say nothing of it.
    expect(counted([...rows(95), coded("2205", 9)])).toEqual(["1,2,3,5", ""]);
    expect(counted([...rows(95), row("Total activo", 3, { code: "8105" })])).toEqual(["1,2,3,5", ""]);
    expect(counted([...rows(95), row("Total general", 3, { isSum: true })])).toEqual(["1,2,3", ""]);
  });
});
