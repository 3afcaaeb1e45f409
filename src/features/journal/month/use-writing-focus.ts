import { useEffect, useEffectEvent } from "react";
import { focusWriting } from "./read-only-notice.tsx";

/**
 * What has the focus may go with what was pressed: a menu's entry, a line, a button that is not needed any more. The
 * focus then goes where one goes on, and not to the top of the page, from where a reader of screens and a switch would
 * have to walk.
 */
export function useWritingFocus(onLost: () => void = focusWriting): void {
  const goOn = useEffectEvent(onLost);
  useEffect(() => {
    let last: Element | null = document.activeElement;
    let frame = 0;
    const focused = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
    };
    const isLost = () =>
      last !== null &&
      !last.isConnected &&
      document.activeElement === document.body &&
      document.querySelector("dialog[open]") === null;
    const look = () => {
      frame = 0;
      if (!isLost()) return;
      last = null;
      goOn();
    };
    // After a frame, in which whoever knows better where it goes has put it there.
    const later = () => {
      if (frame === 0 && isLost()) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
    };
    const seen = new MutationObserver(later);
    document.addEventListener("focusin", focused);
    seen.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("focusin", focused);
      seen.disconnect();
    };
  }, []);
}
