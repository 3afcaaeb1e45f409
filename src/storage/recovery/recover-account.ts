import { isEmail, normalizeEmail } from "#domain/access/email.ts";
import { type AccountId, asId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { ChangedMeanwhile, hasWork, MOST_TRIES } from "../backup/bring-back.ts";
import type { BackupAccount } from "../backup/make-backup.ts";
import type { Backup } from "../backup/read-backup.ts";
import { lastCommand, metaRow, replaceContents } from "../backup/replace-contents.ts";
import { lastSequence, type Restored } from "../backup/restore-backup.ts";
import { browserCopies, saveCopy } from "../copies/copies.ts";
import type { Copies } from "../copies/copies-place.ts";
import { CuadraDatabase } from "../engine/database.ts";
import { userDatabase } from "../engine/database-names.ts";
import { newId, systemClock } from "../engine/environment.ts";
import { isNewerThan } from "../engine/probe.ts";
import { secondLook } from "../engine/second-look.ts";
import {
  classifyError,
  classifyReadError,
  StorageError,
  type StorageTrouble,
} from "../engine/storage-error.ts";
import { sentinel } from "../health/sentinel.ts";
import { withRaw } from "../raw/raw-database.ts";
import { verifyPassword } from "../registry/accounts.ts";
import { type LostAccount, restoreAccount } from "../registry/restore-account.ts";
import type { MetaRow } from "../shapes/rows.ts";
import { SCHEMA } from "../versions/index.ts";
import { copyAside } from "./aside.ts";
import { type AccountFinding, type Findings, readRegistry } from "./look.ts";

export type RecoverRefusal =
  | { readonly kind: "wrong-password" }
  | { readonly kind: "bad-email" }
  | { readonly kind: "copy-failed" }
  | { readonly kind: "changed" }
  | { readonly kind: "storage"; readonly trouble: StorageTrouble };

/**
 * Account a backup is restored to: the account of this device it came from, or with its address; otherwise a new one.
 */
export interface RecoverTarget extends LostAccount {
  /** True: the account's own password is required. False: the password given becomes its password. */
  readonly registered: boolean;
}

export function targetFor(account: BackupAccount, findings: Findings): RecoverTarget {
  const email = normalizeEmail(account.email);
  const same: AccountFinding | undefined =
    findings.accounts.find((each) => each.id === account.id) ??
    findings.accounts.find((each) => each.registered !== "no" && each.email === email);
  if (same) {
    const { id, registered } = same;
    return {
      id,
      registered: registered === "yes",
      email: same.email || email,
      name: same.name || account.name,
    };
  }
  const id = asId("account", account.id) ?? newId("account");
  return { id, email, name: account.name, registered: false };
}

/** Other accounts that the registry lost and whose address is still known, from copies. */
export function othersLost(findings: Findings, id: AccountId): LostAccount[] {
  return findings.accounts
    .filter((account) => account.registered === "no" && account.id !== id && isEmail(account.email))
    .map(({ id: other, email, name }) => ({ id: other, email: normalizeEmail(email), name }));
}

/** The last command of the database, null if it has none, undefined if that cannot be read. */
async function lastBefore(name: string): Promise<unknown> {
  try {
    return await withRaw(name, async (db) =>
      db.objectStoreNames.contains("meta") ? lastCommand(db.transaction("meta")) : null,
    );
  } catch {
    return undefined;
  }
}

/** Saves the present contents, damaged or not, as a copy before they are replaced. */
async function setAside(name: string, account: BackupAccount, copies: Copies | null): Promise<boolean> {
  try {
    await withRaw(name, async (db) => {
      if (!(await hasWork(db))) return;
      if (copies === null) throw new StorageError("missing", "no cache for copies");
      await saveCopy(db, account, copies, { at: systemClock.now(), reason: "restore" });
    });
    return true;
  } catch (error) {
    if ((await secondLook(classifyReadError(error))) === "full") return false;
    // What cannot be packed whole is kept record by record, under another name.
    return copyAside(name, account.id).then(
      () => true,
      () => false,
    );
  }
}

function writeIdentity(transaction: IDBTransaction, known: MetaRow | undefined): void {
  const meta = transaction.objectStore("meta");
  meta.put({ key: "schema", value: SCHEMA } satisfies MetaRow);
  if (known === undefined) meta.put({ key: "identity", value: newId("command") } satisfies MetaRow);
}

/** `before`: the last command when the copy was begun. Another one is in no copy, so nothing is replaced. */
async function write(name: string, { tables }: Backup, before: unknown): Promise<void> {
  // Makes or upgrades the tables, which a lost or an older database has not.
  const db = new CuadraDatabase(name);
  try {
    await db.open();
    await replaceContents(db.backendDB(), async (transaction) => {
      const schema = await metaRow(transaction, "schema");
      if (schema !== undefined && Number(schema.value) > SCHEMA) throw new StorageError("newer");
      if (before !== undefined && (await lastCommand(transaction)) !== before) throw new ChangedMeanwhile();
      writeIdentity(transaction, await metaRow(transaction, "identity"));
      return { tables, answer: undefined };
    });
  } finally {
    db.close();
  }
}

/** Copies what is there, then replaces it; once more if another tab saved something in between. */
async function replaceWhole(
  backup: Backup,
  target: RecoverTarget,
  copies: Copies | null,
): Promise<"copy-failed" | "changed" | null> {
  const name = userDatabase(target.id);
  for (let turn = 1; turn <= MOST_TRIES; turn += 1) {
    const before = await lastBefore(name);
    if (!(await setAside(name, target, copies))) return "copy-failed";
    try {
      await write(name, backup, before);
      return null;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
  return "changed";
}

async function isNewer(name: string): Promise<boolean> {
  try {
    return (await withRaw(name, async (db) => isNewerThan(SCHEMA, db.version))) ?? false;
  } catch {
    return false;
  }
}

/** Asks the registry itself: this page's earlier findings may be outdated. */
async function standingOf(id: AccountId, password: string): Promise<"known" | "wrong" | "lost"> {
  const known = (await readRegistry())?.find((entry) => entry.id === id);
  if (!known || known.locked) return "lost";
  const checked = await verifyPassword(known.email, password);
  if (checked.ok) return "known";
  return checked.error === "damaged" ? "lost" : "wrong";
}

/**
 * Restores a backup into an account of this device from outside the application, even if its database, or the
 * registry with its name, is lost. A known account requires its password; a lost one gets the given one.
 */
export async function recoverAccount(
  backup: Backup,
  target: RecoverTarget,
  password: string,
  findings: Findings,
  copies: Copies | null = browserCopies(),
): Promise<Result<Restored, RecoverRefusal>> {
  if (!isEmail(target.email)) return err({ kind: "bad-email" });
  const name = userDatabase(target.id);
  try {
    const standing = await standingOf(target.id, password);
    if (standing === "wrong") return err({ kind: "wrong-password" });
    if (await isNewer(name)) return err({ kind: "storage", trouble: "newer" });
    const refused = await replaceWhole(backup, target, copies);
    if (refused !== null) return err({ kind: refused });
    // After the contents: a crash in between leaves a lost account, which leads back to this page.
    if (standing === "lost") await restoreAccount(target, password, othersLost(findings, target.id));
    const sequence = lastSequence(backup.tables);
    sentinel.committed(target.id, { schema: SCHEMA, sequence, changedAt: systemClock.now() });
    return ok({ books: backup.books, entries: backup.entries });
  } catch (error) {
    const trouble = await secondLook(classifyError(error));
    if (trouble === "bug") console.error(error);
    return err({ kind: "storage", trouble });
  }
}
