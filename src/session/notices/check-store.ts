import type { SelfFinding } from "#storage/health/self-check.ts";
import { createStore } from "#ui/kit/create-store.ts";

interface CheckNotice {
  readonly found: readonly SelfFinding[];
  /** The person has read it: it is not told again, at the next start neither. */
  readonly accept: () => void;
}

/** What the check of the books found by itself; null if nothing, or once it was read. */
export const checkNotice = createStore<CheckNotice | null>(null);
