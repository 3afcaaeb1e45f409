import { useEffect, useRef } from "react";

/** Moves the focus to the heading of a step when it is shown, so that readers begin there. */
export function useStepHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
