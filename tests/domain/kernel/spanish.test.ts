import { expect, it } from "vitest";
import { capitalize, uncapitalize } from "#domain/kernel/capitals.ts";
import { agreeing, ended, listed, monthName, weekdayName } from "#domain/kernel/spanish.ts";

it("lists as one says it", () => {
  expect(listed([])).toBe("");
  expect(listed(["enero"])).toBe("enero");
  expect(listed(["enero", "marzo"])).toBe("enero y marzo");
  expect(listed(["enero", "marzo", "julio"])).toBe("enero, marzo y julio");
});

it("changes the first letter alone", () => {
  expect(capitalize("ñandú DE la pampa")).toBe("Ñandú DE la pampa");
  expect(uncapitalize("Enero a Octubre")).toBe("enero a Octubre");
  expect(uncapitalize("")).toBe("");
});

it("names months and days, and none beyond them", () => {
  expect([1, 12].map(monthName)).toEqual(["enero", "diciembre"]);
  expect([0, 13, -1].map(monthName)).toEqual(["", "", ""]);
  expect([0, 6].map(weekdayName)).toEqual(["domingo", "sábado"]);
  expect(weekdayName(7)).toBe("");
});

it.each([
  ["Ventas", "bajaron"],
  ["Las ventas", "bajaron"],
  ["Otros ingresos", "bajaron"],
  ["Propiedades, planta y equipo", "bajaron"],
  ["Acreedores comerciales", "bajaron"],
  ["Costo de ventas", "bajó"],
  ["Caja", "bajó"],
  ["Efectivo y equivalentes al efectivo", "bajó"],
  ["Utilidad bruta", "bajó"],
  ["Gas natural", "bajó"],
  ["Análisis de laboratorio", "bajó"],
  ["", "bajó"],
])("a verb agrees with %j: %s", (name, verb) => {
  expect(agreeing(name, "bajó", "bajaron")).toBe(verb);
});

it("ends a sentence with one stop, after a name that has its own too", () => {
  expect(`${ended("Ferretería Andina S.A.S.")} Diario`).toBe("Ferretería Andina S.A.S. Diario");
  expect(ended("Nequi")).toBe("Nequi.");
});
