import { createStore } from "#ui/kit/create-store.ts";

/** Files that somebody brought and that nobody has looked at. */
export interface BroughtFiles {
  readonly files: readonly File[];
  /** Names of folders among them, which are not opened. */
  readonly folders: readonly string[];
  /** Why others that were brought with them do not come, in words. */
  readonly notCome?: readonly string[];
  /** Opens the first of those that wait, without asking which. */
  readonly opensNext?: boolean;
}

export const broughtFiles = createStore<BroughtFiles | null>(null);

export const sameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/**
 * Every door ends here: a drop, the palette, a paste, "Abrir con". Nothing is read or written yet (IM-27). What is
 * brought while others are still looked at joins them.
 */
export function bringFiles(
  files: readonly File[],
  folders: readonly string[] = [],
  notCome: readonly string[] = [],
): void {
  if (files.length + folders.length + notCome.length === 0) return;
  const before = broughtFiles.getSnapshot();
  const all = [...(before?.files ?? []), ...files];
  broughtFiles.set({
    files: all.filter((file, at) => all.findIndex((each) => sameFile(each, file)) === at),
    folders: [...new Set([...(before?.folders ?? []), ...folders])],
    notCome: [...new Set([...(before?.notCome ?? []), ...notCome])],
  });
}

/** Shows the files that wait for their turn, or opens the first of them. */
export function showQueue(opensNext: boolean): void {
  broughtFiles.set({ files: [], folders: [], opensNext });
}

/** Asks for files; must be called while somebody presses something. */
export function chooseFiles(): void {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  input.hidden = true;
  input.addEventListener("change", () => {
    bringFiles([...(input.files ?? [])]);
    input.remove();
  });
  input.addEventListener("cancel", () => input.remove());
  document.body.append(input);
  input.click();
}

interface DroppedItem {
  readonly kind: string;
  readonly webkitGetAsEntry?: () => { readonly isDirectory: boolean; readonly name: string } | null;
}

/** What was dropped; folders apart, because a browser gives them out as files that cannot be read. */
export function droppedFiles(files: readonly File[], items: Iterable<DroppedItem>): BroughtFiles {
  const folders = [...items].flatMap((item) => {
    const entry = item.kind === "file" ? (item.webkitGetAsEntry?.() ?? null) : null;
    return entry?.isDirectory ? [entry.name] : [];
  });
  return { files: files.filter(({ name }) => !folders.includes(name)), folders };
}
