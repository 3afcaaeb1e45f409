import { isPageLocked, lockMinutes, markSignedIn } from "#storage/lock/lock-keys.ts";
import type { SessionStore } from "../who/session-store.ts";
import { signedInAccount } from "./signed-in-account.ts";

type Watched = Pick<SessionStore, "getSnapshot" | "subscribe">;
type LoadLock = () => Promise<{ readonly pageLock: { start(hidden?: readonly Element[]): void } }>;

/** The lock could not be fetched: the page stays empty but for this, also of what is rendered later. */
function keepClosed(): void {
  const place = document.createElement("p");
  place.role = "alert";
  place.textContent = "Cuadra está bloqueada. Vuelve a cargar la página para escribir tu PIN.";
  const cover = (): void => {
    if (document.body.childNodes.length !== 1 || !place.isConnected) document.body.replaceChildren(place);
  };
  cover();
  new MutationObserver(cover).observe(document.body, { childList: true });
}

/**
 * Called before anything is rendered. The rest of the lock is fetched as soon as a signed-in account has a PIN: now, when
 * somebody signs in later, or when another tab sets one. What is locked now is taken out of the page until then.
 */
export function guardPage(session: Watched, load: LoadLock = () => import("./page-lock.ts")): void {
  let known = signedInAccount();
  let asked = false;
  const look = (hidden: readonly Element[] = []): void => {
    const account = signedInAccount();
    if (asked || account === null || lockMinutes(account) === null) return;
    asked = true;
    load()
      .then(({ pageLock }) => pageLock.start(hidden))
      .catch(() => {
        if (hidden.length > 0) keepClosed();
        // Otherwise the next sign asks again.
        else asked = false;
      });
  };
  session.subscribe(() => {
    const { state } = session.getSnapshot();
    if (state.kind === "loading" || state.kind === "lost") return;
    const now = state.kind === "in" ? state.user.id : signedInAccount();
    // Once it runs, the lock follows the session itself.
    if (!asked && now !== null && now !== known) markSignedIn(now);
    known = now;
    look();
  });
  for (const event of ["storage", "pageshow"]) window.addEventListener(event, () => look());
  const hidden = known !== null && isPageLocked(known) ? [...document.body.children] : [];
  for (const each of hidden) each.remove();
  look(hidden);
}
