import type { SelfFinding } from "#storage/health/self-check.ts";
import { createStore } from "#ui/kit/create-store.ts";

/** What the check of the books found by itself; null if nothing, or once it was read. */
export const checkNotice = createStore<readonly SelfFinding[] | null>(null);
