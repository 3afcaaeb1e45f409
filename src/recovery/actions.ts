import { dayInBogota } from "#domain/kernel/clock.ts";
import type { Result } from "#domain/kernel/result.ts";
import { fileName } from "#domain/report/file-name.ts";
import type { BackupProblem } from "#storage/backup/backup-file.ts";
import type { Backup } from "#storage/backup/read-backup.ts";
import { type CopyInfo, readCopy } from "#storage/copies/copies.ts";
import { REGISTRY_DATABASE, userDatabase } from "#storage/engine/database-names.ts";
import { systemClock } from "#storage/engine/environment.ts";
import { type Aside, listAside } from "#storage/recovery/aside.ts";
import type { Findings } from "#storage/recovery/look.ts";
import type { StartOverOutcome } from "#storage/recovery/start-over.ts";
import { saveFile } from "#ui/kit/save-file.ts";

// Actions of the options. Heavy code is loaded when an option is chosen.

export async function openFile(file: Blob): Promise<Result<Backup, BackupProblem>> {
  const { readBackup } = await import("#storage/backup/read-backup.ts");
  return readBackup(file);
}

/** Null if the copy is no longer in the cache. */
export async function openCopy(copy: CopyInfo): Promise<Result<Backup, BackupProblem> | null> {
  const file = await readCopy(copy).catch(() => null);
  return file ? openFile(file) : null;
}

export async function targetOf(backup: Backup, findings: Findings) {
  const { targetFor } = await import("#storage/recovery/recover-account.ts");
  return targetFor(backup.account, findings);
}

const today = (): string => dayInBogota(systemClock.now());

/** Hands over whatever still opens; false if nothing does, and then there is no file. */
export async function downloadRaw(findings: Findings): Promise<boolean> {
  const { dumpEverything } = await import("#storage/recovery/raw-dump.ts");
  const names = [
    REGISTRY_DATABASE,
    ...findings.accounts.map((account) => userDatabase(account.id)),
    ...listAside().map(({ name }) => name),
  ];
  const { file, opened } = await dumpEverything(names);
  if (opened > 0) saveFile(file, fileName(["cuadra datos", today()], "json"));
  return opened > 0;
}

/** Hands the copy to the browser as it is and returns the file's name; null if it is no longer in the cache. */
export async function handCopy(copy: CopyInfo): Promise<string | null> {
  const file = await readCopy(copy).catch(() => null);
  if (file === null) return null;
  const name = fileName(["cuadra", dayInBogota(copy.createdAt)], "cuadra");
  saveFile(file, name);
  return name;
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

function afterTakeover(): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    setTimeout(resolve, UPDATE_MS);
  });
}

/** The application cannot start on newer data, so its own update prompt would never be shown. */
export async function openNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const next = registration?.waiting ?? registration?.installing;
  if (next) {
    const taken = afterTakeover();
    next.addEventListener("statechange", () => {
      if (next.state === "installed") next.postMessage({ type: "SKIP_WAITING" });
    });
    next.postMessage({ type: "SKIP_WAITING" });
    await taken;
  }
  location.assign("/");
}
