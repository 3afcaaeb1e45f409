import { type RefObject, useEffect, useState } from "react";

/** Whether an element is visible or about to be. */
export function useInSight(element: RefObject<HTMLElement | null>, first: boolean): boolean {
  const [inSight, setInSight] = useState(first);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (changes) => setInSight(changes.at(-1)?.isIntersecting ?? false),
      { rootMargin: "1200px 0px" },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return inSight;
}
