import { createStore } from "#ui/kit/create-store.ts";

/** An operation that was told to an assistant that registers nothing: the next journal's guided mode takes it (GM-23). */
export const askedOperation = createStore<string | null>(null);
