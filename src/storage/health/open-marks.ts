import { systemClock } from "../engine/environment.ts";

/**
 * Marks in local storage of the pages that have an account open. A page takes its own away when it is left; one that
 * stays without a page behind it indicates an unclean end: a kill, a crash, a power cut. Each page holds a lock under
 * its mark's name, so that the mark of a living page is not taken for that of a dead one.
 */
const PREFIX = "cuadra_abierta_";
const CHECKED = "cuadra_revisada_";

export const CHECK_EVERY_MS = 7 * 24 * 3_600_000;

function marksOf(accountId: string): string[] {
  return Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? "").filter(
    (key) => key.startsWith(`${PREFIX}${accountId}_`),
  );
}

async function heldLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await globalThis.navigator?.locks?.query()) ?? {};
  return new Set(held.map(({ name = "" }) => name));
}

/** Takes away the marks that no page holds. True if there were any: somebody's last page did not end by itself. */
export async function takeUncleanEnd(accountId: string): Promise<boolean> {
  try {
    const marks = marksOf(accountId);
    const held = marks.length > 0 ? await heldLocks() : new Set<string>();
    const left = marks.filter((mark) => !held.has(mark));
    for (const mark of left) localStorage.removeItem(mark);
    return left.length > 0;
  } catch {
    return false;
  }
}

/** Marks the account as open in this page until it is left; the returned function ends it. */
export function markOpen(accountId: string, page: string): () => void {
  const mark = `${PREFIX}${accountId}_${page}`;
  const set = () => {
    try {
      localStorage.setItem(mark, String(systemClock.now()));
    } catch {
      // Without the mark an unclean end goes unnoticed until the weekly check.
    }
  };
  const clear = () => localStorage.removeItem(mark);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.navigator?.locks?.request(mark, { mode: "shared" }, () => held).catch(() => undefined);
  set();
  globalThis.addEventListener?.("pagehide", clear);
  // A page that the browser kept in memory is shown again.
  globalThis.addEventListener?.("pageshow", set);
  return () => {
    globalThis.removeEventListener?.("pagehide", clear);
    globalThis.removeEventListener?.("pageshow", set);
    clear();
    release();
  };
}

/** Whether a week passed since the last check, or it was never made, or a clock set it ahead of now. */
export function isCheckDue(accountId: string, now: number): boolean {
  try {
    const last = Number(localStorage.getItem(`${CHECKED}${accountId}`) ?? Number.NaN);
    return !Number.isFinite(last) || last > now || now - last >= CHECK_EVERY_MS;
  } catch {
    return false;
  }
}

export function rememberCheck(accountId: string, now: number): void {
  try {
    localStorage.setItem(`${CHECKED}${accountId}`, String(now));
  } catch {
    // The check is then made again at the next start, which is harmless.
  }
}
