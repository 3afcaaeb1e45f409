import { createStore } from "#ui/kit/create-store.ts";

/** Whether the screen itself has the way on into the guest's book: nothing else offers it then. */
export const waitsInPlace = createStore(false);
