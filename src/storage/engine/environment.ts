import type { Clock } from "#domain/kernel/clock.ts";
import { makeId, type NewId } from "#domain/kernel/ids.ts";

/** The device's clock. The only place that reads the time. */
export const systemClock: Clock = { now: () => Date.now() };

const ID_BYTES = 10;
// Random bytes are requested in bulk: one call per id costs more than importing the entry that uses it.
const pool = new Uint8Array(ID_BYTES * 512);
let used = pool.length;
let lastTime = 0;

/** Creates ids that sort in the order they were made in this tab, even if the clock is set back (DT-05). */
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
