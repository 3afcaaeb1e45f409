import { type ReactNode, useEffect, useRef, useState } from "react";

export interface TabsProps {
  /** Label of the group for screen readers. */
  readonly label: string;
  /** Links; the current one has `aria-current="page"`. */
  readonly children: ReactNode;
}

export type HiddenEdges = "none" | "start" | "end" | "both";

/** At which edges of a row that scrolls something is hidden. */
export function hiddenPart({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): HiddenEdges {
  const before = scrollLeft > 1;
  const after = scrollLeft + clientWidth < scrollWidth - 1;
  if (before && after) return "both";
  return before ? "start" : after ? "end" : "none";
}

/** As wide as the edge that fades. */
const EDGE = 56;

/** Scrolls a row so far that this part of it stands clear of both edges. */
function showWhole(row: HTMLElement, part: HTMLElement): void {
  const [start, end] = [part.offsetLeft, part.offsetLeft + part.offsetWidth];
  if (start < row.scrollLeft + EDGE) row.scrollLeft = start - EDGE;
  else if (end > row.scrollLeft + row.clientWidth - EDGE) row.scrollLeft = end - row.clientWidth + EDGE;
}

/** At which edges tabs are hidden; scrolls the current tab into view, also when it changes, and one that is gone to. */
function useHiddenTabs() {
  const bar = useRef<HTMLElement>(null);
  const [hidden, setHidden] = useState<HiddenEdges>("none");
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const look = () => setHidden(hiddenPart(element));
    const showCurrent = () => {
      const current = element.querySelector<HTMLElement>('[aria-current="page"]');
      // Scrolls the bar only, not the page.
      if (current) element.scrollLeft = current.offsetLeft - (element.clientWidth - current.offsetWidth) / 2;
      look();
    };
    // By keyboard: a browser leaves a tab where it is of which some letters are in sight (AX-09).
    const showFocused = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(":focus-visible")) showWhole(element, target);
    };
    showCurrent();
    element.addEventListener("focusin", showFocused);
    element.addEventListener("scroll", look, { passive: true });
    // A panel that opens beside takes room from the bar: the current tab stays in sight.
    const sizes = new ResizeObserver(showCurrent);
    sizes.observe(element);
    const moves = new MutationObserver(showCurrent);
    moves.observe(element, { subtree: true, attributeFilter: ["aria-current"] });
    return () => {
      element.removeEventListener("focusin", showFocused);
      element.removeEventListener("scroll", look);
      sizes.disconnect();
      moves.disconnect();
    };
  }, []);
  return { bar, hidden };
}

/** Screens side by side, each with its own address. If they do not fit, a fading edge shows that there are more. */
export function Tabs({ label, children }: TabsProps) {
  const { bar, hidden } = useHiddenTabs();
  return (
    <nav ref={bar} className="tab-bar" aria-label={label} data-hidden={hidden}>
      {children}
    </nav>
  );
}
