import { session } from "./session.ts";

let asked = 0;

/**
 * The specification's logout: to the home page, then nobody is in. It waits for the address, not for the home page's
 * code: from then on no guard of what is left behind sends to signing in, and other tabs hear of it at once (MT-05).
 * Something half typed may hold the way up: whoever stays then (`stayHere`) stays signed in.
 */
export async function leaveForHome(goHome: () => Promise<unknown>): Promise<void> {
  asked += 1;
  const mine = asked;
  const going = goHome();
  // The address changes after this turn; where something holds it up, what is decided there is waited for.
  await new Promise((resolve) => setTimeout(resolve, 0));
  if (window.location.pathname !== "/") await going;
  if (mine === asked) session.signOut();
}

/** The next navigation also settles the one that was held up: without this it would sign out by surprise. */
export function stayHere(): void {
  asked += 1;
}
