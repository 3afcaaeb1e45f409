import { timeInBogota } from "#domain/kernel/clock.ts";
import type { Result } from "#domain/kernel/result.ts";
import { systemClock } from "#storage/engine/environment.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { toast } from "#ui/kit/feedback/toast.ts";

/** State of the saved indicator. "saved" is set only after a commit (ST-11). */
type SaveState =
  | { readonly kind: "idle" }
  | { readonly kind: "unsaved" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved"; readonly time: string }
  | { readonly kind: "failed"; readonly retry: (() => void) | null };

type Retry = (() => void) | null;

/** One origin of input or commands. A commit of another source does not change its state. */
interface Source {
  running: number;
  /** Step of the last keystroke not yet covered by a commit; 0 if none. */
  typed: number;
  failed: { readonly step: number; readonly retry: Retry } | null;
}

/** Default source: commands without a text field behind them. */
const MOMENT = "moment";

const sources = new Map<string, Source>();
const firstSave = new Set<() => void>();
const shown = createStore<SaveState>({ kind: "idle" });
let savedAt: string | null = null;
/** Incremented by each keystroke and each command start: a commit covers the keystrokes before its start. */
let step = 0;

function sourceOf(name: string): Source {
  const known = sources.get(name);
  if (known) return known;
  const made: Source = { running: 0, typed: 0, failed: null };
  sources.set(name, made);
  return made;
}

/** The worst state of all sources; a failure that is being retried counts as saving. */
function worst(): SaveState {
  const all = [...sources.values()];
  const failures = all.flatMap(({ failed, running }) => (failed !== null && running === 0 ? [failed] : []));
  const [failure] = failures.sort((a, b) => Number(b.retry !== null) - Number(a.retry !== null));
  if (failure) return { kind: "failed", retry: failure.retry };
  if (all.some(({ running }) => running > 0)) return { kind: "saving" };
  if (all.some(({ typed }) => typed > 0)) return { kind: "unsaved" };
  return savedAt === null ? { kind: "idle" } : { kind: "saved", time: savedAt };
}

function isSame(a: SaveState, b: SaveState): boolean {
  if (a.kind === "saved" && b.kind === "saved") return a.time === b.time;
  if (a.kind === "failed" && b.kind === "failed") return a.retry === b.retry;
  return a.kind === b.kind;
}

function show(): void {
  const next = worst();
  if (!isSame(shown.getSnapshot(), next)) shown.set(next);
}

/** One indicator for the page, outside React so that any command on any screen can report to it. */
export const saveState = {
  get: shown.getSnapshot,
  subscribe: shown.subscribe,
  /** The listener runs once, after the first commit of this page; it asks for persistent storage. */
  onFirstSave(listener: () => void): void {
    firstSave.add(listener);
  },
  typing(source: string = MOMENT): void {
    step += 1;
    sourceOf(source).typed = step;
    show();
  },
  /** The source's input was removed or discarded: nothing of it waits to be saved. */
  reset(source: string = MOMENT): void {
    const known = sources.get(source);
    if (!known) return;
    known.typed = 0;
    known.failed = null;
    show();
  },
  /** The database was closed: its state does not apply to the next one. */
  forgetAll(): void {
    sources.clear();
    savedAt = null;
    show();
  },
};

function committed(source: Source, began: number): void {
  if (source.typed < began) source.typed = 0;
  if (source.failed !== null && source.failed.step <= began) source.failed = null;
  // A failure that was reported on its own screen and has no retry: any commit shows that storage works again.
  const moment = sources.get(MOMENT);
  if (moment?.failed?.retry === null) moment.failed = null;
  savedAt = timeInBogota(systemClock.now());
}

/**
 * Runs a command and shows its progress. A refusal by the rules leaves the indicator as it was; a storage failure is
 * shown until the same source commits. `source` names the origin, as in `saveState.typing`.
 */
export async function tracked<T, E extends { readonly kind: string }>(
  run: () => Promise<Result<T, E>>,
  retry: Retry = null,
  source: string = MOMENT,
): Promise<Result<T, E>> {
  const own = sourceOf(source);
  step += 1;
  const began = step;
  own.running += 1;
  show();
  let outcome: "saved" | "refused" | "failed" = "failed";
  try {
    const result = await run();
    if (result.ok) outcome = "saved";
    else if (result.error.kind !== "storage") outcome = "refused";
    return result;
  } finally {
    own.running -= 1;
    // False if forgotten meanwhile: the database was closed, so the outcome is not shown.
    if (sources.get(source) === own) {
      if (outcome === "saved") committed(own, began);
      if (outcome === "failed") own.failed = { step: began, retry };
      show();
    }
    if (outcome === "saved") {
      // Not what is saved as it is typed: whoever mends what was refused still reads why.
      if (source === MOMENT) toast.answered();
      for (const listener of firstSave) listener();
      firstSave.clear();
    }
  }
}
