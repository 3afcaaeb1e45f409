/** Reads from outside and is in no table. */
export const planted = (): string | null => localStorage.getItem("planted");
