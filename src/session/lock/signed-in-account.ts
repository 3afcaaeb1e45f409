import { parseSession, SESSION_KEY } from "../who/session-record.ts";

/** The account that this browser is signed in to, as the page knows it before the registry answers. */
export function signedInAccount(): string | null {
  try {
    return parseSession(localStorage.getItem(SESSION_KEY))?.user.id ?? null;
  } catch {
    return null;
  }
}
