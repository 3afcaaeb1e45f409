import { type RefObject, useEffect, useRef } from "react";

const PLACE = "[data-editors]";

/** What takes the focus of a place. */
const entryOf = (place: Element) => place.querySelector<HTMLElement>("h4, button");

/**
 * Keeps the keyboard in a list of places (`data-editors`) when what has the focus goes: a note that is removed, or a
 * button that is replaced by what it did. The place takes it, or the one before it when the place goes too; without
 * it the keyboard would start over at the top of the page.
 */
export function useKeptFocus<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const list = useRef<Shown>(null);
  useEffect(() => {
    const shown = list.current;
    if (shown === null) return;
    let held: { readonly element: Element; readonly places: readonly Element[] } | null = null;
    const hold = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const all = [...shown.querySelectorAll(PLACE)];
      const at = all.findIndex((place) => place.contains(target));
      const near = at < 0 ? [] : [...all.slice(0, at + 1).reverse(), ...all.slice(at + 1)];
      held = { element: target, places: near };
    };
    const onChange = () => {
      if (held === null || held.element.isConnected || document.activeElement !== document.body) return;
      const place = held.places.find((each) => each.isConnected && entryOf(each) !== null);
      if (place !== undefined) entryOf(place)?.focus();
    };
    const watching = new MutationObserver(onChange);
    shown.addEventListener("focusin", hold);
    watching.observe(shown, { childList: true, subtree: true });
    return () => {
      shown.removeEventListener("focusin", hold);
      watching.disconnect();
    };
  }, []);
  return list;
}
