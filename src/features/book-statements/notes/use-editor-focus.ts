import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * The focus of an editor that stands in the page in place of the button that opens it: its first field takes it, and
 * when the editor goes, its place takes it back (the heading of the note, or the button that is there again). Without
 * it the keyboard would start over at the top of the page.
 */
export function useEditorFocus(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const own = form.current;
    const place = own?.closest("[data-editors]");
    own?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    return () => {
      if (!own?.contains(document.activeElement)) return;
      // Once what replaces it is there.
      queueMicrotask(() => {
        if (!own.isConnected) place?.querySelector<HTMLElement>("h4, button")?.focus();
      });
    };
  }, []);
  return form;
}
