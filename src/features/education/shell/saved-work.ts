import { createStore } from "#ui/kit/create-store.ts";
import type { SavedState } from "#ui/kit/feedback/saved-indicator.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { errorText } from "./trouble-text.ts";

const texts = {
  title: "No se pudo guardar",
  text: "Lo anterior sigue como estaba. Inténtalo otra vez.",
} as const;

/** What the indicator of the academic edition says: its databases are its own, and so are its writes. */
export const savedWork = createStore<SavedState>({ kind: "saved" });

/** Runs a write, and says so while it runs and how it ended. */
export async function saving<T extends { readonly ok: boolean }>(write: () => Promise<T>): Promise<T | null> {
  savedWork.set({ kind: "saving" });
  try {
    const answer = await write();
    savedWork.set(answer.ok ? { kind: "saved" } : { kind: "failed", onRetry: null });
    return answer;
  } catch (error) {
    savedWork.set({ kind: "failed", onRetry: null });
    toast.error({ title: texts.title, text: errorText(error, texts.text) });
    return null;
  }
}
