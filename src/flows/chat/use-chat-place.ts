import { type RefObject, useEffect, useRef, useState } from "react";
import { systemClock } from "#storage/engine/environment.ts";
import { BEGINS_AS_DISC, CLEAR_MS, nextPlace, wordedBox } from "./overlap.ts";
import { standsOver } from "./stands-over.ts";

/**
 * Whether the button is a disc because with its word it would stand over a figure, a control or a sticky bar. Looked at
 * while the page scrolls, and now and then, since a page changes under it. Never on the home page, where the word says
 * what the disc is; not while the panel replaces the button.
 */
export function useChatPlace(
  frame: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  pathname: string,
  paused: boolean,
): boolean {
  const off = paused || pathname === "/";
  const [disc, setDisc] = useState(true);
  const state = useRef(BEGINS_AS_DISC);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page starts over
  useEffect(() => {
    if (off) return;
    let frameId = 0;
    state.current = BEGINS_AS_DISC;
    setDisc(true);
    const look = () => {
      frameId = 0;
      const [own, shown] = [frame.current, button.current];
      // A focused button keeps its form: the other one is another element, which would lose the focus.
      if (own === null || shown === null || document.hidden || document.activeElement === shown) return;
      state.current = nextPlace(
        state.current,
        standsOver(wordedBox(shown.getBoundingClientRect()), own),
        systemClock.now(),
      );
      setDisc(state.current.disc);
    };
    const soon = () => {
      if (frameId === 0) frameId = requestAnimationFrame(look);
    };
    const timer = window.setInterval(soon, CLEAR_MS);
    window.addEventListener("scroll", soon, { capture: true, passive: true });
    window.addEventListener("resize", soon);
    return () => {
      window.clearInterval(timer);
      cancelAnimationFrame(frameId);
      window.removeEventListener("scroll", soon, { capture: true });
      window.removeEventListener("resize", soon);
    };
  }, [frame, button, pathname, off]);
  return !off && disc;
}
