import { monthOf } from "#domain/kernel/calendar-day.ts";
import { recogniseFile } from "#formats/doors/recognise-file.ts";
import { readWhole } from "#tests/support/files/read-whole.ts";
import { type Expected, fileOf, KINDS } from "./expected.ts";
import { TODAY } from "./facts.ts";
import { readAs } from "./read-as.ts";

/**
 * right: it was told what it is, and all that the stranger says of it is what was read. asked: something is asked of
 * the person, or said to them, before anything is written. wrong: it would be written otherwise, and nothing is said.
 */
export type Verdict = "right" | "asked" | "wrong";

export interface Score {
  readonly file: string;
  readonly kind: Expected["kind"];
  /** What it was taken for, before anybody said what it is. */
  readonly taken: string | null;
  readonly verdict: Verdict;
  /** What differs, as read and as said. */
  readonly differs: readonly string[];
  readonly asked: readonly string[];
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const folded = (value: unknown) =>
  typeof value === "string" ? value.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim() : value;

/** The facts that the stranger says, by the names of those read. */
function saidFacts(expected: Expected): Record<string, unknown> {
  const { totals = {}, file: _f, folder: _d, kind: _k, ...rest } = expected;
  const { periods, ...sums } = totals;
  return { ...sums, ...rest, periods: periods?.map(({ from: _from, ...each }) => each) };
}

/** Other figures that the stranger holds to be right as well. */
function isAlsoRight(name: string, value: unknown, expected: Expected): boolean {
  if (name !== "debit" && name !== "credit") return false;
  return [expected.totalsByAccount, expected.totalsIfNegativesFlipped].some((each) => each?.[name] === value);
}

export async function scoreOf(expected: Expected, file = fileOf(expected)): Promise<Score> {
  let taken: string | null = null;
  let month = monthOf(TODAY);
  for await (const part of recogniseFile(file, TODAY))
    if (part.kind === "recognised") {
      taken = part.file;
      month = part.month ?? month;
    }
  const read = await readWhole(new Uint8Array(await file.arrayBuffer()), expected.file);
  const head = { file: expected.file, kind: expected.kind, taken };
  if (!read.ok) return { ...head, verdict: "asked", differs: [], asked: [read.error.kind] };
  const { facts, asked } = readAs(read.value, expected, month);
  const said = saidFacts(expected);
  const differs = Object.entries(facts).flatMap(([name, value]) => {
    const isRight = same(folded(value), folded(said[name])) || isAlsoRight(name, value, expected);
    return isRight ? [] : [`${name}: ${JSON.stringify(value)} for ${JSON.stringify(said[name])}`];
  });
  const isTold = taken === KINDS[expected.kind];
  const isRight = isTold && differs.length === 0 && asked.length === 0;
  const isAsked = taken === null || (isTold && asked.length > 0);
  return { ...head, verdict: isRight ? "right" : isAsked ? "asked" : "wrong", differs, asked };
}
