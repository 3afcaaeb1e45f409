import { type ReactNode, useEffect, useRef, useState } from "react";

export interface TabsProps {
  /** Names the group for readers. */
  readonly label: string;
  /** Links; the current one carries `aria-current="page"`. */
  readonly children: ReactNode;
}

type Hidden = "none" | "start" | "end" | "both";

function hiddenPart({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Hidden {
  const before = scrollLeft > 1;
  const after = scrollLeft + clientWidth < scrollWidth - 1;
  if (before && after) return "both";
  return before ? "start" : after ? "end" : "none";
}

/** Where tabs go on out of sight; the current one is brought into it, and the one that takes its place. */
function useHiddenTabs() {
  const bar = useRef<HTMLElement>(null);
  const [hidden, setHidden] = useState<Hidden>("none");
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const look = () => setHidden(hiddenPart(element));
    const showCurrent = () => {
      const current = element.querySelector<HTMLElement>('[aria-current="page"]');
      // Of the bar alone: the page keeps its place.
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

/** Screens side by side, each with its own address. Where they have no room, an edge that fades says that more follow. */
export function Tabs({ label, children }: TabsProps) {
  const { bar, hidden } = useHiddenTabs();
  return (
    <nav ref={bar} className="tab-bar" aria-label={label} data-hidden={hidden}>
      {children}
    </nav>
  );
}
