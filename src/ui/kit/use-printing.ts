import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

const PRINT = "print";

let isAsked = false;

/**
 * Listens to what comes before the picture of the page is taken. The browser does not wait for a render: by its own
 * menu it lays the page out right after `beforeprint`, and tells the change of medium too late for the number of pages.
 */
function subscribe(listener: () => void): () => void {
  const list = matchMedia(PRINT);
  const tell = (asked: boolean) => () => {
    isAsked = asked;
    flushSync(listener);
  };
  const [before, after] = [tell(true), tell(false)];
  list.addEventListener("change", listener);
  window.addEventListener("beforeprint", before);
  window.addEventListener("afterprint", after);
  return () => {
    list.removeEventListener("change", listener);
    window.removeEventListener("beforeprint", before);
    window.removeEventListener("afterprint", after);
  };
}

/** Whether the page is being printed, from wherever: then it holds all of what it is about (UX-38). */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAsked || matchMedia(PRINT).matches,
    () => false,
  );
}
