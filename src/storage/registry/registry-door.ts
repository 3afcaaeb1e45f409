import { sweepFiles } from "../waiting-files/waiting-files.ts";
import {
  accountOfSession,
  changeAccount,
  changePassword,
  createAccount,
  emailStanding,
  findAccount,
  verifyPassword,
} from "./accounts.ts";
import { deleteAccount, finishDeletions } from "./delete-account.ts";
import { sweepGuests } from "./sweep-guests.ts";

/** What the session asks of the registry, as one value, so that one lazy import brings it all. */
export const registryDoor = {
  accountOfSession,
  changeAccount,
  changePassword,
  createAccount,
  deleteAccount,
  emailStanding,
  findAccount,
  verifyPassword,
  /** What earlier visits left undone. Only after the registry was opened. */
  async tidy(): Promise<void> {
    await finishDeletions();
    await sweepFiles();
    await sweepGuests();
  },
} as const;

export type RegistryDoor = typeof registryDoor;
