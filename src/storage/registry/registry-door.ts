import { watchWait } from "../engine/slow-waits.ts";
import { sweepFiles } from "../waiting-files/waiting-files.ts";
import {
  accountOfSession,
  changeAccount,
  createAccount,
  emailStanding,
  findDeviceAccount,
  replacePassword,
  verifyPassword,
} from "./accounts.ts";
import { deleteAccount, finishDeletions } from "./delete-account.ts";
import { sweepGuests } from "./sweep-guests.ts";
import { forgetWaitingGuest, guestsWaitingFor, keepGuestFor } from "./waiting-guests.ts";

/** The same question, said to be slow while it has no answer (ST-16). */
function watched<Args extends readonly unknown[], Answer>(
  question: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  return (...args) => watchWait(question(...args));
}

/** All registry functions of the session in one value, so that one lazy import loads them. */
export const registryDoor = {
  accountOfSession: watched(accountOfSession),
  changeAccount: watched(changeAccount),
  changePassword: watched(replacePassword),
  createAccount: watched(createAccount),
  deleteAccount: watched(deleteAccount),
  emailStanding: watched(emailStanding),
  findAccount: watched(findDeviceAccount),
  forgetWaitingGuest: watched(forgetWaitingGuest),
  guestsWaitingFor: watched(guestsWaitingFor),
  keepGuestFor: watched(keepGuestFor),
  verifyPassword: watched(verifyPassword),
  /** Finishes what earlier visits left. Call only after the registry was opened. */
  async tidy(): Promise<void> {
    await finishDeletions();
    await sweepFiles();
    await sweepGuests();
  },
} as const;

export type RegistryDoor = typeof registryDoor;
