import { lazy, Suspense, useEffect } from "react";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { lastDone } from "#session/undo/undo-stack.ts";
import { useStore } from "#ui/kit/use-store.ts";
import { askedItems, askItemsOf, shownItems } from "./asked-items.ts";

const StockDialogs = lazy(async () => ({ default: (await import("./stock-dialogs.tsx")).StockDialogs }));

/** Asks "¿De qué artículo?" after any screen wrote an entry that moves the stock of a book with a kardex. */
export function ItemQuestionPlace() {
  const isIdle = useStore(askedItems) === null;
  const hidesItems = useStore(shownItems) === null;
  useEffect(
    () =>
      lastDone.subscribe(() => {
        const done = lastDone.getSnapshot();
        const current = currentStorage.getSnapshot();
        if (done !== null && current.kind === "open")
          void askItemsOf(current.storage, done.bookId, done.command);
      }),
    [],
  );
  if (isIdle && hidesItems) return null;
  return (
    <Suspense fallback={null}>
      <StockDialogs />
    </Suspense>
  );
}
