import { type LastPlace, placeAddress } from "#domain/company/last-place.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { inTime } from "#storage/engine/in-time.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { entryByNumber } from "#storage/queries/books/journal.ts";
import type { CurrentStorage } from "../storage/current-storage.ts";

const PANEL = "/dashboard";
/** A store that answers later leaves the person at the panel, which says so. */
const PATIENCE_MS = 5000;

interface Opening {
  readonly getSnapshot: () => CurrentStorage;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The database once it is open; null where it cannot be opened. */
function opened(current: Opening): Promise<AppStorage | null> {
  return new Promise((resolve) => {
    const look = (): void => {
      const now = current.getSnapshot();
      if (now.kind === "opening" || now.kind === "closed") return;
      stop();
      resolve(now.kind === "open" ? now.storage : null);
    };
    // Subscribing is what opens it.
    const stop = current.subscribe(look);
    look();
  });
}

/** The place as far as it is still there: a book that was deleted is none, an entry that went is left out. */
async function whatIsLeft(storage: AppStorage, place: LastPlace): Promise<LastPlace | null> {
  if ((await getBook(storage, place.book)) === null) return null;
  if (place.entry === null || (await entryByNumber(storage, place.book, place.entry)) !== null) return place;
  return { ...place, entry: null };
}

/** The address of where somebody was; of the panel if that is nowhere, or cannot be told. */
export async function placeToOpen(place: LastPlace | null, current: Opening): Promise<string> {
  if (place === null) return PANEL;
  const look = async () => {
    const storage = await opened(current);
    return storage === null ? null : whatIsLeft(storage, place);
  };
  const left = await inTime(look(), PATIENCE_MS).catch(() => null);
  return left === null ? PANEL : placeAddress(left);
}
