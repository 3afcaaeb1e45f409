import { RECOVERY_PAGE, recoveryUrl } from "#storage/recovery-link.ts";
import type { StorageTrouble } from "#storage/storage-error.ts";

/** Leaves the application for the page that needs almost nothing of it. */
export function openRecovery(trouble?: StorageTrouble): void {
  window.location.replace(trouble === undefined ? RECOVERY_PAGE : recoveryUrl(trouble));
}
