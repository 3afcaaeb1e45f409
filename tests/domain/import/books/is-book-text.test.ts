import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { SHORT_CHARTS } from "#domain/accounting/charts/short-charts.ts";
import { isBookText } from "#domain/import/books/is-book-text.ts";
import { layoutKey, layoutOfText, textOfLayout } from "#domain/import/books/recognise.ts";

const PUC = pucChart();

it.each([
  [
    "a journal",
    "Fecha\tCuenta\tDetalle\tDébito\tCrédito\n25/11/2026\t110505\tVenta\t50\t\n25/11/2026\t4135\tVenta\t\t50",
    true,
  ],
  ["a trial balance", "Código;Cuenta;Saldo\n1105;Caja;900\n3115;Aportes;-900", true],
  ["both accounts in a row", "Fecha;Cuenta débito;Cuenta crédito;Valor\n25/11/2026;1105;4135;50", true],
  ["codes of a bank", "Fecha\tCódigo\tDescripción\tDébito\tCrédito\n03/11/2026\t9920\tPago\t900\t", false],
  ["accounts of a bank", "Fecha;Cuenta;Descripción;Débito;Crédito\n03/11/2026;04877120;Pago;900;", false],
  ["movements", "Fecha;Descripción;Débito;Crédito\n03/11/2026;Pago;900;", false],
  ["what came in and went out", "Fecha;Concepto;Entró;Salió\n03/11/2026;Venta;900;", false],
  ["words", "Hola\tque\ttal", false],
])("IM-20 whether pasted rows are of a book: %s", (_what, text, isOfBook) => {
  expect(isBookText(text, PUC)).toBe(isOfBook);
});

it("IM-20 codes are those of the chart", () => {
  const text = "Código;Cuenta;Saldo\n1001;Caja;900\n3001;Capital;-900";
  expect(isBookText(text, SHORT_CHARTS.mini)).toBe(true);
  expect(isBookText(text, PUC)).toBe(false);
});

const D = "03/11/2026";

it.each<readonly [readonly string[], boolean]>([
  [["Fecha;Código;Debe;Haber", `${D};1105;5;`, `${D};41359999;;5`], true],
  [["Código;Nombre;Saldo", "110505;Caja;5"], true],
  [["Fecha;Detalle;Cuenta débito;Cuenta crédito;Valor", `${D};x;1105;4135;5`], true],
  // Half of the codes or fewer are of the chart.
  [["Fecha;Código;Debe;Haber", `${D};1105;5;`, `${D};9999;;5`], false],
  [["Fecha;Código;Debe;Haber", `${D};9998;5;`, `${D};9999;;5`], false],
  [["Cuenta 1105;;;", "Fecha;Código;Debe;Haber", `${D};9998;5;`], false],
  [["Fecha;Nombre cuenta;Debe;Haber", `${D};Caja;5;`], false],
  [["Fecha;Concepto;Ingresos;Código", `${D};x;5;1105`], false],
  [["Fecha;Concepto;Valor", `${D};x;5`], false],
  // A number above the heading is no code.
  [["2026;;", "Código;Nombre;Saldo", "1105;Caja;5"], true],
  // What came in and went out are movements, whatever their names are.
  [["Fecha;Concepto;Nombre;Entró;Salió", `${D};x;1105;5;`], false],
])("UX-24 %j is lines of a book: %s", (lines, expected) => {
  expect(isBookText(lines.join("\n"), pucChart())).toBe(expected);
});

describe("IM-19 a layout that was kept", () => {
  it("is told again by its headings, and read back as it was", () => {
    expect(layoutKey([" Fecha ", "DEBE"])).toBe("fecha|debe");
    expect(layoutKey(["x".repeat(500)])).toHaveLength(400);
    const kept = { kind: "trial", meanings: ["code", "balance"], next: 0, labels: ["a"] } as const;
    expect(layoutOfText(textOfLayout(kept), ["a"])).toEqual(kept);
    expect(layoutOfText("trial,100000,code", [])?.next).toBe(100_000);
    for (const text of [
      "trial,100001,code",
      "trial,1.5,code",
      "trial,-1,code",
      "trial,0",
      "trial,0,",
      "trial,0,code,x",
    ])
      expect(layoutOfText(text, []), text).toBeNull();
  });
});
