import { expect, it } from "vitest";
import { spokenHead } from "#domain/import/table/find-head.ts";
import { type DayOrder, dayOrderOf, writtenDay } from "#domain/import/values/written-day.ts";
import { day } from "#domain/kernel/calendar-day.ts";

it.each([
  ["2026-09-01T10:33:10-05:00", "2026-09-01"],
  ["2026-09-01T23:59:59Z", "2026-09-01"],
  ["2026-09-02T03:15:00.250Z", "2026-09-01"],
  ["2026-10-01T02:00+0000", "2026-09-30"],
  ["2026-09-01T20:00:00-08:00", "2026-09-01"],
  // Without a zone it is the day that is written.
  ["2026-09-01T23:30:00", "2026-09-01"],
  ["2026-09-01 04:00", "2026-09-01"],
  ["2026-13-01T10:00:00Z", null],
])("IM-19 the day of an instant is that in Colombia: %s", (cell, expected) => {
  expect(writtenDay(cell, "day-first", day("2026-11-27"))).toBe(expected);
});

it.each([
  ["TipoDocumento", "Tipo Documento"],
  ["balance_after", "balance after"],
  ["FechaDeIngreso", "Fecha De Ingreso"],
  ["ValorIVAGenerado", "Valor IVA Generado"],
  ["NIT", "NIT"],
  ["Valor débito", "Valor débito"],
])("IM-19 the heading %s is read as %s", (heading, expected) => {
  expect(spokenHead(heading)).toBe(expected);
});

it.each<[readonly string[], DayOrder]>([
  [["26-11-03", "26-11-28"], "year-first"],
  [["25/12/31", "26/01/02"], "year-first"],
  // Days of this year are what they seem to be.
  [["26-11-26", "27-11-26"], "day-first"],
  [["11-26-26", "11-27-26"], "month-first"],
  // Of other years nothing is known.
  [["03-11-15", "28-11-15"], "day-first"],
  [["26-11-03", "26-13-28"], "day-first"],
  [["26-11-03", "26-11-2003"], "day-first"],
  [[], "day-first"],
])("IM-19 the order of the days in %j is %s", (cells, order) => {
  expect(dayOrderOf(cells, day("2026-11-27"))).toBe(order);
});
