import { topModal } from "./overlays/modal-stack.ts";

/** What can take the focus from an element that has it. */
const TAKERS = ["disabled", "hidden", "inert", "open"];

/** Parts of a screen that have a heading of their own. */
const PART = "section, main";

/** The element, and what it stands in. */
function pathOf(element: Element): readonly Element[] {
  const path: Element[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) path.push(each);
  return path;
}

const isShown = (element: Element) => element.closest("[hidden], [inert]") === null;

const canHaveIt = (element: Element) =>
  element.isConnected && !element.matches(":disabled") && isShown(element);

/** The heading of the nearest part of the page that is still there; of the topmost dialog where one is open. */
function placeFor(page: Document, path: readonly Element[]): HTMLElement | null {
  const modal = topModal();
  if (modal !== null) return modal.querySelector<HTMLElement>("[data-modal-title]");
  for (const each of path) {
    if (!each.isConnected || !each.matches(PART)) continue;
    const heading = each.querySelector<HTMLElement>("h1, h2, h3");
    if (heading !== null && isShown(heading)) return heading;
  }
  return [...page.querySelectorAll<HTMLElement>("h1")].find(isShown) ?? null;
}

interface HeldFocus {
  /** Takes the focus from where it is: another screen has come, and its heading gets it. */
  readonly release: () => void;
  readonly stop: () => void;
}

/**
 * Gives the focus to the nearest heading when what had it goes: a card that was deleted, a button that led elsewhere,
 * the opener of a dialog. Without that a keyboard and a screen reader begin again at the top of the page. A heading
 * that comes later, as of a screen that is still loading, gets it when it comes.
 */
export function holdFocus(page: Document, isLost: boolean): HeldFocus {
  let path: readonly Element[] = [];
  let lost = isLost;
  let byKey = true;
  let frame = 0;
  const look = () => {
    frame = 0;
    if (page.activeElement !== null && page.activeElement !== page.body) return;
    const [last] = path;
    if (!lost && (last === undefined || canHaveIt(last))) return;
    lost = true;
    const place = placeFor(page, path);
    if (place === null) return;
    if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
    // Whoever presses with a finger or a mouse stays where they look.
    place.focus({ preventScroll: !byKey });
  };
  // After a frame, in which whoever knows better where it goes has put it there.
  const later = () => {
    if (frame === 0) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
  };
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === page.body) return;
    path = pathOf(target);
    lost = false;
  };
  const ways: readonly (readonly [string, () => void])[] = [
    ["keydown", () => (byKey = true)],
    ["pointerdown", () => (byKey = false)],
  ];
  const watcher = new MutationObserver(later);
  watcher.observe(page.body, { childList: true, subtree: true, attributes: true, attributeFilter: TAKERS });
  page.addEventListener("focusin", remember);
  for (const [name, tell] of ways) page.addEventListener(name, tell, true);
  if (page.activeElement !== null && page.activeElement !== page.body) path = pathOf(page.activeElement);
  later();
  return {
    release: () => {
      if (page.activeElement instanceof HTMLElement) page.activeElement.blur();
      path = [];
      lost = true;
      later();
    },
    stop: () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
      page.removeEventListener("focusin", remember);
      for (const [name, tell] of ways) page.removeEventListener(name, tell, true);
    },
  };
}
