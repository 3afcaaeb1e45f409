import { createStore } from "#ui/kit/create-store.ts";

/** The address that the application led to by itself as it opened; null once it was left. */
export const arrival = createStore<string | null>(null);
