import type { MissingMovements } from "#storage/missing-movements.ts";

/** Movements that this device saw saved and the open account does not hold (ST-02). */
export interface MissingNotice extends MissingMovements {
  /** The person has read it: it is not told again. */
  readonly accept: () => void;
}

let notice: MissingNotice | null = null;
const listeners = new Set<() => void>();

function set(next: MissingNotice | null): void {
  notice = next;
  for (const listener of listeners) listener();
}

/** Set where the account's database opens; gone with it. */
export const missingNotice = {
  get: (): MissingNotice | null => notice,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show(next: MissingNotice): void {
    set(next);
  },
  hide(): void {
    if (notice !== null) set(null);
  },
};
