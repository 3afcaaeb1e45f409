const OPEN_DELAY_MS = 700;
const SKIP_WINDOW_MS = 300;

let lastClosed = Number.NEGATIVE_INFINITY;
let closeOpen: (() => void) | null = null;

/** Delay before a tooltip opens: none shortly after another one closed, so that a toolbar can be explored. */
export function openDelay(now: number): number {
  return now - lastClosed <= SKIP_WINDOW_MS ? 0 : OPEN_DELAY_MS;
}

/** Only one tooltip at a time: opening one closes the other. */
export function noteOpened(close: () => void): void {
  if (closeOpen !== close) closeOpen?.();
  closeOpen = close;
}

export function noteClosed(close: () => void, now: number): void {
  if (closeOpen === close) closeOpen = null;
  lastClosed = now;
}
