import { useEffect, useRef } from "react";

/**
 * Scrolls to the record that joins a list: just created, or brought back. Its element carries `data-record` with the id.
 * Several at once, as after an import, are left where they are, and so is the page of a window in the background.
 */
export function useRevealNew(ids: readonly string[] | null): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (ids === null) return;
    const before = known.current;
    known.current = new Set(ids);
    const [added, ...others] = before === null ? [] : ids.filter((id) => !before.has(id));
    if (added === undefined || others.length > 0 || document.hidden) return;
    // After the form that made it has left the page.
    const frame = requestAnimationFrame(() => {
      document.querySelector(`[data-record="${CSS.escape(added)}"]`)?.scrollIntoView({ block: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [ids]);
}
