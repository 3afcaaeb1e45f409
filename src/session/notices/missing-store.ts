import type { MissingMovements } from "#storage/health/missing-movements.ts";
import { createStore } from "#ui/kit/create-store.ts";

/** Movements that were saved on this device but are missing from the open account (ST-02). */
export interface MissingNotice extends MissingMovements {
  /** Acknowledges the notice: it is not shown again. */
  readonly accept: () => void;
}

/** Set when the account's database opens; cleared when it closes. */
export const missingNotice = createStore<MissingNotice | null>(null);
