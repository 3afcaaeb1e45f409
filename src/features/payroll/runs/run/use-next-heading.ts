import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the heading of a part that replaces another, because the pressed button is gone. Does nothing
 * for the initial part.
 */
export function useNextHeading(part: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(part);
  useEffect(() => {
    if (last.current === part) return;
    last.current = part;
    heading.current?.focus({ preventScroll: true });
  }, [part]);
  return heading;
}
