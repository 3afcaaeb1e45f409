import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the focus to the element where a change took away the one that had it, so that keys and screen readers go on
 * there and not from the top of the page; with the next change it goes on from where this put it. The focus that
 * somebody has elsewhere stays.
 */
export function useLostFocus(element: RefObject<HTMLElement | null>, change: unknown): void {
  const before = useRef(change);
  const given = useRef<Element | null>(null);
  useEffect(() => {
    const isChanged = before.current !== change;
    before.current = change;
    const { activeElement, body } = document;
    if (!isChanged || (activeElement !== body && activeElement !== given.current)) return;
    element.current?.focus();
    given.current = element.current;
  }, [element, change]);
}
