import { type RefObject, useLayoutEffect, useRef } from "react";

interface EndInSight {
  readonly frame: RefObject<HTMLElement | null>;
  /** What is read: a month of a book. Another one begins at its end. */
  readonly place: string;
  /** An entry that was asked for is scrolled to instead. */
  readonly isAsked: boolean;
  /** Height of the frame (px), which shrinks as banners come; 0 until it is known. */
  readonly height: number;
  /** Height of what scrolls (px). */
  readonly content: number;
  /** Grows with each line written at the end: what is written there is in sight, a copy too. */
  readonly written: number;
}

/** A month begins at its end, and stays there until somebody scrolls, whatever comes above it or into it. */
export function useEndInSight({ frame, place, isAsked, height, content, written }: EndInSight): void {
  const shown = useRef({ place: "", written: 0, top: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || height === 0) return;
    const before = shown.current;
    const isOther = before.place !== place;
    const isMore = !isOther && written > before.written;
    const isThere = !isOther && element.scrollTop === before.top && before.top > 0;
    const goes = isOther ? !isAsked : isMore || isThere;
    if (goes) element.scrollTop = element.scrollHeight;
    shown.current = { place, written, top: goes ? element.scrollTop : 0 };
    // `content` is measured by the browser: the height that it sets is what is scrolled to.
    void content;
  }, [frame, place, isAsked, height, content, written]);
}
