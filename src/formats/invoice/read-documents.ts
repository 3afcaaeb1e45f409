import { SHEET_LIMITS } from "#domain/import/table/sheet-limits.ts";
import { DOCUMENT_LIMITS } from "#domain/invoice/document-limits.ts";
import type { EInvoice } from "#domain/invoice/e-invoice.ts";
import { carriedText, readDocumentElement, saysRejected } from "#domain/invoice/read-document.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { ReadStop, stop } from "../read/read-stop.ts";
import { Package } from "../xlsx/read/package.ts";
import type { DocumentPart, InvoiceFault } from "./document-part.ts";
import { parseXml, xmlText } from "./read-xml.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Read = Result<EInvoice, InvoiceFault>;

const isZip = (bytes: Bytes) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
const isPdf = (bytes: Bytes) =>
  bytes[0] === 0x25 && bytes[1] === 0x50 && bytes[2] === 0x44 && bytes[3] === 0x46;

/** The document of an XML text, out of its container if it is in one. */
function readText(text: string, depth = 0): Read {
  const element = parseXml(text);
  if (element.name !== "AttachedDocument") return readDocumentElement(element);
  if (depth >= DOCUMENT_LIMITS.containers) return err({ kind: "nested" });
  const carried = carriedText(element);
  if (carried === null) return err({ kind: "not-invoice" });
  const read = readText(carried, depth + 1);
  return read.ok && saysRejected(element) ? ok({ ...read.value, rejected: true }) : read;
}

function faultOf(error: unknown): InvoiceFault {
  return error instanceof ReadStop ? { kind: error.problem.kind } : { kind: "failed" };
}

function readXmlBytes(bytes: Bytes): Read {
  try {
    if (bytes.length === 0) return err({ kind: "empty" });
    if (isPdf(bytes)) return err({ kind: "pdf" });
    const text = xmlText(bytes);
    return /^\s*\uFEFF?\s*</.test(text.slice(0, 1000)) ? readText(text) : err({ kind: "foreign" });
  } catch (error) {
    return err(faultOf(error));
  }
}

/** What systems add by themselves to an archive. */
const isOwn = (name: string) => name.startsWith("__MACOSX/") || /(?:^|\/)\.[^/]*$/.test(name);

/** Counts what all archives of one file hold, however they lie in each other. */
interface Tally {
  bytes: number;
  documents: number;
}

function count(tally: Tally, bytes: Bytes): void {
  tally.bytes += bytes.length;
  if (tally.bytes > SHEET_LIMITS.unpacked) stop("bomb");
}

async function* readArchive(
  bytes: Bytes,
  above: string,
  depth: number,
  tally: Tally,
): AsyncGenerator<DocumentPart> {
  const archive = new Package(bytes);
  for (const name of archive.names) {
    const isArchive = /\.zip$/i.test(name);
    if (isOwn(name) || !(isArchive || /\.xml$/i.test(name))) continue;
    const inside = above === "" ? name : `${above}/${name}`;
    const content = await archive.bytes(name);
    count(tally, content);
    if (isArchive && isZip(content)) {
      if (depth >= DOCUMENT_LIMITS.archives) yield document(inside, err({ kind: "nested" }));
      else yield* readInner(content, inside, depth + 1, tally);
      continue;
    }
    tally.documents += 1;
    if (tally.documents > DOCUMENT_LIMITS.documents)
      return yield document("", err({ kind: "too-many-documents" }));
    yield document(inside, readXmlBytes(content));
  }
}

/** A damaged archive inside of another spoils only itself. */
async function* readInner(
  bytes: Bytes,
  inside: string,
  depth: number,
  tally: Tally,
): AsyncGenerator<DocumentPart> {
  try {
    yield* readArchive(bytes, inside, depth, tally);
  } catch (error) {
    const fault = faultOf(error);
    if (fault.kind === "bomb") throw error;
    yield document(inside, err(fault));
  }
}

function document(inside: string, read: Read): DocumentPart {
  return { kind: "document", document: { inside, read } };
}

async function* byContent(file: File): AsyncGenerator<DocumentPart> {
  if (file.size > SHEET_LIMITS.bytes) stop("too-heavy");
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => stop("changed"),
  );
  if (!isZip(bytes)) return yield document("", readXmlBytes(bytes));
  const tally: Tally = { bytes: 0, documents: 0 };
  let found = 0;
  for await (const part of readArchive(bytes, "", 1, tally)) {
    found += 1;
    yield part;
  }
  if (found === 0) yield document("", err({ kind: "no-xml" }));
}

/**
 * The documents of an XML or of a zip, told apart by what they hold. Whatever the bytes are, every document is read or
 * refused with its reason, and the last part is the end (FE-03).
 */
export async function* readInvoiceParts(file: File): AsyncGenerator<DocumentPart> {
  try {
    yield* byContent(file);
  } catch (error) {
    yield document("", err(faultOf(error)));
  }
  yield { kind: "end" };
}
