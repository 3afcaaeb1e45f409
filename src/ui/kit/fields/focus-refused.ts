/** A refusal may come from the store, which answers late; a person who goes on meanwhile keeps the focus. */
const PATIENCE_MS = 10_000;
const GOES_ON = ["keydown", "pointerdown"] as const;
const REFUSED = '[aria-invalid="true"]';
/** A day that cannot be read: its form holds none, and would send it as one that was left empty. */
const UNREAD = "[data-unread]:not(:disabled)";

/** The first refused field that can be typed in. */
function firstRefused(form: HTMLFormElement): HTMLElement | null {
  return [...form.querySelectorAll<HTMLElement>(REFUSED)].find((each) => !each.matches(":disabled")) ?? null;
}

/** Whether a field of a form cannot be sent as it is: what the store refused may be sent again. */
export function holdsRefused(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll(`${REFUSED}:not(:disabled)`)].some(
    (each) => each.closest("[data-may-retry]") === null,
  );
}

/** True once the form's refusal has the focus. A refused field that has it already keeps it. */
function settle(form: HTMLFormElement): boolean {
  const refused = firstRefused(form);
  if (refused === null) return false;
  const { activeElement } = document;
  if (!(activeElement?.matches(REFUSED) && form.contains(activeElement))) refused.focus();
  return true;
}

/** Waits for a refusal of this form, until the person goes on or the form is gone. */
function follow(form: HTMLFormElement): () => void {
  const watch = new MutationObserver(() => {
    if (!form.isConnected || settle(form)) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  // A refusal that stands already changes nothing when it is shown again: after the screen has answered, it is looked
  // for once. Not after the person went on: what is refused then is not what they are at.
  const frame = requestAnimationFrame(() => {
    if (form.isConnected && settle(form)) stop();
  });
  function stop(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    watch.disconnect();
    for (const sign of GOES_ON) window.removeEventListener(sign, stop, true);
  }
  watch.observe(form, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["aria-invalid"],
  });
  for (const sign of GOES_ON) window.addEventListener(sign, stop, true);
  return stop;
}

/**
 * Moves the focus to the field that was refused, in whatever form is submitted (AX-10): the person is where there is
 * something to mend, and a screen reader says why. A form with a day that cannot be read is not submitted at all
 * (DT-07). The returned function ends it.
 */
export function focusRefusedFields(): () => void {
  let stop = (): void => undefined;
  const submitted = (event: Event): void => {
    const { target } = event;
    stop();
    if (!(target instanceof HTMLFormElement)) return;
    if (target.querySelector(UNREAD) !== null) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    stop = follow(target);
  };
  document.addEventListener("submit", submitted, true);
  return () => {
    stop();
    document.removeEventListener("submit", submitted, true);
  };
}
