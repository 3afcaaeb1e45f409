import { currentStorage } from "#session/storage/storage-of-session.ts";
import { session } from "#session/who/session.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";

/**
 * The database of whoever uses the product: the account that is signed in, or a guest, who becomes one here. Null where
 * it cannot be opened. The sample company is left first: it is nobody's own.
 */
export async function openedStorage(): Promise<AppStorage | null> {
  const { state, sample } = await session.ready();
  if (state.kind === "lost" || state.kind === "loading") return null;
  if (sample) session.setSample(false);
  if (state.kind === "out") session.becomeGuest();
  return new Promise((resolve) => {
    let isTold = false;
    const look = () => {
      const current = currentStorage.getSnapshot();
      if (isTold || current.kind === "opening" || current.kind === "closed") return;
      isTold = true;
      queueMicrotask(() => stop());
      resolve(current.kind === "open" ? current.storage : null);
    };
    const stop = currentStorage.subscribe(look);
    look();
  });
}
