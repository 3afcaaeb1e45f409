import type { GradingAnswer, GradingRequest } from "./grading-messages.ts";
import { serveGrading } from "./serve-grading.ts";

/** The worker's messaging interface to its page. */
interface Scope {
  onmessage: ((event: MessageEvent<GradingRequest>) => void) | null;
  postMessage(message: GradingAnswer): void;
}

// A worker's global scope has this type, which the page's type library does not declare.
const scope = globalThis as unknown as Scope;
const serve = serveGrading();
scope.onmessage = ({ data }) => scope.postMessage(serve(data));
