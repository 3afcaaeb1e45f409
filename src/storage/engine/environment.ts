import type { Clock } from "#domain/kernel/clock.ts";
import { makeId, type NewId } from "#domain/kernel/ids.ts";

/** The device's clock. The one place that asks for the time. */
export const systemClock: Clock = { now: () => Date.now() };

const ID_BYTES = 10;
// Asked for in bulk: one call per id costs more than the import of the entry that it names.
const pool = new Uint8Array(ID_BYTES * 512);
let used = pool.length;
let lastTime = 0;

/** Ids that sort in the order they were made in this tab, also when the clock is set back (DT-05). */
export const newId: NewId = (kind) => {
  lastTime = Math.max(lastTime, systemClock.now());
  if (used >= pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  const at = used;
  used += ID_BYTES;
  return makeId(kind, lastTime, pool, at);
};
