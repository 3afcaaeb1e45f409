import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import { RECOVERY_PAGE, recoveryUrl } from "#storage/health/recovery-link.ts";

/** Leaves the application for the recovery page, which depends on almost none of it. */
export function openRecovery(trouble?: StorageTrouble): void {
  window.location.replace(trouble === undefined ? RECOVERY_PAGE : recoveryUrl(trouble));
}
