import { classifyError, isOfStore } from "#storage/engine/storage-error.ts";
import { noteTrouble, placeOf } from "#storage/health/recent-troubles.ts";
import { toast } from "#ui/kit/feedback/toast.ts";

/** No press ends in silence: what the store refused and nobody answered for is told by its name (ST-31). */
async function tellStore(error: unknown): Promise<void> {
  if (!isOfStore(error)) return;
  // The words are fetched with the first of them: no screen carries them until then.
  const { TROUBLE_TEXTS } = await import("./trouble-texts.ts");
  const { title, text } = TROUBLE_TEXTS[classifyError(error)];
  toast.error({ id: "sin-respuesta", title, text });
}

/** Remembers errors that nobody caught, for the diagnostics, and tells those of the store. */
export function watchErrors(): () => void {
  const note = (error: unknown) =>
    noteTrouble(error instanceof Error ? error.name : "unknown", placeOf(error));
  const thrown = ({ error }: ErrorEvent) => note(error);
  const rejected = ({ reason }: PromiseRejectionEvent) => {
    note(reason);
    void tellStore(reason);
  };
  window.addEventListener("error", thrown);
  window.addEventListener("unhandledrejection", rejected);
  return () => {
    window.removeEventListener("error", thrown);
    window.removeEventListener("unhandledrejection", rejected);
  };
}
