import { useEffect, useEffectEvent, useRef } from "react";

type Show = (id: string) => void;

/** The lists on the page that draw only what is in sight. */
const holders = new Set<Show>();

/** For a list that draws only what is in sight: `show` scrolls it to the row of a record, if it has that. */
export function useShowsRecords(show: Show): void {
  const latest = useEffectEvent(show);
  useEffect(() => {
    const holder: Show = (id) => latest(id);
    holders.add(holder);
    return () => void holders.delete(holder);
  }, []);
}

/** How long a list may take to draw what it was scrolled to. */
const MOST_FRAMES = 10;

/**
 * Scrolls to the record that joins a list: just created, or brought back. Its element carries `data-record` with the id.
 * Several at once, as after an import, are left where they are, and so is the page of a window in the background.
 */
export function useRevealNew(ids: readonly string[] | null): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const frame = useRef(0);
  useEffect(() => {
    if (ids === null) return;
    const before = known.current;
    known.current = new Set(ids);
    const [added, ...others] = before === null ? [] : ids.filter((id) => !before.has(id));
    if (added === undefined || others.length > 0 || document.hidden) return;
    const bring = (left: number) => {
      const record = document.querySelector(`[data-record="${CSS.escape(added)}"]`);
      if (record) return record.scrollIntoView({ block: "nearest" });
      if (left > 0) frame.current = requestAnimationFrame(() => bring(left - 1));
    };
    // After the form that made it has left the page.
    frame.current = requestAnimationFrame(() => {
      for (const show of holders) show(added);
      bring(MOST_FRAMES);
    });
  }, [ids]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
}
