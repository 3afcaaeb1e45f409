import { type Instant, timeInBogota } from "#domain/kernel/clock.ts";
import type { PageView } from "./describe.ts";
import { page } from "./texts.ts";

const KEY = "cuadra_mirar_otra_vez";

/** A browser that hardly answers takes its time to open the page; what is older was another visit. */
const RECENT_MS = 2 * 60_000;

/** What a person sees of a view. */
function seen({ heading, tiles, options }: PageView): string {
  const box = tiles.map(({ label, value, hint }) => [label, value, hint]);
  return JSON.stringify([heading, box, options.map(({ title, text }) => [title, text])]);
}

/** To be called before the page is loaded anew because somebody asked: a page that was loaded knows of no press. */
export function rememberAsked(view: PageView, now: Instant): void {
  try {
    sessionStorage.setItem(KEY, `${now} ${seen(view)}`);
  } catch {
    // Without storage the page only does not say that it looked.
  }
}

/**
 * What the press that loaded this page is answered: when it was looked again, and whether anything is different. A look
 * that finds the same would otherwise read like a press that did nothing. Null if nobody asked.
 */
export function askedAnswer(view: PageView, now: Instant): string | null {
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    return null;
  }
  if (kept === null) return null;
  const end = kept.indexOf(" ");
  const ago = now - Number(kept.slice(0, end));
  if (!(ago >= 0 && ago <= RECENT_MS)) return null;
  const at = page.hour(timeInBogota(now));
  return kept.slice(end + 1) === seen(view) ? page.lookedSame(at) : page.lookedOther(at);
}
