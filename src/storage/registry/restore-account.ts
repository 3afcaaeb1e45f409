import type { AccountId } from "#domain/kernel/ids.ts";
import { userDatabase } from "../engine/database-names.ts";
import { systemClock } from "../engine/environment.ts";
import { StorageError } from "../engine/storage-error.ts";
import { hashPassword } from "./password.ts";
import { type AccountRow, type PasswordRecord, RegistryDatabase } from "./registry-database.ts";
import { REGISTRY_SCHEMA } from "./registry-schema.ts";

export interface LostAccount {
  readonly id: AccountId;
  readonly email: string;
  readonly name: string;
}

/** No password matches it: the account is known, so that no second one is created over it, and waits for its copy. */
const LOCKED: PasswordRecord = { algorithm: "", iterations: 0, salt: "", hash: "" };

function rowOf({ id, email, name }: LostAccount, secret: PasswordRecord, at: number): AccountRow {
  return {
    ...secret,
    id,
    email,
    name,
    plan: "free",
    dbName: userDatabase(id),
    sessionKey: crypto.randomUUID(),
    createdAt: at,
    deletedAt: 0,
  };
}

async function put(db: RegistryDatabase, row: AccountRow, others: readonly AccountRow[]): Promise<void> {
  const schema = await db.meta.get("schema");
  if (schema !== undefined && Number(schema.value) > REGISTRY_SCHEMA) throw new StorageError("newer");
  if (schema === undefined) await db.meta.put({ key: "schema", value: REGISTRY_SCHEMA });
  const before = await db.accounts.get(row.id);
  await db.accounts.put({
    ...row,
    plan: before?.plan ?? row.plan,
    createdAt: before?.createdAt ?? row.createdAt,
  });
  for (const other of others) {
    const taken = (await db.accounts.get(other.id)) ?? (await db.accounts.get({ email: other.email }));
    if (taken === undefined) await db.accounts.add(other);
  }
}

/**
 * Writes a lost account into the registry again, with a new password, bypassing the guard that refuses to open a
 * registry with missing accounts. `others`, lost too, are registered without a password: signing in with their
 * address must not create an empty account in their place.
 */
export async function restoreAccount(
  account: LostAccount,
  password: string,
  others: readonly LostAccount[] = [],
): Promise<void> {
  const secret = await hashPassword(password);
  const at = systemClock.now();
  const db = new RegistryDatabase();
  try {
    await db.open();
    await db.transaction("rw", db.meta, db.accounts, () =>
      put(
        db,
        rowOf(account, secret, at),
        others.map((other) => rowOf(other, LOCKED, at)),
      ),
    );
  } finally {
    db.close();
  }
}
