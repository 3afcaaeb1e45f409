import { systemClock } from "#storage/engine/environment.ts";
import {
  isPageLocked,
  keepLockKey,
  lockedKey,
  lockMinutes,
  markSignedIn,
  usedKey,
  waitKey,
} from "#storage/lock/lock-keys.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { session } from "../who/session.ts";
import type { SessionStore } from "../who/session-store.ts";
import { type HiddenPage, hidePage } from "./hide-page.ts";
import { signedInAccount } from "./signed-in-account.ts";

/** Use is written down at most this often. */
const USED_EVERY_MS = 5000;
const LOOK_EVERY_MS = 2000;
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/**
 * Locks the page of an account with a PIN when nobody uses it: the page is taken out of the document, where nothing of
 * the books is left to be read, and stays in memory with what was being typed. All tabs lock and unlock together.
 */
export class PageLock {
  readonly #session: Pick<SessionStore, "getSnapshot" | "subscribe">;
  /** True while an account is locked. */
  readonly locked = createStore(false);
  #account: string | null = null;
  #hidden: HiddenPage | null = null;
  #written = 0;
  #started = false;

  constructor(who: Pick<SessionStore, "getSnapshot" | "subscribe">) {
    this.#session = who;
  }

  /** `hidden`: what was taken out of the page before this code came. */
  start(hidden: readonly Element[] = []): void {
    if (this.#started) return;
    this.#started = true;
    this.#account = signedInAccount();
    if (this.#account !== null && hidden.length > 0) {
      keepLockKey(lockedKey(this.#account), "1");
      this.#hide(hidden);
    }
    for (const sign of SIGNS)
      window.addEventListener(sign, () => this.#seen(), { capture: true, passive: true });
    setInterval(() => this.#look(), LOOK_EVERY_MS);
    for (const event of ["focus", "pageshow", "storage"]) window.addEventListener(event, () => this.#look());
    document.addEventListener("visibilitychange", () => this.#look());
    this.#session.subscribe(() => this.#follow());
    this.#look();
  }

  lockNow(): void {
    this.start();
    if (this.#account === null || lockMinutes(this.#account) === null) return;
    keepLockKey(lockedKey(this.#account), "1");
    this.#look();
  }

  /** Call once the person has shown who they are. */
  unlock(): void {
    if (this.#account !== null) {
      keepLockKey(usedKey(this.#account), String(systemClock.now()));
      keepLockKey(lockedKey(this.#account), null);
      keepLockKey(waitKey(this.#account), null);
    }
    this.#show();
  }

  /** Somebody else signed in, or nobody is any more. */
  #follow(): void {
    const { state } = this.#session.getSnapshot();
    if (state.kind === "loading" || state.kind === "lost") return;
    const now = state.kind === "in" ? state.user.id : null;
    if (now === this.#account) return;
    // The registry does not answer: nobody has left, and a reload would only come back here.
    if (now === null && signedInAccount() === this.#account) return;
    if (this.#account !== null) keepLockKey(lockedKey(this.#account), null);
    this.#account = now;
    if (now !== null) markSignedIn(now);
    // The page still shows the account that was left: nobody sees it again.
    if (this.#hidden !== null) window.location.assign("/");
  }

  #look(): void {
    const account = this.#account;
    if (account === null) return;
    if (!isPageLocked(account)) {
      // Unlocked in another tab, or its PIN was removed.
      if (this.#hidden !== null) this.#show();
      return;
    }
    if (this.#hidden !== null) return;
    // Written down once, so that every other tab finds it too and no clock undoes it. Written again it would lock what
    // another tab is just unlocking.
    keepLockKey(lockedKey(account), "1");
    this.#hide([]);
  }

  #seen(): void {
    const account = this.#account;
    if (account === null || this.#hidden !== null || lockMinutes(account) === null) return;
    // After a sleep the first movement comes before any timer: it must not count as use.
    if (isPageLocked(account)) {
      this.#look();
      return;
    }
    const now = systemClock.now();
    if (Math.abs(now - this.#written) < USED_EVERY_MS) return;
    this.#written = now;
    keepLockKey(usedKey(account), String(now));
  }

  #hide(before: readonly Element[]): void {
    this.#hidden = hidePage(before);
    this.locked.set(true);
    const { place } = this.#hidden;
    void import("./lock-screen.tsx").then(
      ({ showLock }) => {
        if (this.#hidden?.place === place)
          showLock(place, { locked: this.locked, onUnlock: () => this.unlock() });
      },
      () => {
        place.textContent = "Cuadra está bloqueada. Vuelve a cargar la página para escribir tu PIN.";
      },
    );
  }

  #show(): void {
    const hidden = this.#hidden;
    this.#hidden = null;
    try {
      hidden?.bringBack();
    } finally {
      // The lock screen ends whatever happened: nobody stays behind one that no longer locks.
      this.locked.set(false);
    }
  }
}

/** This page's lock. Started where somebody has a PIN, or sets one. */
export const pageLock = new PageLock(session);
