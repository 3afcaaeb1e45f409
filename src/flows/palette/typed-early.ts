import { createStore } from "#ui/kit/create-store.ts";

/** What was typed after the palette was asked for and before it was there. */
export const typedEarly = createStore("");
