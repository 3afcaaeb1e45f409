import { useEffect, useRef } from "react";
import { holdFocus } from "#ui/kit/held-focus.ts";

/**
 * Holds the focus in the academic dashboard (UX-28): it goes to the heading of each section that opens, as on a page of
 * its own, and of the nearest part where what had it went. `arrived` tells that somebody came from another page, with
 * the focus on what they pressed there.
 */
export function useHeldFocus(section: string, arrived: boolean): void {
  const held = useRef<ReturnType<typeof holdFocus>>(null);
  const last = useRef(section);
  const first = useRef(arrived);
  useEffect(() => {
    const now = holdFocus(document, first.current);
    held.current = now;
    return now.stop;
  }, []);
  useEffect(() => {
    if (last.current === section) return;
    last.current = section;
    held.current?.release();
    window.scrollTo(0, 0);
  }, [section]);
}
