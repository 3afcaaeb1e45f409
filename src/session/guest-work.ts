import type { AppStorage } from "#storage/app-storage.ts";
import type { GuestId } from "./session-state.ts";

/** What bringing a guest's work into an account takes; storage provides it. */
export interface GuestWork {
  /** Whether the guest's database holds anything of their own. */
  hasWork(guestId: GuestId): Promise<boolean>;
  /** Copies it into the account's open database, whole or not at all. False when it was refused. */
  adopt(guestId: GuestId, into: AppStorage): Promise<boolean>;
}

let provided: (() => Promise<GuestWork>) | null = null;

/** Called once by whoever puts the application together; until then nothing is offered. */
export function provideGuestWork(load: () => Promise<GuestWork>): void {
  provided = load;
}

export async function loadGuestWork(): Promise<GuestWork | null> {
  return provided === null ? null : provided();
}
