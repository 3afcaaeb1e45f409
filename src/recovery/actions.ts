import { dayInBogota } from "#domain/kernel/clock.ts";
import type { Result } from "#domain/kernel/result.ts";
import { fileName } from "#domain/report/file-name.ts";
import type { BackupProblem } from "#storage/backup/backup-file.ts";
import type { Backup } from "#storage/backup/read-backup.ts";
import { type CopyInfo, readCopy } from "#storage/copies/copies.ts";
import { REGISTRY_DATABASE, userDatabase } from "#storage/engine/database-names.ts";
import { systemClock } from "#storage/engine/environment.ts";
import type { Findings } from "#storage/recovery/look.ts";
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

export async function downloadRaw(findings: Findings): Promise<void> {
  const { dumpEverything } = await import("#storage/recovery/raw-dump.ts");
  const names = [REGISTRY_DATABASE, ...findings.accounts.map((account) => userDatabase(account.id))];
  const file = await dumpEverything(names);
  saveFile(file, fileName(["cuadra datos", dayInBogota(systemClock.now())], "json"));
}

export async function giveUp(findings: Findings): Promise<boolean> {
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
