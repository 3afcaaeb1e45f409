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

/** At which edges tabs are hidden; scrolls the current tab into view, also when it changes. */
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
    showCurrent();
    element.addEventListener("scroll", look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const moves = new MutationObserver(showCurrent);
    moves.observe(element, { subtree: true, attributeFilter: ["aria-current"] });
    return () => {
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
