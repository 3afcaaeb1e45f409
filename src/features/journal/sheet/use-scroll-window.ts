import { type RefObject, useEffect, useState } from "react";

interface ScrollWindow {
  readonly top: number;
  readonly height: number;
}

/** The part of a scrolling element that is in sight, told in steps so that not every pixel draws anew. */
export function useScrollWindow(scroller: RefObject<HTMLElement | null>, step: number): ScrollWindow {
  const [view, setView] = useState<ScrollWindow>({ top: 0, height: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = () => {
      const top = Math.floor(element.scrollTop / step) * step;
      const height = element.clientHeight;
      setView((last) => (last.top === top && last.height === height ? last : { top, height }));
    };
    read();
    const watcher = new ResizeObserver(read);
    watcher.observe(element);
    element.addEventListener("scroll", read, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, [scroller, step]);
  return view;
}
