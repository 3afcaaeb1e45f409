import { session } from "./session.ts";

let asked = 0;

/**
 * Logout of the specification: navigates to the home page, then signs out. It waits for the address, not for the home
 * page's code: from then on no guard of the screen being left redirects to sign-in, and other tabs are notified at
 * once (MT-05). Unsaved input may block the navigation: a user who stays (`stayHere`) stays signed in.
 */
export async function leaveForHome(goHome: () => Promise<unknown>): Promise<void> {
  asked += 1;
  const mine = asked;
  const going = goHome();
  // The address changes after this turn; if something blocks the navigation, its outcome is awaited.
  await new Promise((resolve) => setTimeout(resolve, 0));
  if (window.location.pathname !== "/") await going;
  if (mine === asked) session.signOut();
}

/** The next navigation also settles the blocked one: without this it would sign out unexpectedly. */
export function stayHere(): void {
  asked += 1;
}
