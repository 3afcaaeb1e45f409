import { type RefObject, useEffect, useRef } from "react";

/** Tells when a press lands outside all of these elements. */
export function useOutsidePress(
  active: boolean,
  inside: readonly RefObject<Element | null>[],
  onOutside: () => void,
): void {
  const latest = useRef({ inside, onOutside });
  latest.current = { inside, onOutside };
  useEffect(() => {
    if (!active) return;
    const pressed = (event: PointerEvent) => {
      const path = event.composedPath();
      const within = latest.current.inside.some(
        (each) => each.current !== null && path.includes(each.current),
      );
      if (!within) latest.current.onOutside();
    };
    document.addEventListener("pointerdown", pressed, true);
    return () => document.removeEventListener("pointerdown", pressed, true);
  }, [active]);
}
