import type { EntryContext, ReadyEntry, ReadyOperation } from "./grade-entry.ts";
import { joinAll, joinRest, type RecordedOperation } from "./joined-entries.ts";

/** Operations with their records, and the entries that no operation took. */
interface Rests {
  readonly records: Map<ReadyOperation, RecordedOperation>;
  readonly free: Set<ReadyEntry>;
  /** Whether an entry shares something with an operation. */
  isRelated(ready: ReadyOperation, entry: ReadyEntry): boolean;
}

/** Free entries read as the rest of an operation's record, and what it earns by them. */
interface Step {
  readonly taken: readonly ReadyEntry[];
  readonly joined: RecordedOperation;
  readonly gain: number;
}

function stepsOf(recorded: RecordedOperation, { free, isRelated }: Rests, context: EntryContext): Step[] {
  const { ready, mark } = recorded;
  const related = [...free].filter((entry) => isRelated(ready, entry));
  const step = (joined: RecordedOperation, taken: readonly ReadyEntry[]): Step => ({
    taken,
    joined,
    gain: (joined.mark.score - mark.score) * mark.points,
  });
  const all = joinAll(recorded, related, context);
  return [
    ...related.flatMap((entry) => {
      const joined = joinRest(recorded, entry, context);
      return joined === null ? [] : [step(joined, [entry])];
    }),
    ...(all === null ? [] : [step(all.joined, all.taken)]),
  ];
}

function better(a: Step | null, b: Step): Step {
  return a === null || b.gain > a.gain + 1e-9 ? b : a;
}

/**
 * Reads entries that are nobody's as the rest of the operations that earn most by them, the largest gain first: of two
 * sales of one day with their costs apart, each takes its own (ED-16).
 */
export function joinRests(rests: Rests, context: EntryContext): void {
  const { records, free } = rests;
  const open = new Map<ReadyOperation, readonly Step[]>();
  for (const [ready, recorded] of records) open.set(ready, stepsOf(recorded, rests, context));
  const isThere = ({ taken }: Step) => taken.every((entry) => free.has(entry));
  for (;;) {
    const best = [...open.values()].flat().reduce<Step | null>(better, null);
    if (best === null) return;
    records.set(best.joined.ready, best.joined);
    for (const entry of best.taken) free.delete(entry);
    for (const [ready, steps] of open) {
      const recorded = records.get(ready);
      // Of several entries together only the best ones were kept, so that others are looked for.
      const isNew =
        ready === best.joined.ready || steps.some((step) => step.taken.length > 1 && !isThere(step));
      open.set(
        ready,
        isNew && recorded !== undefined ? stepsOf(recorded, rests, context) : steps.filter(isThere),
      );
    }
  }
}
