import type { PdfAnswer, PdfRequest } from "./pdf-messages.ts";
import { openPdf, type PdfFonts, type PdfWriter } from "./write-pdf.ts";

/** The side of a worker that talks to its page. */
interface Scope {
  onmessage: ((event: MessageEvent<PdfRequest>) => void) | null;
  postMessage(message: PdfAnswer): void;
}

async function bytesOf(url: URL): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function loadFonts(): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all([
    bytesOf(new URL("./fonts/hanken-grotesk-400.ttf", import.meta.url)),
    bytesOf(new URL("./fonts/hanken-grotesk-700.ttf", import.meta.url)),
  ]);
  return { regular, bold };
}

let writer: PdfWriter | null = null;

async function answer(request: PdfRequest): Promise<PdfAnswer> {
  if (request.kind === "begin") {
    writer = openPdf(request.head, await loadFonts());
    return { kind: "ready" };
  }
  if (writer === null) throw new Error("rows before a document");
  if (request.kind === "finish") return { kind: "file", bytes: writer.finish() };
  writer.add(request.rows);
  return { kind: "ready" };
}

const scope: Scope = globalThis;
scope.onmessage = ({ data }) => {
  answer(data).then(
    (message) => scope.postMessage(message),
    (error: unknown) => scope.postMessage({ kind: "failed", detail: String(error) }),
  );
};
