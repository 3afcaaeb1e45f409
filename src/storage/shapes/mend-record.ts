import type { Shape } from "./shape.ts";

type Fits = (value: unknown) => boolean;
type Raw = Readonly<Record<string, unknown>>;

const isRaw = (value: unknown): value is Raw =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function soundList(list: readonly unknown[], fits: Fits): readonly unknown[] | undefined {
  const kept: unknown[] = [];
  for (const each of list) {
    const part = soundPart(each, (value) => fits([...kept, value]));
    if (part !== undefined) kept.push(part);
  }
  return fits(kept) ? kept : undefined;
}

function soundFields(value: Raw, fits: Fits): Raw | undefined {
  for (const key of Object.keys(value)) {
    const part = soundPart(value[key], (each) => fits({ ...value, [key]: each }));
    if (part !== undefined) return { ...value, [key]: part };
    const { [key]: _gone, ...rest } = value;
    if (fits(rest)) return rest;
  }
  return undefined;
}

/** What of a value can stay where `fits` says what may stand there; undefined for nothing of it. */
function soundPart(value: unknown, fits: Fits): unknown {
  if (value !== undefined && fits(value)) return value;
  if (Array.isArray(value)) return soundList(value, fits);
  return isRaw(value) ? soundFields(value, fits) : undefined;
}

/** A damaged record with what is sound of it, over what takes the place of the rest (ST-28). */
export function mendRecord<Row extends object>(shape: Shape<Row>, base: Row, row: object): Row {
  let made = base;
  for (const [key, value] of Object.entries(row)) {
    const part = soundPart(value, (each) => shape.check({ ...made, [key]: each }) === "ok");
    if (part !== undefined) made = { ...made, [key]: part };
  }
  return made;
}
