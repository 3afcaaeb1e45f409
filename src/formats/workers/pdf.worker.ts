import type { FileHead } from "../file-head.ts";
import { openPdf } from "../pdf/write-pdf.ts";
import { loadFonts } from "./load-fonts.ts";
import { serveWriter } from "./serve-writer.ts";

serveWriter(async (head: FileHead) => openPdf(head, await loadFonts()));
