import type { SavedName } from "#domain/kernel/saved-name.ts";
import { fileName } from "#domain/report/file-name.ts";
import { type FileNotice, openFileNotice } from "#ui/kit/feedback/file-notice.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { saveFile } from "#ui/kit/save-file.ts";
import { type ExportFormat, WRITTEN_AS } from "./export-format.ts";
import type { ExportSource } from "./export-source.ts";
import { exportTexts as texts } from "./texts.ts";
import type { WrittenExport } from "./write-export.ts";

/** Exports in progress: pressing again does not start a second one. */
const running = new Set<string>();

interface ExportRun {
  readonly source: ExportSource;
  readonly format: ExportFormat;
  /** Called when the file is ready, before it is saved: null, or the reason why it may not be saved. */
  readonly allow?: () => Promise<string | null>;
  /** Text of the first notice, if it should say more than the progress. */
  readonly starting?: string;
  /** File name, if it is not derived from the source's name. */
  readonly fileName?: SavedName;
}

export function exportFileName({ file }: ExportSource, format: ExportFormat): SavedName {
  const { suffix, extension } = WRITTEN_AS[format];
  return fileName([...file, ...suffix], extension);
}

/** The writer module is loaded on first use. */
async function write(
  { source, format }: ExportRun,
  { onProgress, signal }: FileNotice,
): Promise<WrittenExport | null> {
  try {
    const { writeExport } = await import("./write-export.ts");
    return await writeExport(source, format, { onProgress, signal });
  } catch {
    return null;
  }
}

const FAILED: Readonly<Record<Exclude<WrittenExport["kind"], "file" | "stopped">, string>> = {
  changing: texts.changing,
  gone: texts.gone,
};

async function tell(run: ExportRun, made: WrittenExport | null): Promise<void> {
  const words = texts.formats[run.format];
  if (made?.kind === "stopped") {
    toast.neutral({ title: texts.cancelled });
    return;
  }
  if (made?.kind !== "file") {
    toast.error({ title: words.failed, text: made ? FAILED[made.kind] : texts.failedText });
    return;
  }
  const refused = (await run.allow?.()) ?? null;
  if (refused !== null) {
    toast.error({ title: words.failed, text: refused });
    return;
  }
  saveFile(made.file, run.fileName ?? exportFileName(run.source, run.format));
  toast.success({ title: texts.downloaded, text: words.ready });
}

/** Makes a file in a worker and saves it; a notice shows the progress and can cancel it. */
export async function runExport(run: ExportRun): Promise<void> {
  const key = `${run.format} ${run.source.id}`;
  if (running.has(key)) return;
  running.add(key);
  const words = texts.formats[run.format];
  const notice = openFileNotice({
    title: words.starting,
    starting: run.starting,
    share: (percent) => texts.share(percent, run.source.name),
    cancel: texts.cancel,
  });
  const made = await write(run, notice);
  running.delete(key);
  notice.close();
  await tell(run, made);
}
