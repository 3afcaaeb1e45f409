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

/** All registry functions of the session in one value, so that one lazy import loads them. */
export const registryDoor = {
  accountOfSession,
  changeAccount,
  changePassword: replacePassword,
  createAccount,
  deleteAccount,
  emailStanding,
  findAccount: findDeviceAccount,
  forgetWaitingGuest,
  guestsWaitingFor,
  keepGuestFor,
  verifyPassword,
  /** Finishes what earlier visits left. Call only after the registry was opened. */
  async tidy(): Promise<void> {
    await finishDeletions();
    await sweepFiles();
    await sweepGuests();
  },
} as const;

export type RegistryDoor = typeof registryDoor;
