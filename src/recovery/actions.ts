import { dayInBogota } from "#domain/kernel/clock.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { fileName } from "#domain/report/file-name.ts";
import type { BackupFacts } from "#storage/backup/backup-facts.ts";
import { readCopy } from "#storage/copies/copies.ts";
import type { CopyInfo } from "#storage/copies/copy-info.ts";
import { REGISTRY_DATABASE, userDatabase } from "#storage/engine/database-names.ts";
import { systemClock } from "#storage/engine/environment.ts";
import { type Aside, listAside } from "#storage/recovery/aside.ts";
import type { Findings } from "#storage/recovery/look.ts";
import type { StartOverOutcome } from "#storage/recovery/start-over.ts";
import { saveFile } from "#ui/kit/save-file.ts";
import type { ShutAccount } from "./pin-guard.ts";
import { locked } from "./texts.ts";

// Actions of the options. Heavy code is loaded when an option is chosen.

/** Null if the copy is no longer there; throws where that cannot be told. */
export function copyFile(copy: CopyInfo): Promise<Blob | null> {
  return readCopy(copy);
}

export async function targetOf(backup: BackupFacts, findings: Findings) {
  const { targetFor } = await import("#storage/recovery/recover-account.ts");
  return targetFor(backup.account, findings);
}

const waitText = (milliseconds: number): string => locked.wait(Math.ceil(milliseconds / 1000));

/** Why an account stays shut. */
interface Shut {
  readonly text: string;
  /** What was typed is wrong. Anything else says nothing of it, so it stays to be sent again. */
  readonly isWrong: boolean;
}

/** Null if nothing can tell whether the word is right. */
type StaysShut = Result<true, Shut | null>;

export const untried = (text: string) => err({ text, isWrong: false });
const wrong = (text: string) => err({ text, isWrong: true });

export async function unlockWithPin({ id }: ShutAccount, pin: string): Promise<StaysShut> {
  const { tryPin, waitOf } = await import("#storage/lock/pin.ts");
  if (pin === "") return untried(locked.blank.pin);
  const tried = await tryPin(id, pin);
  if (tried.ok) return tried;
  if (tried.error === "damaged") return untried(locked.unreadable);
  if (tried.error === "uncounted") return untried(locked.uncounted);
  const wait = waitOf(id);
  if (tried.error === "wait") return untried(waitText(wait));
  return wrong(wait > 0 ? `${locked.wrong.pin} ${waitText(wait)}` : locked.wrong.pin);
}

/** With the password of the account. The PIN stays: this page changes nothing by itself. */
export async function unlockWithPassword({ id, email }: ShutAccount, password: string): Promise<StaysShut> {
  const [{ countWrongTry, waitOf }, { verifyPassword }] = await Promise.all([
    import("#storage/lock/pin.ts"),
    import("#storage/registry/accounts.ts"),
  ]);
  if (password === "") return untried(locked.blank.password);
  const wait = waitOf(id);
  if (wait > 0) return untried(waitText(wait));
  const checked = await verifyPassword(email, password);
  if (checked.ok) return ok(true);
  if (checked.error !== "wrong") return err(null);
  countWrongTry(id);
  return wrong(locked.wrong.password);
}

const today = (): string => dayInBogota(systemClock.now());

/** Hands over whatever still opens, but of `shut` accounts; false if nothing does, and then there is no file. */
export async function downloadRaw(findings: Findings, shut: readonly ShutAccount[]): Promise<boolean> {
  const { dumpEverything } = await import("#storage/recovery/raw-dump.ts");
  const names = [
    REGISTRY_DATABASE,
    ...findings.accounts.map((account) => userDatabase(account.id)),
    ...listAside().map(({ name }) => name),
    ...(findings.classes ?? []).map(({ name }) => name),
  ];
  const { file, opened } = await dumpEverything(names, new Set(shut.map(({ id }) => id)));
  if (opened > 0) saveFile(file, fileName(["cuadra datos", today()], "json"));
  return opened > 0;
}

/** Hands the copy to the browser as it is and returns the file's name; null if it is no longer in the cache. */
export async function handCopy(copy: CopyInfo): Promise<string | null> {
  const file = await copyFile(copy);
  if (file === null) return null;
  const name = fileName(["cuadra", dayInBogota(copy.createdAt)], "cuadra");
  saveFile(file, name);
  return name;
}

/** Hands over these databases as they are; false if none of them opens. */
export async function downloadThese(names: readonly string[]): Promise<boolean> {
  const { dumpThese } = await import("#storage/recovery/raw-dump.ts");
  const { file, opened } = await dumpThese(names);
  if (opened > 0) saveFile(file, fileName(["cuadra academico", today()], "json"));
  return opened > 0;
}

export async function startOverClass(name: string): Promise<StartOverOutcome> {
  const { startClassOver: start } = await import("#storage/recovery/class-start-over.ts");
  return start(name);
}

export async function downloadAside(aside: Aside): Promise<boolean> {
  const { dumpThese } = await import("#storage/recovery/raw-dump.ts");
  const { file, opened } = await dumpThese([aside.name]);
  if (opened > 0) saveFile(file, fileName(["cuadra apartado", dayInBogota(aside.at)], "json"));
  return opened > 0;
}

export async function giveUp(findings: Findings): Promise<StartOverOutcome> {
  const { startOver } = await import("#storage/recovery/start-over.ts");
  return startOver(findings);
}

const UPDATE_MS = 8000;

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, UPDATE_MS));
}

function takeover(): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
  });
}

/** The application cannot start on newer data, so its own update prompt would never be shown. */
export async function openNewest(): Promise<void> {
  // A host that takes the request and answers nothing must not hold up the press.
  const looked = navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const registration = (await Promise.race([looked, patience()])) ?? undefined;
  await Promise.race([registration?.update().catch(() => undefined), patience()]);
  const next = registration?.waiting ?? registration?.installing;
  if (next) {
    const taken = Promise.race([takeover(), patience()]);
    next.addEventListener("statechange", () => {
      if (next.state === "installed") next.postMessage({ type: "SKIP_WAITING" });
    });
    next.postMessage({ type: "SKIP_WAITING" });
    await taken;
  }
  location.assign("/");
}
