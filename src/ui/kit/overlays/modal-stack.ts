import { createStore } from "../create-store.ts";

// The dialogs that are open, the last on top. While one is, all outside of it is inert: neither pressed nor read out.
const open = createStore<readonly HTMLDialogElement[]>([]);

/** The dialog that has the page now. */
export function topModal(): HTMLDialogElement | null {
  return open.getSnapshot().at(-1) ?? null;
}

/** Told after a dialog opened and before one goes, so that what must not go with it can leave. */
export const onTopModal = open.subscribe;

/** A page with a scroll bar keeps its room while the bar is away; one without must not be given any. */
function keepScrollBarRoom(): void {
  const root = document.documentElement;
  root.toggleAttribute("data-scroll-bar", window.innerWidth > root.clientWidth);
}

/** Opens the dialog over everything; the answer closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (open.getSnapshot().length === 0) keepScrollBarRoom();
  if (!dialog.open) dialog.showModal();
  open.set([...open.getSnapshot(), dialog]);
  return () => {
    open.set(open.getSnapshot().filter((each) => each !== dialog));
    if (dialog.open) dialog.close();
  };
}
