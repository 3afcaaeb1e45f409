import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls back when a press lands outside all of these elements. */
export function useOutsidePress(
  active: boolean,
  inside: readonly RefObject<Element | null>[],
  onOutside: () => void,
): void {
  const onPress = useEffectEvent((event: PointerEvent) => {
    const path = event.composedPath();
    const within = inside.some((each) => each.current !== null && path.includes(each.current));
    if (!within) onOutside();
  });
  useEffect(() => {
    if (!active) return;
    const pressed = (event: PointerEvent) => onPress(event);
    document.addEventListener("pointerdown", pressed, true);
    return () => document.removeEventListener("pointerdown", pressed, true);
  }, [active]);
}
