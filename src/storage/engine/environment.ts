import type { Clock } from "#domain/kernel/clock.ts";
import { makeId, type NewId } from "#domain/kernel/ids.ts";

/** The device's clock. The only place that reads the time. */
export const systemClock: Clock = { now: () => Date.now() };

const ID_BYTES = 10;
// Random bytes are requested in bulk: one call per id costs more than importing the entry that uses it.
const pool = new Uint8Array(ID_BYTES * 512);
let used = pool.length;
let lastTime = 0;
/** Counts the ids of one millisecond: the 12 bits that follow the time (RFC 9562, section 6.2). */
let count = 0;
const MOST = 0xfff;

/** Creates ids that sort in the order they were made in this tab, even if the clock is set back (DT-05). */
export const newId: NewId = (kind) => {
  const now = systemClock.now();
  if (used >= pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  const at = used;
  used += ID_BYTES;
  const isLater = now > lastTime;
  if (isLater || count === MOST) {
    lastTime = isLater ? now : lastTime + 1;
    // The lower half, chosen at random: what follows in the same millisecond counts on from there.
    count = (((pool[at] ?? 0) & 7) << 8) | (pool[at + 1] ?? 0);
  } else count += 1;
  pool.set([count >> 8, count & 0xff], at);
  return makeId(kind, lastTime, pool, at);
};
