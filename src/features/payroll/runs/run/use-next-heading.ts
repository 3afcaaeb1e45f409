import { type RefObject, useEffect, useRef } from "react";

/**
 * The heading of what takes the place of another part of the screen: the button that was pressed went with that part,
 * so the focus goes on here. Nothing is done for the part that the screen begins with.
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
