import { useLayoutEffect, useState } from "react";
import { onTopModal, topModal } from "../overlays/modal-stack.ts";

function makeHost(): HTMLElement {
  const host = document.createElement("div");
  host.className = "toast-host";
  host.popover = "manual";
  return host;
}

/** Into the open dialog, or the page itself; shown again, since moving takes it out of the top layer. */
function place(host: HTMLElement): void {
  (topModal() ?? document.body).append(host);
  if (typeof host.showPopover === "function" && !host.matches(":popover-open")) host.showPopover();
}

/** How much of the window's foot belongs to a dialog's buttons; without the way they came up, which a rect would have. */
function footRoom(dialog: HTMLDialogElement): number {
  const foot = dialog.querySelector<HTMLElement>(":scope > .sheet-foot");
  return foot ? window.innerHeight - dialog.offsetTop - dialog.clientTop - foot.offsetTop : 0;
}

/** Tells the shelf how high the buttons of the open dialog stand, for as long as it is open. */
function keepOffFoot(host: HTMLElement): () => void {
  const dialog = topModal();
  const tell = (): void => host.style.setProperty("--dialog-foot", `${dialog ? footRoom(dialog) : 0}px`);
  const watch = new ResizeObserver(tell);
  if (dialog) watch.observe(dialog);
  tell();
  return () => watch.disconnect();
}

/**
 * The element that holds the toasts. It moves into whatever dialog is open: beside it they would lie under its
 * backdrop, take no presses and not be read out. There they stand above its buttons. It is there before a toast is, so
 * that readers hear the change.
 */
export function useToastHost(): HTMLElement {
  const [host] = useState(makeHost);
  useLayoutEffect(() => {
    let leave = (): void => {};
    const follow = (): void => {
      leave();
      place(host);
      leave = keepOffFoot(host);
    };
    follow();
    const stop = onTopModal(follow);
    return () => {
      stop();
      leave();
      host.remove();
    };
  }, [host]);
  return host;
}
