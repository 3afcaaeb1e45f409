import { dayInBogota } from "#domain/kernel/clock.ts";
import { systemClock } from "#storage/engine/environment.ts";

/** As often as the application looks: a timer set for midnight would sleep with the device. */
const LOOK_MS = 30_000;

/** What somebody is in the middle of: a form, a work, a question that is not answered. */
const BUSY = "form, input[type='checkbox'], [role='progressbar'], button:disabled";

/** The page says "hoy" and "ayer" of its copies: on another day it is drawn anew, but not under somebody's hands. */
export function watchDay(root: HTMLElement, draw: () => void, now = () => systemClock.now()): () => void {
  const drawn = dayInBogota(now());
  const timer = setInterval(() => {
    if (dayInBogota(now()) === drawn || root.querySelector(BUSY) !== null) return;
    clearInterval(timer);
    draw();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
