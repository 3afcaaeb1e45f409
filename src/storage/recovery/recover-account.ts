import { isEmail, normalizeEmail } from "#domain/access/email.ts";
import { type AccountId, asId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { MOST_TRIES } from "../backup/bring-back.ts";
import type { BackupAccount } from "../backup/make-backup.ts";
import { lastCommand } from "../backup/replace-contents.ts";
import { CuadraDatabase } from "../engine/database.ts";
import { userDatabase } from "../engine/database-names.ts";
import { newId, systemClock } from "../engine/environment.ts";
import { isNewerThan } from "../engine/probe.ts";
import { secondLook } from "../engine/second-look.ts";
import { classifyError, type StorageTrouble } from "../engine/storage-error.ts";
import { sentinel } from "../health/sentinel.ts";
import { answerOf, withRaw } from "../raw/raw-database.ts";
import { verifyPassword } from "../registry/accounts.ts";
import { type LostAccount, restoreAccount } from "../registry/restore-account.ts";
import { SCHEMA } from "../versions/index.ts";
import { copyAside } from "./aside.ts";
import { type AccountFinding, type Findings, readRegistry } from "./look.ts";
import type { PresentKept } from "./replace-account.ts";

export type RecoverRefusal =
  | { readonly kind: "wrong-password" }
  | { readonly kind: "bad-email" }
  | { readonly kind: "copy-failed" }
  | { readonly kind: "changed" }
  | { readonly kind: "cancelled" }
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

/** What is copied and written, in a worker or here. Null: it was ended before anything was written. */
export interface RecoverWork {
  readonly keep: (database: string, account: BackupAccount) => Promise<PresentKept | null>;
  readonly replace: (
    database: string,
    before: unknown,
    onProgress: (done: number) => void,
  ) => Promise<"written" | "changed" | null>;
}

/** Makes or upgrades the tables, which a lost or an older database has not. */
async function makeTables(name: string): Promise<void> {
  const db = new CuadraDatabase(name);
  try {
    await db.open();
  } finally {
    db.close();
  }
}

/** Whether the present contents are kept somewhere: packed, or else record by record under another name. */
async function isKept(kept: PresentKept, name: string, { id }: BackupAccount): Promise<boolean> {
  if (kept !== "unpackable") return kept === "copied";
  return copyAside(name, id).then(
    () => true,
    () => false,
  );
}

/** Copies what is there, then replaces it; once more if another tab saved something in between. */
async function replaceWhole(
  work: RecoverWork,
  target: RecoverTarget,
  onProgress: (done: number) => void,
): Promise<"copy-failed" | "changed" | "cancelled" | null> {
  const name = userDatabase(target.id);
  for (let turn = 1; turn <= MOST_TRIES; turn += 1) {
    const before = await lastBefore(name);
    const kept = await work.keep(name, target);
    if (kept === null) return "cancelled";
    if (!(await isKept(kept, name, target))) return "copy-failed";
    await makeTables(name);
    const done = await work.replace(name, before, onProgress);
    if (done === null) return "cancelled";
    if (done === "written") return null;
  }
  return "changed";
}

/** Number of the last record of the audit trail. */
async function sequenceOf(name: string): Promise<number> {
  const last = await withRaw(name, (db) =>
    answerOf(db.transaction("audit").objectStore("audit").openKeyCursor(null, "prev")),
  );
  return Number(last?.key ?? 0);
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
  work: RecoverWork,
  target: RecoverTarget,
  password: string,
  findings: Findings,
  onProgress: (done: number) => void = () => undefined,
): Promise<Result<null, RecoverRefusal>> {
  if (!isEmail(target.email)) return err({ kind: "bad-email" });
  const name = userDatabase(target.id);
  try {
    const standing = await standingOf(target.id, password);
    if (standing === "wrong") return err({ kind: "wrong-password" });
    if (await isNewer(name)) return err({ kind: "storage", trouble: "newer" });
    const refused = await replaceWhole(work, target, onProgress);
    if (refused !== null) return err({ kind: refused });
    // After the contents: a crash in between leaves a lost account, which leads back to this page.
    if (standing === "lost") await restoreAccount(target, password, othersLost(findings, target.id));
    const sequence = await sequenceOf(name);
    sentinel.committed(target.id, { schema: SCHEMA, sequence, changedAt: systemClock.now() });
    return ok(null);
  } catch (error) {
    const trouble = await secondLook(classifyError(error));
    if (trouble === "bug") console.error(error);
    return err({ kind: "storage", trouble });
  }
}
