import type { MissingMovements } from "#storage/health/missing-movements.ts";
import { createStore } from "#ui/kit/create-store.ts";

/** Movements that this device saw saved and the open account does not hold (ST-02). */
export interface MissingNotice extends MissingMovements {
  /** The person has read it: it is not told again. */
  readonly accept: () => void;
}

/** Set where the account's database opens; gone with it. */
export const missingNotice = createStore<MissingNotice | null>(null);
