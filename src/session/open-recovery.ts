/** A page of its own that needs almost nothing of the application. */
export const RECOVERY_PAGE = "/recuperacion.html";

/** Leaves the application: what should be here is not, and nothing of it may be made anew. */
export function openRecovery(): void {
  window.location.replace(RECOVERY_PAGE);
}
