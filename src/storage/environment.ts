import type { Clock } from "#domain/kernel/clock.ts";
import { makeId, type NewId } from "#domain/kernel/ids.ts";

/** The device's clock. The one place that asks for the time. */
export const systemClock: Clock = { now: () => Date.now() };

let lastTime = 0;

/** Ids that sort in the order they were made in this tab, also when the clock is set back (DT-05). */
export const newId: NewId = (kind) => {
  lastTime = Math.max(lastTime, systemClock.now());
  return makeId(kind, lastTime, crypto.getRandomValues(new Uint8Array(10)));
};
