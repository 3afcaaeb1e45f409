import type { SavedName } from "#domain/kernel/saved-name.ts";
import { fileName } from "#domain/report/file-name.ts";
import { exportTexts } from "#flows/export/texts.ts";
import { writeExport } from "#flows/export/write-export.ts";
import { writeZip, type ZipEntry } from "#formats/zip/write-zip.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { StatementItem, StatementShelf } from "#storage/queries/statements/statements.ts";
import type { FileOwner } from "#storage/waiting-files/waiting-files-database.ts";
import { openFileNotice } from "#ui/kit/feedback/file-notice.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { saveFile } from "#ui/kit/save-file.ts";
import { workbookOf } from "./statement-files.ts";
import { statementSource } from "./statement-source.ts";
import { exportAllTexts as texts } from "./texts.ts";

interface Exporting {
  readonly storage: AppStorage;
  readonly owner: FileOwner | null;
  readonly shelf: StatementShelf;
}

interface Progress {
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** One statement as a workbook: the uploaded one, else a generated one. Null if unavailable. */
async function workbookFor(
  { storage, owner, shelf }: Exporting,
  item: StatementItem,
  progress: Progress,
): Promise<Blob | null> {
  if (item.origin.kind === "file") return owner === null ? null : workbookOf(owner, item);
  const company = shelf.companies.find((each) => each.id === item.companyId) ?? null;
  const made = await writeExport(statementSource(storage, item, company), "xlsx", progress);
  return made.kind === "file" ? made.file : null;
}

/** "balance-octubre.xlsx", and "balance-octubre_2.xlsx" for the next of that name. */
function uniqueName(taken: ReadonlySet<string>, name: string): SavedName {
  for (let copy = 1; ; copy += 1) {
    const wanted = fileName(copy === 1 ? [name] : [name, String(copy)], "xlsx");
    if (!taken.has(wanted)) return wanted;
  }
}

async function gather(
  work: Exporting,
  { onProgress, signal }: Progress,
): Promise<readonly ZipEntry[] | null> {
  const entries = new Map<string, ZipEntry>();
  const { items } = work.shelf;
  for (const [index, item] of items.entries()) {
    const step = { signal, onProgress: (done: number) => onProgress((index + done) / items.length) };
    const file = await workbookFor(work, item, step);
    if (signal.aborted) return null;
    const name = uniqueName(new Set(entries.keys()), item.name);
    if (file) entries.set(name, { name, bytes: new Uint8Array(await file.arrayBuffer()) });
    onProgress((index + 1) / items.length);
  }
  return [...entries.values()];
}

function tell(entries: readonly ZipEntry[] | null, all: number): void {
  if (entries === null) return void toast.neutral({ title: texts.cancelled });
  if (entries.length === 0) return void toast.error({ title: texts.failed, text: texts.failedText });
  saveFile(writeZip(entries), fileName([texts.file], "zip"));
  const left = all - entries.length;
  toast.success({ title: texts.downloaded, text: texts.ready(entries.length, left), durationMs: 10_000 });
}

/** Exports every saved statement as a workbook, in one archive; the notice shows progress and can stop it. */
export async function exportEvery(work: Exporting): Promise<void> {
  const notice = openFileNotice({
    title: texts.starting,
    share: (percent) => exportTexts.share(percent, texts.file),
    cancel: texts.cancel,
  });
  try {
    const entries = await gather(work, notice);
    notice.close();
    tell(entries, work.shelf.items.length);
  } catch {
    notice.close();
    toast.error({ title: texts.failed, text: texts.failedText });
  }
}
