import type { ReportRow } from "#domain/report/report.ts";
import type { FileHead, FileWriter } from "../file-head.ts";
import type { FileAnswer, FileRequest } from "./file-messages.ts";

/** The side of a worker that talks to its page. */
interface Scope {
  onmessage: ((event: MessageEvent<FileRequest>) => void) | null;
  postMessage(message: FileAnswer, transfer: Transferable[]): void;
}

/** Makes the worker answer: a writer opens with the head, takes rows, and hands its file over at the end. */
export function serveWriter(open: (head: FileHead) => FileWriter | Promise<FileWriter>): void {
  let writer: FileWriter | null = null;
  const answer = async (request: FileRequest): Promise<FileAnswer> => {
    if (request.kind === "begin") {
      writer = await open(request.head);
      return { kind: "ready" };
    }
    if (writer === null) throw new Error("rows before a document");
    if (request.kind === "finish") return { kind: "file", bytes: await writer.finish() };
    writer.add(JSON.parse(request.rows) as readonly ReportRow[]);
    return { kind: "ready" };
  };
  // In a worker the global scope is one of these, which the types of a page do not know.
  const scope = globalThis as unknown as Scope;
  scope.onmessage = ({ data }) => {
    answer(data).then(
      (message) => scope.postMessage(message, message.kind === "file" ? [message.bytes] : []),
      (error: unknown) => scope.postMessage({ kind: "failed", detail: String(error) }, []),
    );
  };
}
