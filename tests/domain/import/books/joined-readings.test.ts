import { expect, it } from "vitest";
import { joinedReadings } from "#domain/import/books/joined-readings.ts";
import { NOTHING_LEFT, type RawEntry, type RawReading } from "#domain/import/books/raw-entries.ts";

const reading = (rows: readonly number[], more: Partial<RawReading> = {}): RawReading => ({
  entries: rows.map((row) => ({ row }) as unknown as RawEntry),
  left: NOTHING_LEFT,
  rounded: 0,
  mixed: 0,
  ...more,
});

it("joins what several sheets say in their order, and counts what each left out", () => {
  const enero = reading([2, 3], { left: { ...NOTHING_LEFT, total: 1, void: 2 }, rounded: 1 });
  const febrero = reading([2], { left: { ...NOTHING_LEFT, void: 3 }, rounded: 4, mixed: 5 });
  const sheets = [
    { name: "Enero", reading: enero },
    { name: "Febrero", reading: febrero },
  ];
  const joined = joinedReadings(sheets);
  expect(joined.entries.map(({ sheet, row }) => [sheet, row])).toEqual([
    ["Enero", 2],
    ["Enero", 3],
    ["Febrero", 2],
  ]);
  expect(joined).toMatchObject({ left: { ...NOTHING_LEFT, total: 1, void: 5 }, rounded: 5, mixed: 5 });
});

it("leaves one sheet as it was read, and of none reads nothing", () => {
  const only = reading([2]);
  expect(joinedReadings([{ name: "Hoja1", reading: only }])).toBe(only);
  expect(joinedReadings([])).toEqual(reading([]));
});
