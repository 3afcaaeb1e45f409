import { toast } from "./feedback/toast.ts";
import { topModal } from "./overlays/modal-stack.ts";
import { heldWorkTexts as texts } from "./overlays/texts.ts";

/** What was sent, and the button that turns its wheel for it. Neither is a file that is being read. */
const WORKING = '[data-sending], .sheet-foot button[aria-busy="true"] > :first-child';

/** Nobody is kept in a window whose work does not end (ST-16). */
const PATIENCE_MS = 10_000;

const NOTICE = "ventana-ocupada";

/** When it was first tried to leave each work. A wheel is another element with each work. */
const triedAt = new WeakMap<Element, number>();

/** The work that is under way in a window. */
export function workIn(dialog: HTMLDialogElement | null): Element | null {
  return dialog?.querySelector(WORKING) ?? null;
}

/** Marks the element for as long as the work takes. */
export async function sending<T>(element: Element, work: () => Promise<T> | T): Promise<void> {
  // A second press, which is no work of its own (ST-09), leaves the mark to the first.
  if (element.hasAttribute("data-sending")) return void (await work());
  triedAt.delete(element);
  element.setAttribute("data-sending", "");
  try {
    await work();
  } finally {
    element.removeAttribute("data-sending");
  }
}

/**
 * Whether the topmost window stays because what was sent from it has not been answered: left, it would say that nothing
 * is written while it is, and nobody would read what it was refused for (ST-30). Who leaves it in spite of a store that
 * does not answer is told that nobody knows.
 */
export function isHeldByWork(): boolean {
  const work = workIn(topModal());
  if (work === null) return false;
  const now = performance.now();
  const first = triedAt.get(work) ?? now;
  triedAt.set(work, first);
  if (now - first < PATIENCE_MS) {
    toast.info({ id: NOTICE, title: texts.wait });
    return true;
  }
  toast.warning({ id: NOTICE, title: texts.unknown, text: texts.unknownText });
  return false;
}
