import type { SectionId } from "./sections.ts";

/** Delay before scrolling, so that the opening panel is laid out first; 100 to 150 ms by spec §9. */
export const SCROLL_DELAY_MS = 120;

function isCalm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Scrolls to an element; without animation for users who prefer reduced motion. */
export function scrollTo(element: Element, block: ScrollLogicalPosition): void {
  element.scrollIntoView({ behavior: isCalm() ? "instant" : "smooth", block });
}

/** Scrolls a section below the header and focuses it: Tab continues from there. */
export function showSection(id: SectionId): void {
  const section = document.getElementById(id);
  if (section === null) return;
  scrollTo(section, "start");
  section.focus({ preventScroll: true });
}

/** The same without animation, on arrival from another screen. */
export function jumpToSection(id: SectionId): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: "instant", block: "start" });
  section?.focus({ preventScroll: true });
}
