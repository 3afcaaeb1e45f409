import type { FileWriter } from "../file-head.ts";
import type { ImportDesk } from "../import/import-desk.ts";
import { compressPhoto } from "../photo/compress-photo.ts";
import type { FileTask } from "./file-messages.ts";
import { loadFonts } from "./load-fonts.ts";
import { serveFiles } from "./serve-files.ts";

/** The writer of a task, which takes the rows of that task alone. Its library is fetched with the first such file. */
async function openWriter(task: FileTask): Promise<FileWriter<never>> {
  switch (task.format) {
    case "csv":
      return (await import("../csv/write-csv.ts")).openCsv(task.head);
    case "xlsx":
      return (await import("../xlsx/write-xlsx.ts")).openXlsx(task.head);
    case "pdf": {
      const [{ openPdf }, fonts] = await Promise.all([import("../pdf/write-pdf.ts"), loadFonts()]);
      return openPdf(task.head, fonts);
    }
    case "xlsx-set":
      return (await import("../xlsx/write-set.ts")).openXlsxSet(task.head);
    case "pdf-set": {
      const [{ openPdfSet }, fonts] = await Promise.all([import("../pdf/write-set.ts"), loadFonts()]);
      return openPdfSet(task.head, fonts);
    }
    case "slips": {
      const [{ openSlips }, fonts] = await Promise.all([import("../pdf/write-slips.ts"), loadFonts()]);
      return openSlips(task.head, fonts);
    }
  }
}

/** The reader of files, fetched with the first one. */
async function* readParts(file: File) {
  yield* (await import("../read/read-parts.ts")).readParts(file);
}

/** The reader of electronic invoices, fetched with the first one. */
async function* readInvoices(file: File) {
  yield* (await import("../invoice/read-documents.ts")).readInvoiceParts(file);
}

let desk: Promise<ImportDesk> | null = null;

/** What keeps a file on its way into a book, fetched with the first one. */
function openDesk(): Promise<ImportDesk> {
  if (desk === null) {
    desk = import("../import/import-desk.ts").then((module) => new module.ImportDesk());
    // Most files are workbooks: their reader comes with the desk, and not after their first bytes.
    import("../xlsx/read/read-xlsx-parts.ts").catch(() => undefined);
  }
  return desk;
}

serveFiles({
  open: openWriter,
  read: readParts,
  readInvoices,
  photo: compressPhoto,
  desk: openDesk,
});
