import { useEffect } from "react";
import type { LastPlace } from "#domain/company/last-place.ts";
import type { Month } from "#domain/kernel/day.ts";
import { keepPlace } from "#session/place/kept-place.ts";
import { useSession } from "#session/who/use-session.ts";
import { entryInHand } from "./entry-in-hand.ts";

/** Whose places are remembered: an account's in its own books, not a guest's, whose books end, nor the sample's. */
function useKeeper(): string | null {
  const { state, sample } = useSession();
  return state.kind === "in" && !sample ? state.user.id : null;
}

interface OpenPlace extends Pick<LastPlace, "view" | "book" | "entry"> {
  /** Null: not known yet. */
  readonly month: Month | null;
}

/**
 * Remembers where the account is in its books: at once, and with each entry that it takes in hand. In two tabs the one
 * used last counts.
 */
export function useKeptPlace({ view, book, month, entry: asked }: OpenPlace): void {
  const keeper = useKeeper();
  useEffect(() => {
    if (keeper === null || month === null) return;
    const keep = (entry: number | null) => keepPlace(keeper, { view, book, month, entry });
    let last = asked;
    keep(last);
    const look = ({ target }: Event) => {
      const found = entryInHand(target);
      if (found !== undefined) last = found;
      keep(last);
    };
    const events = ["pointerdown", "focusin", "keyup"] as const;
    for (const event of events) document.addEventListener(event, look);
    return () => {
      for (const event of events) document.removeEventListener(event, look);
    };
  }, [keeper, view, book, month, asked]);
}
