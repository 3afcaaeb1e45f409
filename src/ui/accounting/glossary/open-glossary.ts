import { createStore } from "../../kit/create-store.ts";

export interface WantedTerm {
  /** The term it opens with; null for the list. */
  readonly term: string | null;
  /** It opens with the drill of its term. */
  readonly practises: boolean;
}

/** What the glossary shows; null while it is closed. Global, because it is opened from answers on any screen. */
export const glossaryWanted = createStore<WantedTerm | null>(null);

export function openGlossary(term: string | null = null, practises = false): void {
  glossaryWanted.set({ term, practises });
}
