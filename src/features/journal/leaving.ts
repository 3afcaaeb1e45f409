let asked = 0;

/** Signs out once the way home is free: an entry that would be lost may hold it up (`LeaveGuard`). */
export async function signOutFrom(goHome: () => Promise<void>, signOut: () => void): Promise<void> {
  asked += 1;
  const mine = asked;
  await goHome();
  if (mine === asked) signOut();
}

/** Whoever stays, stays signed in: the next navigation also settles the one that was held up. */
export function stayHere(): void {
  asked += 1;
}
