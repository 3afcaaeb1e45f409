import { type Clock, today } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";

/** Follows the calendar: notifies its listeners when another day has begun. */
export interface DayTicker {
  readonly subscribe: (listener: () => void) => () => void;
  /** The day now, asked of the clock. */
  readonly getSnapshot: () => Day;
}

/** Longest time between two looks at the clock (ms). A timer set for midnight would sleep with the device. */
const LOOK_AGAIN = 30_000;

/** Events after which time may have passed without a timer: waking, coming back to the tab, from the page cache. */
const WAKING = ["visibilitychange", "focus", "pageshow"] as const;

function makeTicker(clock: Clock): DayTicker {
  const listeners = new Set<() => void>();
  const getSnapshot = () => today(clock);
  let notified = getSnapshot();
  let stop: (() => void) | null = null;
  const look = () => {
    const now = getSnapshot();
    if (now === notified) return;
    notified = now;
    for (const listener of [...listeners]) listener();
  };
  const start = () => {
    notified = getSnapshot();
    const timer = setInterval(look, LOOK_AGAIN);
    const isPage = typeof window !== "undefined";
    // On `window`, where `visibilitychange` of the document arrives too.
    if (isPage) for (const event of WAKING) window.addEventListener(event, look);
    return () => {
      clearInterval(timer);
      if (isPage) for (const event of WAKING) window.removeEventListener(event, look);
    };
  };
  return {
    getSnapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}

const tickers = new WeakMap<Clock, DayTicker>();

/** The one ticker of a clock: every screen learns of a new day from the same look. */
export function dayTicker(clock: Clock): DayTicker {
  const ticker = tickers.get(clock) ?? makeTicker(clock);
  tickers.set(clock, ticker);
  return ticker;
}
