import { vi } from "vitest";

/** Repeats until it no longer throws. The limit is against hanging: a loaded machine takes its time. */
export function eventually<T>(work: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(work, { timeout: 60_000 });
}
