import { registerUnsaved, type UnsavedInput } from "./unsaved.ts";

/** Keeps what is typed whenever the page goes out of sight, while its form is open; the result ends it, and keeps it once more. */
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
