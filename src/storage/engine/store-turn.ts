const listeners = new Set<() => void>();
let turn = 0;

/**
 * Counts how often a database of this page was opened again after the browser had closed it. What was asked meanwhile
 * failed, so every live question is asked again; the open storage stays the same object, so that nothing that is typed
 * beside it is made anew (ST-06).
 */
export const storeTurn = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): number => turn,
  next(): void {
    turn += 1;
    for (const listener of [...listeners]) listener();
  },
} as const;
