import type { SavedName } from "#domain/kernel/saved-name.ts";

/** Saves a file through the browser's downloads. */
export function saveFile(blob: Blob, name: SavedName): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the URL only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A clipboard whose permission nobody gives, or that does not answer, took nothing (ST-16). */
const COPIED_MS = 10_000;

/** Whether the text is in the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, COPIED_MS, false));
  try {
    const copied = navigator.clipboard.writeText(text).then(() => true);
    return await Promise.race([copied, late]);
  } catch {
    return false;
  }
}

/** The time in which a new tab asks for its document (ms). */
const HANDED_MS = 60_000;

/**
 * Opens a PDF in another tab. It is always handed over as a PDF, so that the browser's own viewer reads it, and never as
 * a page (AD-01). A browser without a viewer downloads it.
 */
export function showPdf(bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
  window.open(url, "_blank", "noopener");
  setTimeout(() => URL.revokeObjectURL(url), HANDED_MS);
}
