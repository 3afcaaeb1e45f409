import { noteTrouble, placeOf } from "#storage/health/recent-troubles.ts";

/** Remembers errors that nobody caught, for the diagnostics. */
export function watchErrors(): () => void {
  const note = (error: unknown) =>
    noteTrouble(error instanceof Error ? error.name : "unknown", placeOf(error));
  const thrown = ({ error }: ErrorEvent) => note(error);
  const rejected = ({ reason }: PromiseRejectionEvent) => note(reason);
  window.addEventListener("error", thrown);
  window.addEventListener("unhandledrejection", rejected);
  return () => {
    window.removeEventListener("error", thrown);
    window.removeEventListener("unhandledrejection", rejected);
  };
}
