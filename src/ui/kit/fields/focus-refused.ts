/** A refusal may come from the store, which answers late; a person who goes on meanwhile keeps the focus. */
const PATIENCE_MS = 10_000;
const GOES_ON = ["keydown", "pointerdown"] as const;
const REFUSED = '[aria-invalid="true"]';
/** What cannot be read: its form holds nothing, or 0, for it, and would send that. */
const UNREAD = "[data-unread]:not(:disabled)";
/** The main press of a dialog, or of a part of a screen that holds what it sends. */
const SENDS = ":is(dialog, [data-sends]) :is(.btn-primary, [data-send])";
const SENT = "form, dialog, [data-sends]";

/** The first refused field that can be typed in. */
function firstRefused(form: Element): HTMLElement | null {
  return [...form.querySelectorAll<HTMLElement>(REFUSED)].find((each) => !each.matches(":disabled")) ?? null;
}

/** Whether a field of a form cannot be sent as it is: what the store refused may be sent again. */
export function holdsRefused(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll(`${REFUSED}:not(:disabled)`)].some(
    (each) => each.closest("[data-may-retry]") === null,
  );
}

/** True once the form's refusal has the focus. A refused field that has it already keeps it. */
function settle(form: Element): boolean {
  const refused = firstRefused(form);
  if (refused === null) return false;
  for (
    let fold = refused.closest("details");
    fold !== null;
    fold = fold.parentElement?.closest("details") ?? null
  )
    fold.open = true;
  const { activeElement } = document;
  if (!(activeElement?.matches(REFUSED) && form.contains(activeElement))) refused.focus();
  return true;
}

/** Waits for a refusal of this form, until the person goes on or the form is gone. */
function follow(form: Element): () => void {
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

/** Whether a form holds what cannot be read. A field that is still typed in says so once it is left. */
function holdsUnread(form: Element): boolean {
  if (form.querySelector(UNREAD) === null) return false;
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches(UNREAD)) activeElement.blur();
  return true;
}

/** True where what is sent otherwise than by a form holds what cannot be read: the focus goes there (NU-11). */
export function refuseUnread(form: Element | null): boolean {
  if (form === null || !holdsUnread(form)) return false;
  follow(form);
  return true;
}

/**
 * Moves the focus to the field that was refused, in whatever form is submitted (AX-10): the person is where there is
 * something to mend, and a screen reader says why. A form with a day or a figure that cannot be read is not submitted
 * at all (DT-07, NU-11). The returned function ends it.
 */
function watchForms(): () => void {
  let stop = (): void => undefined;
  const refuse = (event: Event, form: Element): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    stop = follow(form);
  };
  const submitted = (event: Event): void => {
    const { target } = event;
    stop();
    if (!(target instanceof HTMLFormElement)) return;
    if (holdsUnread(target)) refuse(event, target);
    else stop = follow(target);
  };
  const pressed = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest(SENDS) : null;
    const form = button?.closest(SENT) ?? null;
    if (form === null || !holdsUnread(form)) return;
    stop();
    refuse(event, form);
  };
  document.addEventListener("submit", submitted, true);
  document.addEventListener("click", pressed, true);
  return () => {
    stop();
    document.removeEventListener("submit", submitted, true);
    document.removeEventListener("click", pressed, true);
  };
}

let watched: { users: number; readonly end: () => void } | null = null;

/**
 * The forms are watched while anybody asks for it: every screen does once it is idle, and what may be sent before that,
 * as a dialog or a field of amounts, from its first moment. The returned function ends it for the one who asked.
 */
export function focusRefusedFields(): () => void {
  watched ??= { users: 0, end: watchForms() };
  const mine = watched;
  mine.users += 1;
  let asks = true;
  return () => {
    if (!asks) return;
    asks = false;
    mine.users -= 1;
    if (mine.users > 0) return;
    mine.end();
    watched = null;
  };
}
