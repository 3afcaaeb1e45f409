import type { StorageTrouble } from "../engine/storage-error.ts";

/** A separate page that needs almost nothing of the application. */
export const RECOVERY_PAGE = "/recuperacion.html";

/** Why the user was sent there, as written in the address. */
export type RecoveryReason = "perdido" | "danado" | "mas-nuevo" | "bloqueado" | "lleno" | "ocupado";

const REASONS: Readonly<Record<StorageTrouble, RecoveryReason | null>> = {
  lost: "perdido",
  damaged: "danado",
  newer: "mas-nuevo",
  blocked: "bloqueado",
  full: "lleno",
  busy: "ocupado",
  closed: null,
  missing: null,
  bug: null,
};

export function recoveryUrl(trouble: StorageTrouble): string {
  const reason = REASONS[trouble];
  return reason === null ? RECOVERY_PAGE : `${RECOVERY_PAGE}?motivo=${reason}`;
}

export function readReason(search: string): RecoveryReason | null {
  const asked = new URLSearchParams(search).get("motivo");
  return Object.values(REASONS).find((reason) => reason === asked) ?? null;
}
