import { asId, type VisitorId } from "#domain/kernel/ids.ts";
import { newId } from "#storage/engine/environment.ts";
import type { FileOwner } from "#storage/waiting-files/waiting-files-database.ts";
import type { SessionState } from "./session-state.ts";

const KEY = "cuadra_visitante";

/** Fallback where the browser has no storage: kept until the page is left. */
let remembered: VisitorId | null = null;

/** Id of the visitor who added files in this tab before signing in; null if none. Survives a reload, not the tab. */
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

/** The visitor's files now belong to an account: the next user of this tab is someone else. */
export function forgetVisitor(): void {
  remembered = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** Owner of the files shown here: the account, else this tab's visitor. */
export function fileOwner(state: SessionState): FileOwner | null {
  if (state.kind === "in") return state.user.id;
  return state.kind === "out" || state.kind === "guest" ? knownVisitor() : null;
}
