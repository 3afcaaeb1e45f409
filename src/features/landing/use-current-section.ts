import { useEffect, useState } from "react";
import { ANCHORS, type SectionId } from "./sections.ts";

/** A section is current while it crosses this line, a little below the header. */
const READING_LINE = "-30% 0px -69% 0px";

/** The linked section being read. Between two of them the last one stays current. */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>("inicio");
  useEffect(() => {
    if (typeof IntersectionObserver !== "function") return;
    const reading = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        const anchor = ANCHORS.find(({ id }) => id === entered?.target.id);
        if (anchor !== undefined) setCurrent(anchor.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of ANCHORS) {
      const section = document.getElementById(id);
      if (section !== null) reading.observe(section);
    }
    return () => reading.disconnect();
  }, []);
  return current;
}
