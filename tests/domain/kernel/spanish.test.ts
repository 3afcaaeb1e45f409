import { expect, it } from "vitest";
import { capitalize, uncapitalize } from "#domain/kernel/capitals.ts";
import { listed, monthName, weekdayName } from "#domain/kernel/spanish.ts";

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
