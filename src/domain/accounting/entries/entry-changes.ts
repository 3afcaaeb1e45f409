import type { Day } from "../../kernel/day.ts";
import type { Side } from "../account.ts";
import type { Entry, EntryContent, EntryLine, EntryLink } from "./entry.ts";

/** One difference between two versions of an entry. */
export type ContentChange =
  | { readonly kind: "date"; readonly before: Day; readonly after: Day }
  | { readonly kind: "reference" | "description"; readonly before: string; readonly after: string }
  /** `before` null: the line was added; `after` null: it was removed. */
  | { readonly kind: "line"; readonly before: EntryLine | null; readonly after: EntryLine | null }
  /** The same lines in a different order. */
  | { readonly kind: "order" }
  /** What its payments were said to be for. */
  | { readonly kind: "flows" };

/** What a command did to an entry, from its versions before and after. */
export type EntryEvent =
  | { readonly kind: "posted"; readonly reverses: EntryLink | null }
  /** The entry had been removed and was recreated. */
  | { readonly kind: "restored"; readonly number: number }
  | { readonly kind: "deleted" }
  | { readonly kind: "voided" }
  | { readonly kind: "unvoided" }
  | { readonly kind: "reversed"; readonly by: EntryLink }
  /** Its reversal was removed. */
  | { readonly kind: "released" }
  | { readonly kind: "edited"; readonly changes: readonly ContentChange[] };

export function sideOf(line: Pick<EntryLine, "credit">): Side {
  return line.credit > 0 ? "credit" : "debit";
}

type Likeness = (a: EntryLine, b: EntryLine) => boolean;

const sameAccount: Likeness = (a, b) => a.account === b.account;
const sameFigures: Likeness = (a, b) => a.debit === b.debit && a.credit === b.credit;
const sameWords: Likeness = (a, b) =>
  (a.thirdParty ?? "") === (b.thirdParty ?? "") && (a.note ?? "") === (b.note ?? "");
const sameSide: Likeness = (a, b) => sideOf(a) === sideOf(b);

/** From most to least alike: which line an edit most likely replaced. */
const LIKENESSES: readonly Likeness[] = [
  (a, b) => sameAccount(a, b) && sameFigures(a, b) && sameWords(a, b),
  (a, b) => sameAccount(a, b) && sameFigures(a, b),
  (a, b) => sameAccount(a, b) && sameSide(a, b),
  sameAccount,
  sameFigures,
];

interface Pair {
  readonly before: EntryLine | null;
  readonly after: EntryLine | null;
}

/** Pairs each line with its counterpart, in the order of the later version; removed lines come last. */
function pairLines(before: readonly EntryLine[], after: readonly EntryLine[]): Pair[] {
  const partners = new Map<number, number>();
  const left = new Set(before.keys());
  for (const isLike of LIKENESSES) {
    for (const [place, line] of after.entries()) {
      if (partners.has(place)) continue;
      const found = [...left].find((each) => isLike(before[each] ?? line, line));
      if (found === undefined) continue;
      partners.set(place, found);
      left.delete(found);
    }
  }
  const kept = after.map(
    (line, place): Pair => ({ before: before[partners.get(place) ?? -1] ?? null, after: line }),
  );
  const gone = [...left].map((place): Pair => ({ before: before[place] ?? null, after: null }));
  return [...kept, ...gone];
}

function isSameLine(a: EntryLine | null, b: EntryLine | null): boolean {
  return a !== null && b !== null && sameAccount(a, b) && sameFigures(a, b) && sameWords(a, b);
}

function lineChanges(before: readonly EntryLine[], after: readonly EntryLine[]): ContentChange[] {
  const changed = pairLines(before, after).filter((pair) => !isSameLine(pair.before, pair.after));
  if (changed.length > 0) return changed.map((pair) => ({ kind: "line", ...pair }));
  const moved = after.some((line, place) => !isSameLine(before[place] ?? null, line));
  return moved ? [{ kind: "order" }] : [];
}

/** Differences between two contents, in the terms of a reader of the book. */
export function contentChanges(before: EntryContent, after: EntryContent): ContentChange[] {
  const changes: ContentChange[] = [];
  if (before.date !== after.date) changes.push({ kind: "date", before: before.date, after: after.date });
  for (const kind of ["reference", "description"] as const) {
    if (before[kind] !== after[kind]) changes.push({ kind, before: before[kind], after: after[kind] });
  }
  return [...changes, ...lineChanges(before.lines, after.lines)];
}

function flowChanges({ flows: before = [] }: Entry, { flows: after = [] }: Entry): ContentChange[] {
  const text = (flows: NonNullable<Entry["flows"]>) =>
    flows
      .map(({ account, flow }) => `${account} ${flow}`)
      .sort()
      .join();
  return text(before) === text(after) ? [] : [{ kind: "flows" }];
}

/** What happened between two versions of one entry; null if it existed in neither, or nothing reportable changed. */
export function entryEvent(before: Entry | null, after: Entry | null): EntryEvent | null {
  if (after === null) return before === null ? null : { kind: "deleted" };
  if (before === null) {
    if (after.version > 1) return { kind: "restored", number: after.number };
    return { kind: "posted", reverses: after.reverses ?? null };
  }
  if (before.status !== after.status) return { kind: after.status === "void" ? "voided" : "unvoided" };
  if (after.reversedBy && before.reversedBy?.id !== after.reversedBy.id)
    return { kind: "reversed", by: after.reversedBy };
  if (before.reversedBy && !after.reversedBy) return { kind: "released" };
  const changes = [...contentChanges(before, after), ...flowChanges(before, after)];
  return changes.length === 0 ? null : { kind: "edited", changes };
}
