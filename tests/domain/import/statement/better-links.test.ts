import { describe, expect, it } from "vitest";
import type { BetterBook } from "#domain/import/statement/better/better-sheet.ts";
import { type Account, better, formulas, rowsOf, YEARS } from "./better-accounts.ts";

const ONE = [{ label: "", day: null }];
const sheet = ({ sheets }: BetterBook, title: string) =>
  sheets.find(({ report }) => report.title === title)?.report;

describe("IM-42 a year whose result stands in equity beside one whose result does not", () => {
  const made = () =>
    better(
      [
        ["1105", "Caja", 20, 14],
        ["1305", "Clientes", 5, 5],
        ["3115", "Aportes", -15, -15],
        ["3605", "Utilidad", -10, 0],
        ["4135", "Ventas", -30, -9],
        ["5105", "Personal", 20, 5],
      ],
      YEARS,
    );

  it("counts the accounts of result in one of them alone, and has a formula only there", () => {
    const book = made();
    expect(rowsOf(book, "Balance General").slice(3)).toEqual([
      "Total activo | 25 | 19 total = 1-2",
      "Patrimonio heading",
      "Aportes | 15 | 15",
      "Utilidad | 10 | 0",
      "Resultado del ejercicio | 0 | 4",
      "Total patrimonio | 25 | 19 subtotal = 5-7",
      "Total pasivo y patrimonio | 25 | 19 total = 5-7",
    ]);
    expect(formulas(book, "Balance General").slice(-3)).toEqual([
      "6.1: +3.3-3.2",
      "6.2: +3.5-3.4",
      "7.2: +4.5-4.4+5.5-5.4",
    ]);
    expect(rowsOf(book, "Estado de Patrimonio").slice(3, 6)).toEqual([
      "Utilidad | 0 | 10 | 10",
      "Ventas | 9 | -9 | 0",
      "Personal | -5 | 5 | 0",
    ]);
    expect(formulas(book, "Estado de Patrimonio").slice(3)).toEqual([
      "3.1: +3.5-3.4",
      "3.2: +3.3-3.2+3.4-3.5",
      "3.3: +3.3-3.2",
      "4.1: +4.5-4.4",
      "5.1: +5.5-5.4",
    ]);
  });

  it("the cash flow begins with the result of equity, and leaves out what did not change", () => {
    const book = made();
    expect(rowsOf(book, "Flujo de Caja")).toEqual([
      "Método indirecto, a partir de los dos balances del archivo note",
      "Actividades de operación heading",
      "Resultado del ejercicio | 10",
      "Efectivo neto de actividades de operación | 10 subtotal = 2-2",
      "Actividades de inversión heading",
      "Efectivo neto de actividades de inversión | 0 subtotal",
      "Actividades de financiación heading",
      "Resultado del período anterior, ya llevado al patrimonio | -4",
      "Efectivo neto de actividades de financiación | -4 subtotal = 7-7",
      "Flujo neto de efectivo | 6 total = 2-2+7-7",
      "Variación del efectivo | 6 total",
    ]);
    expect(formulas(book, "Flujo de Caja")).toEqual([
      "2.1: +3.3-3.2",
      "7.1: -4.5+4.4-5.5+5.4",
      "10.1: -0.3+0.2+0.5-0.4",
    ]);
  });

  it("only the sides of the other year must be even, and both balances", () => {
    expect(made().ties.map(({ label }) => label)).toEqual([
      "Débitos = créditos (2024-12-31)",
      "Activo = pasivo + patrimonio (2025)",
      "Activo = pasivo + patrimonio (2024-12-31)",
      "Flujo neto = variación del efectivo",
    ]);
  });
});

describe("IM-42 the sheets say alike what is paid after a year", () => {
  it("by the name of the line, as a typed balance does", () => {
    const book = better(
      [
        ["1105", "Caja", 100],
        ["2105", "Crédito a largo plazo", -40],
        ["2205", "Proveedores", -20],
        ["3115", "Aportes", -40],
      ],
      ONE,
    );
    expect(rowsOf(book, "Balance General").slice(3, 8)).toEqual([
      "Pasivo corriente heading",
      "Proveedores | 20",
      "Pasivo no corriente heading",
      "Crédito a largo plazo | 40",
      "Total pasivo | 60 subtotal = 4-4+6-6",
    ]);
    expect(rowsOf(book, "Indicadores")[0]).toBe("current-ratio | 5 | así");
    expect(formulas(book, "Indicadores")[0]).toBe("0.1: +0.2-0.3 / +2.3-2.2");
  });

  it("what a customer paid too much is owed within the year, under whatever heading", () => {
    const book = better(
      [
        ["1105", "Caja", 100],
        ["1305", "Clientes", -10],
        ["2205", "Proveedores", -20],
        ["3115", "Aportes", -70],
      ],
      ONE,
      ["1305"],
    );
    expect(rowsOf(book, "Balance General").slice(3, 7)).toEqual([
      "Pasivo corriente heading",
      "Clientes | 10",
      "Proveedores | 20",
      "Total pasivo | 30 subtotal = 4-5",
    ]);
    expect(rowsOf(book, "Indicadores")[0]).toBe("current-ratio | 3.3333 | así");
    expect(formulas(book, "Indicadores")[0]).toBe("0.1: +0.2-0.3 / +1.3-1.2+2.3-2.2");
  });

  it("a ratio that its cells do not make has no formula", () => {
    // One part of the account is of more than a year, the other one against its nature: reported apart (AC-99).
    const book = better(
      [
        ["1105", "Caja", 100],
        ["2105", "Crédito a largo plazo", -50],
        ["2105", "Abono de más", 10],
        ["2205", "Proveedores", -20],
        ["3115", "Aportes", -40],
      ],
      ONE,
    );
    expect(rowsOf(book, "Indicadores")[0]).toBe("current-ratio | 5.5 | así");
    expect(formulas(book, "Indicadores").filter((each) => each.startsWith("0."))).toEqual([]);
  });
});

describe("IM-42 what each sheet is laid out by", () => {
  const TWO: readonly Account[] = [
    ["1105", "Caja", 20, 10],
    ["2205", "Proveedores", -5, 0],
    ["3115", "Aportes", -10, -10],
    ["4135", "Ventas", -5, 0],
  ];
  const columns = (book: BetterBook) =>
    book.sheets.map(({ report }) =>
      [report.title, ...report.columns.map(({ key, label, kind }) => `${key} ${kind} ${label}`.trim())].join(
        ", ",
      ),
    );

  it("names, codes and figures each have their column", () => {
    const two = "amount-0 amount 2025, amount-1 amount 2024-12-31";
    expect(columns(better(TWO, YEARS))).toEqual([
      "Balance de comprobación, code code Código, account text Cuenta, debit-0 amount Débito, credit-0 amount Crédito, debit-1 amount Débito, credit-1 amount Crédito, sheet text Hoja del archivo, row number Fila",
      `Balance General, account text Cuenta, ${two}`,
      `Estado de Resultados, account text Cuenta, ${two}`,
      "Estado de Patrimonio, account text Cuenta, amount-0 amount 2024-12-31, amount-1 amount Cambio, amount-2 amount 2025",
      "Flujo de Caja, account text Cuenta, amount amount Valor",
      "Indicadores, ratio text Indicador, value-0 number 2025, value-1 number 2024-12-31, derivation text",
      `Cifras y gráficas, figure text Cifra, ${two}`,
    ]);
  });

  it("one period stands under no heading of its own in the trial balance", () => {
    const groups = (book: BetterBook) => book.sheets[0]?.report.columns.map(({ group }) => group ?? "");
    expect(groups(better([["1105", "Caja", 9]], [{ label: "2025", day: null }]))).toEqual(
      Array.from({ length: 6 }, () => ""),
    );
    expect(groups(better(TWO, YEARS))).toEqual(["", "", "2025", "2025", "2024-12-31", "2024-12-31", "", ""]);
  });

  it("a list without headings is not indented", () => {
    const book = better(TWO, YEARS);
    for (const title of ["Balance de comprobación", "Indicadores", "Cifras y gráficas"])
      expect(new Set(sheet(book, title)?.rows.map(({ level }) => level)), title).toEqual(new Set([0]));
  });

  it("a figure of one of two years is shown, and a ratio that the other lacks is a blank there", () => {
    const book = better(TWO, YEARS);
    expect(rowsOf(book, "Cifras y gráficas")).toEqual([
      "Activo | 20 | 10",
      "Pasivo | 5 | 0",
      "Patrimonio | 15 | 10",
      "Ventas netas | 5 | 0",
      "Resultado del ejercicio | 5 | 0",
    ]);
    expect(formulas(book, "Cifras y gráficas")).toEqual([
      "0.1: +0.2-0.3",
      "0.2: +0.4-0.5",
      "1.1: +1.3-1.2",
      "1.2: ",
      "2.1: +2.3-2.2+3.3-3.2",
      "2.2: +2.5-2.4",
      "3.1: +3.3-3.2",
      "3.2: +3.5-3.4",
      "4.1: +3.3-3.2",
      "4.2: +3.5-3.4",
    ]);
    expect(rowsOf(book, "Indicadores")).toContain("current-ratio | 4 |  | así");
    expect(rowsOf(book, "Indicadores")).toContain("net-margin | 100.0 % |  | así");
    expect(sheet(book, "Indicadores")?.rows[0]?.cells.slice(1, 3)).toEqual([
      { kind: "number", value: 4, decimals: 2 },
      { kind: "none" },
    ]);
  });

  it("the sums of the trial balance leave the other columns blank", () => {
    expect(sheet(better(TWO.slice(0, 1), YEARS), "Balance de comprobación")?.rows.at(-1)?.cells).toEqual([
      { kind: "text", text: "Sumas" },
      { kind: "none" },
      { kind: "amount", amount: 20 },
      { kind: "amount", amount: 0 },
      { kind: "amount", amount: 10 },
      { kind: "amount", amount: 0 },
      { kind: "none" },
      { kind: "none" },
    ]);
  });

  it("an account that only the year before has stands in the order of the codes, two of one code in the file's", () => {
    const later: readonly Account[] = [
      ["1105", "Caja", 0, 5],
      ["1305", "Clientes", 5, 5],
      ["3115", "Aportes", -5, -10],
    ];
    expect(rowsOf(better(later, YEARS), "Balance General").slice(1, 3)).toEqual([
      "Caja | 0 | 5",
      "Clientes | 5 | 5",
    ]);
    const same: readonly Account[] = [
      ["1105", "Tienda", 5],
      ["1105", "Bodega", 4],
      ["3115", "Aportes", -9],
    ];
    expect(rowsOf(better(same, ONE), "Balance de comprobación").slice(0, 2)).toEqual([
      "1105 | Tienda | 5 | 0 | Hoja1 | 2",
      "1105 | Bodega | 4 | 0 | Hoja1 | 3",
    ]);
  });
});

describe("IM-42 what data do not allow is no sheet and no check", () => {
  it.each<readonly [string, readonly Account[], readonly string[], readonly string[]]>([
    [
      "results alone",
      [
        ["4135", "Ventas", -9, -5],
        ["5105", "Personal", 9, 5],
      ],
      ["Estado de Resultados", "Indicadores", "Cifras y gráficas"],
      ["Débitos = créditos (2025)", "Débitos = créditos (2024-12-31)"],
    ],
    [
      "no equity beside what was sold",
      [
        ["1305", "Clientes", 9, 5],
        ["4135", "Ventas", -9, -5],
      ],
      ["Balance General", "Estado de Resultados", "Indicadores", "Cifras y gráficas"],
      [
        "Débitos = créditos (2025)",
        "Débitos = créditos (2024-12-31)",
        "Activo = pasivo + patrimonio (2025)",
        "Activo = pasivo + patrimonio (2024-12-31)",
      ],
    ],
    [
      "cash that never held anything",
      [
        ["1105", "Caja", 0, 0],
        ["4135", "Ventas", -9, -5],
        ["5105", "Personal", 9, 5],
      ],
      ["Estado de Resultados", "Indicadores", "Cifras y gráficas"],
      [],
    ],
  ])("%s", (_, accounts, titles, ties) => {
    const book = better(accounts, YEARS);
    expect(book.sheets.map(({ report }) => report.title).slice(1)).toEqual(titles);
    expect(book.ties.map(({ label }) => label)).toEqual(ties);
  });
});
