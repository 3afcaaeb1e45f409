import fc from "fast-check";
import { expect, it } from "vitest";
import { dayOfSerial, isDayHeading, plainDayFrom1904 } from "#domain/import/values/serial-day.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";

it.each([
  [1, "1900-01-01"],
  [59, "1900-02-28"],
  // Excel's 29 February 1900 is no day.
  [60, null],
  [60.9, null],
  [61, "1900-03-01"],
  [61.99, "1900-03-01"],
  [109_574, "2199-12-31"],
  [109_575, null],
  [0.99, null],
  [0, null],
  [-5, null],
  [Number.NaN, null],
])("IM-07 %s counts from 1900 to %s", (serial, expected) => {
  expect(dayOfSerial(serial, false)).toBe(expected);
});

it.each([
  [0, "1904-01-01"],
  [0.75, "1904-01-01"],
  [1, "1904-01-02"],
  [108_112, "2199-12-31"],
  [108_113, null],
  [-0.1, null],
  [-1, null],
])("IM-07 %s counts from 1904 to %s", (serial, expected) => {
  expect(dayOfSerial(serial, true)).toBe(expected);
});

it("IM-07 both systems count the same days, four years and a day apart", () => {
  fc.assert(
    fc.property(fc.integer({ min: 61, max: 108_000 }), (days) => {
      expect(dayOfSerial(days + 1462, false)).toBe(addDays(day("1904-01-01"), days));
      expect(dayOfSerial(days, true)).toBe(dayOfSerial(days + 1462, false));
    }),
    { numRuns: 40 },
  );
});

it.each([
  // Counted from 1904, where no style says that it is a day: from 1980 to 2099.
  [27_758, null],
  [27_759, "1980-01-01"],
  [44_892.5, "2026-11-28"],
  [71_588, "2099-12-31"],
  [71_589, null],
  [110_505, null],
  [5, null],
])("IM-07 %s without a style may be %s of 1904", (serial, expected) => {
  expect(plainDayFrom1904(serial)).toBe(expected);
});

it.each([
  "Fecha",
  "FECHAS",
  "F. Elaboración",
  "Fec. Doc.",
  "Fch",
  "Día",
  "Vence",
  "Vencimiento  (día)",
  "*Desde",
  "Hasta:",
  "Inicio",
  " Fin ",
])("IM-07 «%s» is the heading of a column of days", (text) => {
  expect(isDayHeading(text)).toBe(true);
});

it.each(["Final", "Fiador", "Diario", "Valor desde", "Días", "Fechador", "", "Inicial"])(
  "IM-07 «%s» is none",
  (text) => {
    expect(isDayHeading(text)).toBe(false);
  },
);
