import { session } from "./session.ts";

/**
 * The specification's logout: to the home page, then nobody is in. It waits for the address, not for the home page's
 * code: from then on no guard of what is left behind sends to signing in, and other tabs hear of it at once (MT-05).
 */
export async function leaveForHome(goHome: () => Promise<unknown>): Promise<void> {
  const going = goHome();
  // The address changes after this turn; where something holds it up, what is decided there is waited for.
  await new Promise((resolve) => setTimeout(resolve, 0));
  if (window.location.pathname !== "/") await going;
  session.signOut();
}
