import { type RefObject, useEffect, useRef, useState } from "react";
import { systemClock } from "#storage/engine/environment.ts";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { EXPANDED, FIRST_CHECK_MS, nextOverlap, type OverlapState, wordedBox } from "./overlap.ts";

function openDialogs(own: Element | null): readonly Element[] {
  return [...document.querySelectorAll("dialog[open]")].filter((dialog) => !own?.contains(dialog));
}

/** Runs the check, which returns the delay until the next one. Idle while no dialog is open or the page is hidden. */
function watchOverlap(look: () => number | null): () => void {
  let timer: number | undefined;
  const check = () => {
    timer = undefined;
    const next = document.hidden ? null : look();
    if (next !== null) timer = window.setTimeout(check, next);
  };
  const wake = () => {
    window.clearTimeout(timer);
    timer = document.hidden ? undefined : window.setTimeout(check, FIRST_CHECK_MS);
  };
  // A native dialog opens and closes through its `open` attribute.
  const observer = new MutationObserver(wake);
  observer.observe(document.documentElement, { subtree: true, attributes: true, attributeFilter: ["open"] });
  document.addEventListener("visibilitychange", wake);
  wake();
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", wake);
    window.clearTimeout(timer);
  };
}

/**
 * Whether the button contracts because a dialog covers it. `frame` holds the button and its panel; while the panel
 * replaces the button, nothing is watched.
 */
export function useChatOverlap(
  frame: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  forced: boolean,
  paused: boolean,
): boolean {
  const device = useMediaQuery(PHONE) ? "mobile" : "desktop";
  const [contracted, setContracted] = useState(false);
  const state = useRef<OverlapState>(EXPANDED);
  useEffect(() => {
    if (paused) return;
    return watchOverlap(() => {
      const corner = button.current?.getBoundingClientRect();
      if (corner === undefined) return null;
      const step = nextOverlap(state.current, {
        now: systemClock.now(),
        button: wordedBox(corner),
        dialogs: openDialogs(frame.current).map((dialog) => dialog.getBoundingClientRect()),
        device,
        forced,
      });
      state.current = step.state;
      setContracted(step.state.contracted);
      return step.nextCheckMs;
    });
  }, [frame, button, device, forced, paused]);
  return contracted;
}
