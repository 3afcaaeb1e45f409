import { useLayoutEffect, useState } from "react";
import { onTopModal, topModal } from "../overlays/modal-stack.ts";
import { keepOnTop, showFloat } from "../overlays/top-layer.ts";
import { PHONE } from "../use-media-query.ts";
import { noteWhereFrom } from "./came-from.ts";
import { heedMovedPointer, tellPointerLeft } from "./resting-hand.ts";
import { besideDialog, reachesDialog, toastEdge, topOverSheet } from "./toast-place.ts";

type Edge = ReturnType<typeof toastEdge>;

function makeHost(): HTMLElement {
  const host = document.createElement("div");
  host.className = "toast-host";
  host.popover = "manual";
  heedMovedPointer(host);
  noteWhereFrom(host);
  return host;
}

/**
 * Moves the host into the open dialog, or into the page; shows it again, since moving removes it from the top layer.
 */
function place(host: HTMLElement): () => void {
  tellPointerLeft(host);
  (topModal() ?? document.body).append(host);
  return keepOnTop(host, () => showFloat(host));
}

/** What the screen asks for in `--toast-side`, in pixels. */
function sideNow(): { readonly side?: number } {
  const root = getComputedStyle(document.documentElement);
  const [, amount, unit] = /^\s*([\d.]+)(px|rem)/.exec(root.getPropertyValue("--toast-side")) ?? [];
  if (amount === undefined) return {};
  return { side: Number(amount) * (unit === "rem" ? Number.parseFloat(root.fontSize) : 1) };
}

function roomNow() {
  const { innerWidth: width, innerHeight: height } = window;
  const room = { width, height, phone: window.matchMedia(PHONE).matches };
  const dialog = topModal()?.getBoundingClientRect();
  return { ...room, ...((dialog && besideDialog(room, dialog)) ?? sideNow()) };
}

/** What `roomNow` found beside a dialog; elsewhere the screen's own wish holds. */
function setWidth(host: HTMLElement, { card, side }: { readonly card?: number; readonly side?: number }) {
  const set = (name: string, px: number | undefined) =>
    px === undefined ? host.style.removeProperty(name) : host.style.setProperty(name, `${px}px`);
  set("--toast-width", card);
  set("--toast-side", card === undefined ? undefined : side);
}

/**
 * Height of a dialog's buttons at the bottom of the window; measured by offsets, because a rect would include the
 * opening animation.
 */
function footRoom(dialog: HTMLDialogElement): number {
  if (!reachesDialog(roomNow(), dialog.getBoundingClientRect())) return 0;
  const foot = dialog.querySelector<HTMLElement>(":scope > .sheet-foot");
  return foot ? window.innerHeight - dialog.offsetTop - dialog.clientTop - foot.offsetTop : 0;
}

/**
 * The sheet of a phone, with the toast over it; measured by offsets, as above. Null elsewhere, and for what has no title
 * of its own.
 */
function sheetNow(host: HTMLElement, dialog: HTMLDialogElement | null) {
  const head = roomNow().phone ? dialog?.querySelector<HTMLElement>(":scope > .sheet-head") : null;
  if (!dialog || !head) return null;
  const top = window.innerHeight - dialog.offsetHeight;
  const cards = [...host.querySelectorAll<HTMLElement>(".toast-card")].map((card) => card.offsetHeight);
  const title = top + dialog.clientTop + head.offsetTop + head.offsetHeight;
  return { top, title, ...(cards.length > 0 && { toast: Math.max(...cards) }) };
}

/** The field that is typed in, if any. */
function typedField(): Element | null {
  const active = document.activeElement;
  return active?.matches("input, textarea, select") ? active : null;
}

function edgeNow(sheet: ReturnType<typeof sheetNow>): Edge {
  const boxes = [topModal(), typedField()].map((each) => each?.getBoundingClientRect() ?? null);
  return toastEdge(roomNow(), boxes[0] ?? null, boxes[1] ?? null, sheet ?? undefined);
}

/** Keeps the toasts off the open dialog's buttons and off the field that is typed in. */
function keepOff(host: HTMLElement, onEdge: (edge: Edge) => void): () => void {
  const dialog = topModal();
  const tell = (): void => {
    // A toast that is being pressed stays where it is: moved under the finger, it would miss the press.
    if (host.contains(document.activeElement)) return;
    const sheet = sheetNow(host, dialog);
    setWidth(host, roomNow());
    host.style.setProperty("--dialog-foot", `${dialog ? footRoom(dialog) : 0}px`);
    host.style.setProperty("--dialog-title", `${sheet ? topOverSheet(sheet) : 0}px`);
    onEdge(edgeNow(sheet));
  };
  const watch = new ResizeObserver(tell);
  watch.observe(dialog ?? document.body);
  // A toast that comes is as high as what it says.
  const toasts = new MutationObserver(tell);
  toasts.observe(host, { childList: true, subtree: true });
  document.addEventListener("focusin", tell);
  tell();
  return () => {
    watch.disconnect();
    toasts.disconnect();
    document.removeEventListener("focusin", tell);
  };
}

/**
 * The element that holds the toasts, and their corner. It moves into the open dialog, above its buttons: outside it,
 * toasts would be under the backdrop, unable to take presses, and not announced. It is mounted before any toast, so that
 * screen readers announce the change.
 */
export function useToastHost(): readonly [host: HTMLElement, edge: Edge] {
  const [host] = useState(makeHost);
  const [edge, setEdge] = useState<Edge>("bottom-right");
  useLayoutEffect(() => {
    let leave = (): void => {};
    const follow = (): void => {
      leave();
      const forget = place(host);
      const stopWatching = keepOff(host, setEdge);
      leave = () => {
        forget();
        stopWatching();
      };
    };
    follow();
    const stop = onTopModal(follow);
    return () => {
      stop();
      leave();
      host.remove();
    };
  }, [host]);
  return [host, edge];
}
