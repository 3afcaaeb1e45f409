let from: Element | null = null;

/** Notes where the focus was before it came to the toasts. */
export function noteWhereFrom(host: HTMLElement): void {
  host.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && host.contains(relatedTarget)) return;
    from = relatedTarget instanceof Element ? relatedTarget : null;
  });
}

/** A toast goes with what was pressed in it: the focus returns to where it was, and not to the top of the page (UX-26). */
export function returnFocus(): void {
  if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
  from = null;
}
