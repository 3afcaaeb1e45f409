/**
 * Gives a row or a cell the focus and scrolls no further than it takes to see it: in its own list, and the page that the
 * list stands on. The browser alone would bring it to the middle.
 */
export function focusInSight(part: HTMLElement): void {
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: "nearest", inline: "nearest" });
}
