import { asId, type VisitorId } from "#domain/kernel/ids.ts";
import { newId } from "#storage/engine/environment.ts";
import type { FileOwner } from "#storage/waiting-files/waiting-files-database.ts";
import type { SessionState } from "./session-state.ts";

const KEY = "cuadra_visitante";

/** For where the browser keeps nothing: until the page is left. */
let remembered: VisitorId | null = null;

/** Whoever brought something in this tab before signing in; null when nobody did. Survives a reload, not the tab. */
export function knownVisitor(): VisitorId | null {
  try {
    return asId("visitor", sessionStorage.getItem(KEY)) ?? remembered;
  } catch {
    return remembered;
  }
}

export function visitor(): VisitorId {
  const known = knownVisitor();
  if (known !== null) return known;
  remembered = newId("visitor");
  try {
    sessionStorage.setItem(KEY, remembered);
  } catch {
    // As above.
  }
  return remembered;
}

/** What they brought is an account's now: whoever uses this tab next is somebody else. */
export function forgetVisitor(): void {
  remembered = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** Whose files are seen here: the account's, else this tab's visitor's. */
export function fileOwner(state: SessionState): FileOwner | null {
  if (state.kind === "in") return state.user.id;
  return state.kind === "out" || state.kind === "guest" ? knownVisitor() : null;
}
