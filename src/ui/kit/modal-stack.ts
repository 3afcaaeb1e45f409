// The dialogs that are open, the last on top. While one is, all outside of it is inert: neither pressed nor read out.
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** The dialog that has the page now. */
export function topModal(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

/** Told after a dialog opened and before one goes, so that what must not go with it can leave. */
export function onTopModal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A page with a scroll bar keeps its room while the bar is away; one without must not be given any. */
function keepScrollBarRoom(): void {
  const root = document.documentElement;
  root.toggleAttribute("data-scroll-bar", window.innerWidth > root.clientWidth);
}

/** Opens the dialog over everything; the answer closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (open.length === 0) keepScrollBarRoom();
  if (!dialog.open) dialog.showModal();
  set([...open, dialog]);
  return () => {
    set(open.filter((each) => each !== dialog));
    if (dialog.open) dialog.close();
  };
}
