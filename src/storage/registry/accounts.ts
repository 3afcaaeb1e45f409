import { isEmail, normalizeEmail } from "#domain/access/email.ts";
import { nearestEmail } from "#domain/access/nearest-email.ts";
import { isPlan } from "#domain/access/plan.ts";
import { accountName } from "#domain/access/user.ts";
import { type AccountId, asId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { userDatabase } from "../engine/database-names.ts";
import { sentinel } from "../health/sentinel.ts";
import { checkPassword, hashPassword, type PasswordProblem } from "./password.ts";
import { checkRegistrySchema, openRegistry, type Registry } from "./registry.ts";
import type { AccountRow, PasswordRecord } from "./registry-database.ts";

/** An account as seen by the rest of the application: without its password record. */
export type DeviceAccount = Omit<AccountRow, keyof PasswordRecord | "deletedAt">;

interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export type AccountChange = Partial<Pick<DeviceAccount, "name" | "email" | "plan">>;

function accountOfRow(row: AccountRow): DeviceAccount {
  const { id, email, name, plan, dbName, sessionKey, createdAt } = row;
  return { id, email, name, plan: isPlan(plan) ? plan : "free", dbName, sessionKey, createdAt };
}

async function liveRow(registry: Registry, email: string): Promise<AccountRow | undefined> {
  const row = await registry.db.accounts.get({ email: normalizeEmail(email) });
  return row?.deletedAt === 0 ? row : undefined;
}

export async function findDeviceAccount(email: string): Promise<DeviceAccount | null> {
  const row = await liveRow(await openRegistry(), email);
  return row ? accountOfRow(row) : null;
}

export async function accountById(id: AccountId): Promise<DeviceAccount | null> {
  const { db } = await openRegistry();
  const row = await db.accounts.get(id);
  return row?.deletedAt === 0 ? accountOfRow(row) : null;
}

export async function listAccounts(): Promise<DeviceAccount[]> {
  const { db } = await openRegistry();
  const rows = await db.accounts.toArray();
  return rows.filter((row) => row.deletedAt === 0).map(accountOfRow);
}

/** What sign-in will do with a typed address, shown beforehand (spec-decision 30). */
export type EmailStanding =
  | { readonly kind: "known" }
  | { readonly kind: "new"; readonly near: string | null };

export async function emailStanding(email: string): Promise<EmailStanding> {
  const known = (await listAccounts()).map((account) => account.email);
  if (known.includes(normalizeEmail(email))) return { kind: "known" };
  return { kind: "new", near: nearestEmail(email, known) };
}

/**
 * Creates a free account. `taken`: this device already has one with that address, perhaps just created in another
 * tab.
 */
export async function createAccount(
  wanted: NewAccount,
): Promise<Result<DeviceAccount, "taken" | "bad-email">> {
  if (!isEmail(wanted.email)) return err("bad-email");
  const registry = await openRegistry();
  const { db, clock, newId } = registry;
  const email = normalizeEmail(wanted.email);
  const secret = await hashPassword(wanted.password);
  const id = newId("account");
  const row: AccountRow = {
    ...secret,
    id,
    email,
    name: accountName(wanted.name),
    plan: "free",
    dbName: userDatabase(id),
    sessionKey: crypto.randomUUID(),
    createdAt: clock.now(),
    deletedAt: 0,
  };
  const made = await db.transaction("rw", db.meta, db.accounts, async () => {
    await checkRegistrySchema(db);
    if (await db.accounts.get({ email })) return false;
    await db.accounts.add(row);
    return true;
  });
  if (!made) return err("taken");
  sentinel.accountCreated(id);
  return ok(accountOfRow(row));
}

/** `unknown`: no such account here. `damaged`: the stored password record cannot be one of ours (AU-10). */
export async function verifyPassword(
  email: string,
  password: string,
): Promise<Result<DeviceAccount, "unknown" | PasswordProblem>> {
  const row = await liveRow(await openRegistry(), email);
  if (!row) return err("unknown");
  const checked = await checkPassword(password, row);
  return checked.ok ? ok(accountOfRow(row)) : checked;
}

export async function replacePassword(
  id: AccountId,
  current: string,
  next: string,
): Promise<Result<true, "unknown" | PasswordProblem>> {
  const { db } = await openRegistry();
  const row = await db.accounts.get(id);
  if (row?.deletedAt !== 0) return err("unknown");
  const checked = await checkPassword(current, row);
  if (!checked.ok) return checked;
  const secret = await hashPassword(next);
  return db.transaction("rw", db.meta, db.accounts, async () => {
    await checkRegistrySchema(db);
    const changed = await db.accounts.where({ id }).modify({ ...secret });
    return changed === 1 ? ok(true as const) : err("unknown" as const);
  });
}

/**
 * Changes name, address or plan. Only this changes the plan: the one in a session record is ignored (AU-07). `taken`:
 * another account of this device has that address.
 */
export async function changeAccount(
  id: AccountId,
  change: AccountChange,
): Promise<Result<DeviceAccount, "unknown" | "taken" | "bad-email">> {
  if (change.email !== undefined && !isEmail(change.email)) return err("bad-email");
  const { db } = await openRegistry();
  return db.transaction("rw", db.meta, db.accounts, async () => {
    await checkRegistrySchema(db);
    const row = await db.accounts.get(id);
    if (row?.deletedAt !== 0) return err("unknown" as const);
    const email = change.email === undefined ? row.email : normalizeEmail(change.email);
    const owner = await db.accounts.get({ email });
    if (owner !== undefined && owner.id !== id) return err("taken" as const);
    const name = accountName(change.name ?? "") || row.name;
    const next: AccountRow = { ...row, name, email, plan: change.plan ?? row.plan };
    await db.accounts.put(next);
    return ok(accountOfRow(next));
  });
}

/** The account named by a session record, if its key matches. */
export async function accountOfSession(id: unknown, key: unknown): Promise<DeviceAccount | null> {
  const known = asId("account", id);
  const account = known === null ? null : await accountById(known);
  return account !== null && account.sessionKey === key ? account : null;
}
