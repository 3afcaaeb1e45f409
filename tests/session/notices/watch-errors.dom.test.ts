import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchErrors } from "#session/notices/watch-errors.ts";
import { StorageError } from "#storage/engine/storage-error.ts";
import { connectStage, type ToastRequest } from "#ui/kit/feedback/toast.ts";

let told: ToastRequest[] = [];
let ends: (() => void)[] = [];

beforeEach(() => {
  told = [];
  ends = [
    watchErrors(),
    connectStage({ show: (request) => void told.push(request), dismiss: () => undefined }),
  ];
});

afterEach(() => {
  for (const end of ends) end();
});

/** What a press leaves behind that nobody caught. */
function unanswered(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
}

it.each([
  ["full", new StorageError("full"), "El disco está lleno"],
  [
    "full, deep inside",
    Object.assign(new Error("x"), { inner: new DOMException("", "QuotaExceededError") }),
    "El disco está lleno",
  ],
  [
    "closed",
    Object.assign(new Error("x"), { name: "DatabaseClosedError" }),
    "Se cerró la conexión con tus datos",
  ],
  ["newer", new StorageError("newer"), "Estos datos son de una versión más nueva"],
])("ST-31 what the store refused and nobody caught is told by its name: %s", async (_, reason, title) => {
  unanswered(reason);
  await vi.waitFor(() => expect(told.map((each) => each.title)).toEqual([title]));
});

it("ST-31 what is no trouble of the store is not told as one", async () => {
  unanswered(new TypeError("x is undefined"));
  // The same names are other parts' of the browser too: a transition that the page was hidden for.
  unanswered(new DOMException("Transition was aborted", "InvalidStateError"));
  unanswered("text");
  unanswered(undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told).toEqual([]);
});
