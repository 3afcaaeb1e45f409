import { useEffect } from "react";
import { focusWriting } from "../month/read-only-notice.tsx";

/**
 * What has the focus may go with what was pressed: a menu's entry, a line, a button that is not needed any more. The
 * focus then goes to the button that goes on, and not to the top of the page, from where a reader of screens and a
 * switch would have to walk.
 */
export function useWritingFocus(): void {
  useEffect(() => {
    let last: Element | null = document.activeElement;
    const focused = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
    };
    const seen = new MutationObserver(() => {
      const isLost = last !== null && !last.isConnected && document.activeElement === document.body;
      if (!isLost || document.querySelector("dialog[open]") !== null) return;
      last = null;
      focusWriting();
    });
    document.addEventListener("focusin", focused);
    seen.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", focused);
      seen.disconnect();
    };
  }, []);
}
