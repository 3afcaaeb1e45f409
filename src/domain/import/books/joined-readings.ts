import { type LeftOut, NOTHING_LEFT, type RawReading } from "./raw-entries.ts";

interface SheetReading {
  readonly name: string;
  readonly reading: RawReading;
}

/** What several sheets say as one reading, in their order. Each entry says its sheet, since rows are counted in each. */
export function joinedReadings(sheets: readonly SheetReading[]): RawReading {
  const [only, ...others] = sheets;
  if (only !== undefined && others.length === 0) return only.reading;
  const left = { ...NOTHING_LEFT };
  for (const { reading } of sheets)
    for (const why of Object.keys(left) as LeftOut[]) left[why] += reading.left[why];
  const sum = (of: "rounded" | "mixed") => sheets.reduce((all, { reading }) => all + reading[of], 0);
  return {
    entries: sheets.flatMap(({ name, reading }) =>
      reading.entries.map((entry) => ({ ...entry, sheet: name })),
    ),
    left,
    rounded: sum("rounded"),
    mixed: sum("mixed"),
  };
}
