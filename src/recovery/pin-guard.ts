import type { AccountId } from "#domain/kernel/ids.ts";
import { systemClock } from "#storage/engine/environment.ts";
import { accessFrom } from "#storage/lock/delayed-access.ts";
import { accountsWithPin, lockMinutes, MINUTE_MS } from "#storage/lock/lock-keys.ts";
import type { AccountFinding, Findings } from "#storage/recovery/look.ts";

/** What is said of an account before its PIN was typed. */
export type ShutAccount = Pick<AccountFinding, "id" | "email" | "registered">;

const LOOK_EVERY_MS = 2000;
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/**
 * Accounts with a PIN: nothing of them is on this page until somebody has shown who they are (SE-13). It lasts as long as
 * the page is used; a reload asks again.
 */
export class PinGuard {
  readonly #open = new Set<AccountId>();

  open(id: AccountId): void {
    this.#open.add(id);
  }

  /** What may be shown, and the accounts that are not in it, also those that nothing was found of. */
  split(findings: Findings): { readonly shown: Findings; readonly shut: readonly ShutAccount[] } {
    const ids = accountsWithPin().filter((id) => !this.#open.has(id) && !isWaitOver(id));
    const accounts = findings.accounts.filter(({ id }) => !ids.includes(id));
    const shut = ids.map((id): ShutAccount => {
      const found = findings.accounts.find((each) => each.id === id);
      return found ?? { id, email: "", registered: "no" };
    });
    return { shown: { ...findings, accounts }, shut };
  }

  /** Calls `leave` once an opened account was not used on this page for as long as its lock waits. */
  watch(leave: () => void): void {
    let used = systemClock.now();
    const look = (): void => {
      if (this.#isIdle(used)) leave();
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, () => {
        // After a sleep the first movement comes before any timer: it must not count as use.
        look();
        used = systemClock.now();
      });
    setInterval(look, LOOK_EVERY_MS);
  }

  #isIdle(used: number): boolean {
    const now = systemClock.now();
    return [...this.#open].some((id) => {
      const minutes = lockMinutes(id);
      return minutes !== null && !(used <= now && now - used < minutes * MINUTE_MS);
    });
  }
}

function isWaitOver(id: AccountId): boolean {
  const from = accessFrom(id);
  return from !== null && from <= systemClock.now();
}
