/** Where the pointer was last pressed, on the screen. */
let pressed: { readonly x: number; readonly y: number } | null = null;

function press({ screenX, screenY }: MouseEvent): void {
  pressed = { x: screenX, y: screenY };
}

/** Less than a pixel is no move: a press is told with fractions and what follows it without. */
function rests({ screenX, screenY }: MouseEvent): boolean {
  if (pressed === null) return false;
  return Math.abs(screenX - pressed.x) < 1 && Math.abs(screenY - pressed.y) < 1;
}

/** Also to be called before the host moves: what is taken from under a pointer is not told that it left. */
export function tellPointerLeft(host: HTMLElement): void {
  const list = host.querySelector("[data-sonner-toaster]");
  list?.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, relatedTarget: document.body }));
}

/**
 * Toasts stay while a pointer is on them. One that comes up under a hand that has not moved since its press would never
 * leave: the browser tells it of the pointer all the same (UX-10). A press does not move the pointer, and a finger that
 * was lifted points at nothing. To be called before anything is drawn in the host.
 */
export function heedMovedPointer(host: HTMLElement): void {
  window.addEventListener("pointerdown", press, true);
  const passOver = (event: MouseEvent): void => {
    if (!rests(event)) return;
    event.stopImmediatePropagation();
    // React has taken the event before, of what the pointer left, for its coming.
    tellPointerLeft(host);
  };
  host.addEventListener("mouseover", passOver, true);
  host.addEventListener("mousemove", passOver, true);
}
