import type { CodeRequest, DrawAnswer, ReadAnswer } from "./code-messages.ts";
import { codeModules } from "./encode-code.ts";
import { readBitmap } from "./read-bitmap.ts";

/** The worker's messaging interface to its page. */
interface Scope {
  onmessage: ((event: MessageEvent<CodeRequest>) => void) | null;
  postMessage(message: ReadAnswer | DrawAnswer): void;
}

// A worker's global scope has this type, which the page's type library does not declare.
const scope = globalThis as unknown as Scope;
scope.onmessage = ({ data }) =>
  scope.postMessage(
    data.kind === "read"
      ? { bytes: readBitmap(data.picture, data.turns) }
      : { codes: data.pieces.map(codeModules) },
  );
