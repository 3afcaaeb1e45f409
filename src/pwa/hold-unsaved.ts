import { registerUnsaved, type UnsavedInput } from "./unsaved.ts";

/**
 * Flushes the input whenever the page is hidden, for as long as its form is open. The returned function stops this
 * and flushes once more.
 */
export function holdUnsaved(input: UnsavedInput): () => void {
  const forget = registerUnsaved(input);
  const keep = () => void input.flush();
  const hidden = () => {
    if (document.visibilityState === "hidden") keep();
  };
  window.addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    forget();
    window.removeEventListener("pagehide", keep);
    document.removeEventListener("visibilitychange", hidden);
    keep();
  };
}
