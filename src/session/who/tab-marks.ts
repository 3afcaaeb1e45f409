import type { SessionWorld } from "./session-world.ts";

const SIGNED_IN_KEY = "cuadra_sesion";
const SAMPLE_KEY = "cuadra_ejemplo";
/** Held by every signed-in tab: a session that is not remembered lasts while one of them is open. */
const SESSION_LOCK = "cuadra-session";

/** State of this tab alone, with the lock that shows other tabs it is open. Its guest is in `guest-marks.ts`. */
export interface TabMarks {
  signedIn(accountId: string): void;
  signedOut(): void;
  /** Whether this same tab was signed in before it was reloaded. */
  isSignedInHere(accountId: string): boolean;
  isSignedInElsewhere(): Promise<boolean>;
  sample(): boolean;
  setSample(on: boolean): void;
}

export function makeTabMarks({ tab, locks }: Pick<SessionWorld, "tab" | "locks">): TabMarks {
  let release: (() => void) | null = null;
  return {
    signedIn(accountId) {
      tab.setItem(SIGNED_IN_KEY, accountId);
      release ??= locks.hold(SESSION_LOCK);
    },
    signedOut() {
      tab.removeItem(SIGNED_IN_KEY);
      tab.removeItem(SAMPLE_KEY);
      // Undecided guest work is kept, locked, and offered at the next sign-in.
      release?.();
      release = null;
    },
    isSignedInHere: (accountId) => tab.getItem(SIGNED_IN_KEY) === accountId,
    isSignedInElsewhere: () => locks.isHeld(SESSION_LOCK),
    sample: () => tab.getItem(SAMPLE_KEY) === "1",
    setSample(on) {
      if (on) tab.setItem(SAMPLE_KEY, "1");
      else tab.removeItem(SAMPLE_KEY);
    },
  };
}
