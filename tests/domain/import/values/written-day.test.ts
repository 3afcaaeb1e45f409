import { expect, it } from "vitest";
import { spokenHead } from "#domain/import/table/find-head.ts";
import { type DayOrder, dayOrderOf, nearestDay, writtenDay } from "#domain/import/values/written-day.ts";
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
  // Either way they are of this year and the last.
  [["25-11-26"], "day-first"],
  // A year of two figures stands first only beside a month of two.
  [["26-1-03"], "day-first"],
  [["26-11-03", "26-1-04"], "day-first"],
  // Of other years nothing is known.
  [["03-11-15", "28-11-15"], "day-first"],
  [["26-11-03", "26-13-28"], "day-first"],
  [["26-11-03", "26-11-2003"], "day-first"],
  [[], "day-first"],
])("IM-19 the order of the days in %j is %s", (cells, order) => {
  expect(dayOrderOf(cells, day("2026-11-27"))).toBe(order);
});

it.each<[string, string | null, DayOrder?]>([
  ["  03/11/2026 ", "2026-11-03"],
  ["martes,   3  de noviembre   de 2026", "2026-11-03"],
  ["2026-11-03 11:20 p. m.", "2026-11-03"],
  [" 2026-09-02T03:15:00Z ", "2026-09-01"],
  ["2026-09-02T04:59:59Z", "2026-09-01"],
  ["2026-09-02T05:00:00Z", "2026-09-02"],
  ["2026-09-02T10:29:00+05:30", "2026-09-01"],
  ["2026-09-02T10:30:00+05:30", "2026-09-02"],
  ["2026-09-01T15:29:00-09:30", "2026-09-01"],
  ["2026-09-01T19:30:00-09:30", "2026-09-02"],
  ["2026-9-3", "2026-09-03"],
  ["20260903", "2026-09-03"],
  ["3 xyz 2026", null],
  ["3-dec-26", "2026-12-03"],
  ["oct 1/2025", "2025-10-01"],
  ["oct 1", "2026-10-01"],
  // Without its year it is the last one that was, or one of the next weeks.
  ["28/12", "2026-12-28"],
  ["29/12", "2025-12-29"],
  ["28 de diciembre", "2026-12-28"],
  ["29 de diciembre", "2025-12-29"],
  ["dic 29", "2025-12-29"],
  ["31/02", null],
  ["29/02", null],
  ["11/25/26", "2026-11-25", "month-first"],
  ["26-11-25", "2026-11-25", "year-first"],
])("IM-19 %s is %s", (cell, expected, order = "day-first") => {
  expect(writtenDay(cell, order, day("2026-11-27"))).toBe(expected);
});

it("IM-19 a 29 February without its year is that of the leap year that was last", () => {
  expect(writtenDay("29/02", "day-first", day("2025-01-10"))).toBe("2024-02-29");
  expect(writtenDay("feb 29", "day-first", day("2024-03-01"))).toBe("2024-02-29");
});

it.each<[string, string | null]>([
  ["31/11/2026", "2026-11-30"],
  ["30/02/2024", "2024-02-29"],
  ["31-sep-2026", "2026-09-30"],
  ["2026-02-31", "2026-02-28"],
  ["32/11/2026", null],
  ["31/13/2026", null],
  ["31/00/2026", null],
  ["00/11/2026", null],
  // A day that there is needs no other.
  ["31/12/2026", null],
  ["30/11/2026", null],
  ["31/01/2026", null],
])("IM-20 the last day of the month that %s names is %s", (cell, expected) => {
  expect(nearestDay(cell, "day-first", day("2026-11-27"))).toBe(expected);
});

it.each<[readonly string[], DayOrder]>([
  [["26-11-03", "03/11/2026"], "day-first"],
  [["26-11-03", "26-11-04", "Total"], "year-first"],
  [["11/25/2026", "12/31/2026"], "month-first"],
  [["11/25/2026", "31/12/2026"], "day-first"],
  // The day before today's year and the one after it: as they seem to be.
  [["24-11-25", "25-11-25"], "day-first"],
])("IM-19 the order of the days in %j is %s", (cells, order) => {
  expect(dayOrderOf(cells, day("2026-11-27"))).toBe(order);
});
