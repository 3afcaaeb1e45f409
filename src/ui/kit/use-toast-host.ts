import { useLayoutEffect, useState } from "react";
import { onTopModal, topModal } from "./modal-stack.ts";

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

/**
 * The element that holds the toasts. It moves into whatever dialog is open: beside it they would lie under its
 * backdrop, take no presses and not be read out. It is there before a toast is, so that readers hear the change.
 */
export function useToastHost(): HTMLElement {
  const [host] = useState(makeHost);
  useLayoutEffect(() => {
    const follow = (): void => place(host);
    follow();
    const stop = onTopModal(follow);
    return () => {
      stop();
      host.remove();
    };
  }, [host]);
  return host;
}
