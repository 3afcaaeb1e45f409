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
