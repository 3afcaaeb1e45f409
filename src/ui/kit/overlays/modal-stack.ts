import { createStore } from "../create-store.ts";
import { keepOnTop } from "./top-layer.ts";

// The open dialogs, the topmost last. While one is open, everything outside it is inert: it can be neither pressed
// nor read out.
const open = createStore<readonly HTMLDialogElement[]>([]);

/** The topmost open dialog, or null. */
export function topModal(): HTMLDialogElement | null {
  return open.getSnapshot().at(-1) ?? null;
}

/**
 * Notifies after a dialog opens and before one closes, so that elements inside it that must survive can be moved out.
 */
export const onTopModal = open.subscribe;

/**
 * Marks a page that has a scroll bar, whose space is then reserved while the bar is hidden; a page without one must
 * not get any.
 */
function keepScrollBarRoom(): void {
  const root = document.documentElement;
  root.toggleAttribute("data-scroll-bar", window.innerWidth > root.clientWidth);
}

/** A dialog that was out of the document keeps the attribute `open` and is modal no more. */
export function showDialog(dialog: HTMLDialogElement): void {
  if (dialog.matches(":modal")) return;
  dialog.removeAttribute("open");
  dialog.showModal();
}

/** Opens the dialog above everything else; the returned function closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (open.getSnapshot().length === 0) keepScrollBarRoom();
  const forget = keepOnTop(dialog, () => showDialog(dialog));
  open.set([...open.getSnapshot(), dialog]);
  return () => {
    forget();
    open.set(open.getSnapshot().filter((each) => each !== dialog));
    if (dialog.open) dialog.close();
  };
}
