import type { Instant } from "#domain/kernel/clock.ts";
import { readRow } from "../../shapes/read-row.ts";
import { integer, list, orNull, shape, textValue } from "../../shapes/shape.ts";

/** The setting in which a database notes its copies. It belongs to the device and is in none of them. */
export const COPIES_SETTING = "copies";

export interface CopyRecord {
  /** When the last copy was made that the person said to have; null for never. */
  readonly lastAt: Instant | null;
  /** Classrooms for which the copy before the first work was put off. */
  readonly putOff: readonly string[];
}

const recordShape = shape<CopyRecord>({ lastAt: orNull(integer), putOff: list(textValue) });

export function readCopyRecord(value: unknown): CopyRecord {
  return readRow(recordShape, value) ?? { lastAt: null, putOff: [] };
}

export function withCopyNoted(value: unknown, lastAt: Instant): CopyRecord {
  return { ...readCopyRecord(value), lastAt };
}

export function withPutOff(value: unknown, classroom: string): CopyRecord {
  const record = readCopyRecord(value);
  return { ...record, putOff: [...new Set([...record.putOff, classroom])] };
}
