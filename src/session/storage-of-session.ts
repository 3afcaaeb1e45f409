import { asId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "#storage/app-storage.ts";
import { accountOf } from "#storage/database-names.ts";
import { CurrentStorageStore } from "./current-storage.ts";
import { session } from "./session.ts";

/** Whether the database may be made: for an account only while the registry knows it (MT-07). */
async function mayCreate(name: string): Promise<boolean> {
  const id = asId("account", accountOf(name));
  if (id === null) return true;
  const { accountById } = await import("#storage/registry/accounts.ts");
  return (await accountById(id)) !== null;
}

async function open(name: string): Promise<AppStorage> {
  const [{ openAccountDatabase }, create] = await Promise.all([
    import("#storage/app-storage.ts"),
    mayCreate(name),
  ]);
  return openAccountDatabase(name, { create });
}

/** This page's open database. Loaded with the first screen that asks, never with the home page. */
export const currentStorage = new CurrentStorageStore(session, open);
