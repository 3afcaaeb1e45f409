/** A folder of the person's, as far as it is used. The types of the language lack what asks for permission. */
export interface FolderHandle extends FileSystemDirectoryHandle {
  queryPermission?(how: { readonly mode: "readwrite" }): Promise<PermissionState>;
  requestPermission?(how: { readonly mode: "readwrite" }): Promise<PermissionState>;
}

interface PickerWindow {
  showDirectoryPicker?(options: {
    readonly id: string;
    readonly mode: "readwrite";
    readonly startIn: "documents";
  }): Promise<FolderHandle>;
}

const pickerWindow = (): PickerWindow => globalThis as PickerWindow;

/** Whether this browser lets a page write into a folder that the person chooses. */
export function canPickFolder(): boolean {
  return typeof pickerWindow().showDirectoryPicker === "function";
}

/** Asks the person for a folder, in answer to a press; null if they chose none. */
export async function pickFolder(): Promise<FolderHandle | null> {
  try {
    const options = { id: "cuadra-copias", mode: "readwrite", startIn: "documents" } as const;
    return (await pickerWindow().showDirectoryPicker?.(options)) ?? null;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return null;
    throw error;
  }
}

const MODE = { mode: "readwrite" } as const;

/** Whether the folder may be written to, without asking anybody. */
export async function isAllowed(folder: FolderHandle): Promise<boolean> {
  return ((await folder.queryPermission?.(MODE)) ?? "granted") === "granted";
}

/** Asks the person for the permission again, in answer to a press. */
export async function askPermission(folder: FolderHandle): Promise<boolean> {
  return ((await folder.requestPermission?.(MODE)) ?? "granted") === "granted";
}
