import { expect, it } from "vitest";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { namesForeignMoney, saysForeignMoney } from "#domain/import/values/foreign-money.ts";
import { withoutHandMarks } from "#domain/import/values/hand-money.ts";

it.each<[FileCell, FileCell]>([
  ["1'750.905", "1.750.905"],
  ["1'750,905", "1,750,905"],
  [" 12´750.905,50 ", "12.750.905,50"],
  ["1'750.905,oo", "1.750.905"],
  ["1.750.905.=", "1.750.905"],
  ["1.750.905=", "1.750.905"],
  ["1.750.905,--", "1.750.905"],
  ["1.750.905 pesos", "1.750.905"],
  ["1.750.905 M/CTE.", "1.750.905"],
  ["1.750.905 mensuales", "1.750.905"],
  ["1.750.905 al mes", "1.750.905"],
  // A mark of feet, or before fewer digits, is none of millions.
  ["1'75", "1'75"],
  ["1'750,90", "1.750,90"],
  ["pesos", "pesos"],
  ["  al mes", "  al mes"],
  [1_750_905, 1_750_905],
  [null, null],
])("IM-25 %j is %j without the marks of a hand", (cell, expected) => {
  expect(withoutHandMarks(cell)).toBe(expected);
});

it.each([" USD ", "US$", "€", "Dólares", "Euro", "Reales brasileños", "Libras esterlinas", "yen"])(
  "IM-20 «%s» alone names another money",
  (text) => {
    expect(namesForeignMoney(text)).toBe(true);
  },
);

it.each(["COP", "Pesos", "", "USDT", "Real", "Clientes USD"])("IM-20 «%s» alone names none", (text) => {
  expect(namesForeignMoney(text)).toBe(false);
});

it.each([
  ["US$ 500", true],
  ["500 USD", true],
  ["20 dólares", true],
  ["€20", true],
  ["$ 500", false],
  ["BUSD 5", false],
])("IM-20 «%s» is an amount of another money: %s", (cell, expected) => {
  expect(saysForeignMoney(cell)).toBe(expected);
});
