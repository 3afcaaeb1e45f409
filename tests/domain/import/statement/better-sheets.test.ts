import { describe, expect, it } from "vitest";
import { type Account, better, formulas, rowsOf, YEARS } from "./better-accounts.ts";

/** Two years of a shop, each even: in the second one the profit of the first stands in equity. */
const SHOP: readonly Account[] = [
  ["6135", "Costo de ventas", 600, 400],
  ["1105", "Caja", 150, 100],
  ["1305", "Clientes", 250, 200],
  ["1524", "Equipo", 300, 250],
  ["1592", "Depreciación", -60, -50],
  ["2105", "Bancos", -120, -100],
  ["2205", "Proveedores", -200, -190],
  ["3115", "Aportes", -200, -150],
  ["3705", "", -60, 0],
  ["4135", "Ventas", -900, -700],
  ["5105", "Personal", 240, 240],
];

describe("IM-42 the sheets of two years", () => {
  const made = () => better(SHOP, YEARS, ["2105"]);

  it("the trial balance has each account once, in the order of its code, with where it was read", () => {
    const book = made();
    expect(
      book.sheets[0]?.report.columns.map(({ label, group }) => [label, group].filter(Boolean).join(" ")),
    ).toEqual([
      "Código",
      "Cuenta",
      "Débito 2025",
      "Crédito 2025",
      "Débito 2024-12-31",
      "Crédito 2024-12-31",
      "Hoja del archivo",
      "Fila",
    ]);
    expect(rowsOf(book, "Balance de comprobación")).toEqual([
      "1105 | Caja | 150 | 0 | 100 | 0 | Hoja1 | 3",
      "1305 | Clientes | 250 | 0 | 200 | 0 | Hoja1 | 4",
      "1524 | Equipo | 300 | 0 | 250 | 0 | Hoja1 | 5",
      "1592 | Depreciación | 0 | 60 | 0 | 50 | Hoja1 | 6",
      "2105 | Bancos | 0 | 120 | 0 | 100 | Hoja1 | 7",
      "2205 | Proveedores | 0 | 200 | 0 | 190 | Hoja1 | 8",
      "3115 | Aportes | 0 | 200 | 0 | 150 | Hoja1 | 9",
      "3705 | 3705 | 0 | 60 | 0 | 0 | Hoja1 | 10",
      "4135 | Ventas | 0 | 900 | 0 | 700 | Hoja1 | 11",
      "5105 | Personal | 240 | 0 | 240 | 0 | Hoja1 | 12",
      "6135 | Costo de ventas | 600 | 0 | 400 | 0 | Hoja1 | 2",
      "Sumas |  | 1540 | 1540 | 1190 | 1190 total = 0-10",
    ]);
  });

  it("the balance holds the result of each year, and what is paid after one stands apart", () => {
    const book = made();
    expect(rowsOf(book, "Balance General")).toEqual([
      "Activo corriente heading",
      "Caja | 150 | 100",
      "Clientes | 250 | 200",
      "Activo no corriente heading",
      "Equipo | 300 | 250",
      "Depreciación | -60 | -50",
      "Total activo | 640 | 500 total = 1-2+4-5",
      "Pasivo corriente heading",
      "Proveedores | 200 | 190",
      "Pasivo no corriente heading",
      "Bancos | 120 | 100",
      "Total pasivo | 320 | 290 subtotal = 8-8+10-10",
      "Patrimonio heading",
      "Aportes | 200 | 150",
      "3705 | 60 | 0",
      "Resultado del ejercicio | 60 | 60",
      "Total patrimonio | 320 | 210 subtotal = 13-15",
      "Total pasivo y patrimonio | 640 | 500 total = 8-8+10-10+13-15",
    ]);
    expect(formulas(book, "Balance General").slice(-4)).toEqual([
      "14.1: +7.3-7.2",
      "14.2: +7.5-7.4",
      "15.1: +8.3-8.2+9.3-9.2+10.3-10.2",
      "15.2: +8.5-8.4+9.5-9.4+10.5-10.4",
    ]);
  });

  it("the income statement, and equity with what changed in it", () => {
    const book = made();
    expect(rowsOf(book, "Estado de Resultados")).toEqual([
      "Ingresos de actividades ordinarias heading",
      "Ventas | 900 | 700",
      "Costo de ventas heading",
      "Costo de ventas | -600 | -400",
      "Utilidad bruta | 300 | 300 subtotal = 1-1+3-3",
      "Gastos de administración heading",
      "Personal | -240 | -240",
      "Utilidad operacional | 60 | 60 subtotal = 1-1+3-3+6-6",
      "Utilidad antes de impuestos | 60 | 60 subtotal = 1-1+3-3+6-6",
      "Resultado del ejercicio | 60 | 60 total = 1-1+3-3+6-6",
    ]);
    const equity = book.sheets.find(({ report }) => report.title === "Estado de Patrimonio");
    expect(equity?.report.columns.map(({ label }) => label)).toEqual([
      "Cuenta",
      "2024-12-31",
      "Cambio",
      "2025",
    ]);
    expect(rowsOf(book, "Estado de Patrimonio")).toEqual([
      "Capital heading",
      "Aportes | 150 | 50 | 200",
      "Resultado del ejercicio heading",
      "Ventas | 700 | 200 | 900",
      "Personal | -240 | 0 | -240",
      "Costo de ventas | -400 | -200 | -600",
      "Resultados acumulados heading",
      "3705 | 0 | 60 | 60",
      "Total patrimonio | 210 | 110 | 320 total = 1-1+3-5+7-7",
    ]);
    expect(formulas(book, "Estado de Patrimonio").slice(0, 3)).toEqual([
      "1.1: +6.5-6.4",
      "1.2: +6.3-6.2+6.4-6.5",
      "1.3: +6.3-6.2",
    ]);
  });

  it("the cash flow begins with the result and comes to what cash changed by", () => {
    const book = made();
    expect(rowsOf(book, "Flujo de Caja")).toEqual([
      "Método indirecto, a partir de los dos balances del archivo note",
      "Actividades de operación heading",
      "Resultado del ejercicio | 60",
      "Clientes | -50",
      "Depreciación | 10",
      "Proveedores | 10",
      "Efectivo neto de actividades de operación | 30 subtotal = 2-5",
      "Actividades de inversión heading",
      "Equipo | -50",
      "Efectivo neto de actividades de inversión | -50 subtotal = 8-8",
      "Actividades de financiación heading",
      "Bancos | 20",
      "Aportes | 50",
      "3705 | 60",
      "Resultado del período anterior, ya llevado al patrimonio | -60",
      "Efectivo neto de actividades de financiación | 70 subtotal = 11-14",
      "Flujo neto de efectivo | 50 total = 2-5+8-8+11-14",
      "Variación del efectivo | 50 total",
    ]);
    expect(formulas(book, "Flujo de Caja")).toEqual([
      "2.1: +8.3-8.2+9.3-9.2+10.3-10.2",
      "3.1: +1.3-1.2-1.5+1.4",
      "4.1: +3.3-3.2-3.5+3.4",
      "5.1: +5.3-5.2-5.5+5.4",
      "8.1: +2.3-2.2-2.5+2.4",
      "11.1: +4.3-4.2-4.5+4.4",
      "12.1: +6.3-6.2-6.5+6.4",
      "13.1: +7.3-7.2-7.5+7.4",
      "14.1: -8.5+8.4-9.5+9.4-10.5+10.4",
      "17.1: -0.3+0.2+0.5-0.4",
    ]);
  });

  it("the ratios of each year, by the formula wherever cells make exactly that ratio", () => {
    const book = made();
    expect(rowsOf(book, "Indicadores")).toEqual([
      "current-ratio | 2 | 1.5789 | así",
      "acid-test | 2 | 1.5789 | así",
      "debt | 50.0 % | 58.0 % | así",
      "leverage | 1 | 1.381 | así",
      "short-term-debt | 62.5 % | 65.5 % | así",
      "gross-margin | 33.3 % | 42.9 % | así",
      "operating-margin | 6.7 % | 8.6 % | así",
      "net-margin | 6.7 % | 8.6 % | así",
      "roa | 9.4 % | 12.0 % | así",
      "roe | 18.8 % | 28.6 % | así",
      "asset-turnover | 1.4063 | 1.4 | así",
    ]);
    const links = formulas(book, "Indicadores");
    expect(links).toHaveLength(20);
    expect(links.slice(0, 2)).toEqual([
      "0.1: +0.2-0.3+1.2-1.3 / +5.3-5.2",
      "0.2: +0.4-0.5+1.4-1.5 / +5.5-5.4",
    ]);
    expect(links.filter((each) => each.startsWith("5.1"))).toEqual(["5.1: +8.3-8.2+10.3-10.2 / +8.3-8.2"]);
  });

  it("the few sums that tell most, and their bars", () => {
    const book = made();
    expect(rowsOf(book, "Cifras y gráficas")).toEqual([
      "Activo | 640 | 500",
      "Pasivo | 320 | 290",
      "Patrimonio | 320 | 210",
      "Ventas netas | 900 | 700",
      "Resultado del ejercicio | 60 | 60",
    ]);
    expect(book.sheets.at(-1)?.charts).toEqual([
      { title: "Activo, pasivo y patrimonio", rows: { from: 0, to: 2 } },
      { title: "Ventas y resultado", rows: { from: 3, to: 4 } },
    ]);
    expect(formulas(book, "Cifras y gráficas").slice(2, 4)).toEqual([
      "1.1: +5.3-5.2+4.3-4.2",
      "1.2: +5.5-5.4+4.5-4.4",
    ]);
  });

  it("cells that must say the same are named by their year", () => {
    const book = made();
    expect(
      book.ties.map(({ label, cells }) => [
        label,
        ...cells.map(({ sheet, row, column, amount }) => [sheet, row, column, amount].join()),
      ]),
    ).toEqual([
      ["Débitos = créditos (2025)", "0,11,2,1540", "0,11,3,1540"],
      ["Débitos = créditos (2024-12-31)", "0,11,4,1190", "0,11,5,1190"],
      ["Activo = pasivo + patrimonio (2025)", "1,6,1,640", "1,17,1,640"],
      ["Activo = pasivo + patrimonio (2024-12-31)", "1,6,2,500", "1,17,2,500"],
      ["Flujo neto = variación del efectivo", "4,16,1,50", "4,17,1,50"],
    ]);
  });
});
