import { useLayoutEffect, useState } from "react";
import { onTopModal, topModal } from "../overlays/modal-stack.ts";

function makeHost(): HTMLElement {
  const host = document.createElement("div");
  host.className = "toast-host";
  host.popover = "manual";
  return host;
}

/**
 * Moves the host into the open dialog, or into the page; shows it again, since moving removes it from the top layer.
 */
function place(host: HTMLElement): void {
  (topModal() ?? document.body).append(host);
  if (typeof host.showPopover === "function" && !host.matches(":popover-open")) host.showPopover();
}

/**
 * Height of a dialog's buttons at the bottom of the window; measured by offsets, because a rect would include the
 * opening animation.
 */
function footRoom(dialog: HTMLDialogElement): number {
  const foot = dialog.querySelector<HTMLElement>(":scope > .sheet-foot");
  return foot ? window.innerHeight - dialog.offsetTop - dialog.clientTop - foot.offsetTop : 0;
}

/** Gives the toast area the height of the open dialog's buttons, while it is open. */
function keepOffFoot(host: HTMLElement): () => void {
  const dialog = topModal();
  const tell = (): void => host.style.setProperty("--dialog-foot", `${dialog ? footRoom(dialog) : 0}px`);
  const watch = new ResizeObserver(tell);
  if (dialog) watch.observe(dialog);
  tell();
  return () => watch.disconnect();
}

/**
 * The element that holds the toasts. It moves into the open dialog, above its buttons: outside it, toasts would be
 * under the backdrop, unable to take presses, and not announced. It is mounted before any toast, so that screen
 * readers announce the change.
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
