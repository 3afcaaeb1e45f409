import type { Book } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { fileName } from "#formats/file-name.ts";
import type { AppStorage } from "#storage/app-storage.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { saveFile } from "#ui/kit/save-file.ts";
import { toast } from "#ui/kit/toast.ts";
import { ExportShare } from "./export-share.tsx";
import type { JournalPdf } from "./journal-pdf.ts";
import { bookTexts } from "./texts.ts";

const texts = bookTexts.pdf;

/** Books whose document is on its way: pressed again, it goes on. */
const running = new Set<BookId>();

/** What draws documents is fetched with the first one. */
async function make(
  storage: AppStorage,
  book: Book,
  company: Company | null,
  options: { readonly onProgress: (done: number) => void; readonly signal: AbortSignal },
): Promise<JournalPdf | null> {
  try {
    const { journalPdf } = await import("./journal-pdf.ts");
    return await journalPdf(storage, book.id, company, options);
  } catch {
    return null;
  }
}

function tell(book: Book, made: JournalPdf | null): void {
  const { failed: title } = texts;
  switch (made?.kind) {
    case "file":
      saveFile(made.file, fileName([texts.title, book.name], "pdf"));
      toast.success({ title: texts.ready, text: texts.readyText });
      return;
    case "stopped":
      toast.neutral({ title: texts.cancelled });
      return;
    case "changing":
      toast.error({ title, text: texts.changing });
      return;
    default:
      toast.error({ title, text: texts.failedText });
  }
}

/** Makes the journal's PDF beside the page and hands it over; its notice says how far it is, and can stop it. */
export async function downloadJournal(
  storage: AppStorage,
  book: Book,
  company: Company | null,
): Promise<void> {
  if (running.has(book.id)) return;
  running.add(book.id);
  const stop = new AbortController();
  const done = createStore(0);
  // No id of its own: a notice that is still on its way out would take the next one of that id along.
  const notice = toast.info({
    title: texts.exporting,
    text: <ExportShare name={book.name} done={done} />,
    durationMs: 0,
    actions: [{ label: texts.cancel, onAction: () => stop.abort() }],
  });
  const made = await make(storage, book, company, { onProgress: done.set, signal: stop.signal });
  running.delete(book.id);
  toast.dismiss(notice);
  tell(book, made);
}
