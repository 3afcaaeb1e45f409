const KEY = "cuadra_repetidos_ocultos";

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : []);
  } catch {
    return new Set();
  }
}

/** The books whose most repeated entries were put away, remembered on this device. */
export const dismissedBooks = {
  has: (book: string): boolean => read().has(book),
  add: (book: string): void => {
    try {
      localStorage.setItem(KEY, JSON.stringify([...read(), book]));
    } catch {
      // Storage is blocked: they are away for this visit.
    }
  },
};
