import type { FileWriter } from "../file-head.ts";
import type { FileAnswer, FileRequest } from "./file-messages.ts";

/** The side of a worker that talks to its page. */
interface Scope<Head> {
  onmessage: ((event: MessageEvent<FileRequest<Head>>) => void) | null;
  postMessage(message: FileAnswer, transfer: Transferable[]): void;
}

/** Makes the worker answer: a writer opens with the head, takes rows, and hands its file over at the end. */
export function serveWriter<Head, Row>(
  open: (head: Head) => FileWriter<Row> | Promise<FileWriter<Row>>,
): void {
  let writer: FileWriter<Row> | null = null;
  const answer = async (request: FileRequest<Head>): Promise<FileAnswer> => {
    if (request.kind === "begin") {
      writer = await open(request.head);
      return { kind: "ready" };
    }
    if (writer === null) throw new Error("rows before a document");
    if (request.kind === "finish") return { kind: "file", bytes: await writer.finish() };
    writer.add(JSON.parse(request.rows) as readonly Row[]);
    return { kind: "ready" };
  };
  // In a worker the global scope is one of these, which the types of a page do not know.
  const scope = globalThis as unknown as Scope<Head>;
  scope.onmessage = ({ data }) => {
    answer(data).then(
      (message) => scope.postMessage(message, message.kind === "file" ? [message.bytes] : []),
      (error: unknown) => scope.postMessage({ kind: "failed", detail: String(error) }, []),
    );
  };
}
