import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { workIn } from "../held-work.ts";
import { openModal, showDialog } from "./modal-stack.ts";

interface ModalOptions {
  readonly onClose: () => void;
  /** What Esc does instead of closing. */
  readonly onEscape?: (() => void) | undefined;
  /** It stays open until it is unmounted: the browser may not close it by itself. */
  readonly held?: boolean | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const FIELDS = "input:not([type=hidden]):not([disabled]), select:not([disabled]), textarea:not([disabled])";

function firstFocus(dialog: HTMLDialogElement, wanted: HTMLElement | null | undefined): HTMLElement | null {
  return (
    wanted ??
    dialog.querySelector<HTMLElement>(FIELDS) ??
    dialog.querySelector<HTMLElement>("[data-modal-title]")
  );
}

/** What had the focus when each dialog was opened. */
const openers = new WeakMap<Element, Element | null>();

/**
 * What takes the focus back: of a question whose dialog goes with it, what opened that dialog, since a field of a
 * dialog that is closed takes none.
 */
function openerOf(dialog: HTMLDialogElement): Element | null {
  let found = openers.get(dialog) ?? null;
  const passed = new Set<Element>();
  for (;;) {
    const around: HTMLDialogElement | null | undefined = found?.closest("dialog");
    if (!around || (around.open && around.isConnected) || passed.has(around)) return found;
    passed.add(around);
    found = openers.get(around) ?? null;
  }
}

/** Opens a native dialog while mounted, moves the focus into it, and restores it afterwards. */
export function useModal({ onClose, onEscape, held = false, initialFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    openers.set(dialog, document.activeElement);
    const close = openModal(dialog);
    firstFocus(dialog, initialFocus?.current)?.focus();
    return () => {
      close();
      const before = openerOf(dialog);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [initialFocus]);
  return {
    ref,
    handlers: {
      // The browser's own Esc: handled here, so that what closes it is the state alone.
      onCancel: (event: SyntheticEvent) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (onEscape) onEscape();
        else onClose();
      },
      // Some browsers close on a second Esc even if it was prevented: show it again, or update the state.
      onClose: (event: SyntheticEvent) => {
        const dialog = ref.current;
        if (dialog === null || event.target !== dialog || dialog.open) return;
        if (held || workIn(dialog) !== null) showDialog(dialog);
        onClose();
      },
      onPointerDown: (event: SyntheticEvent) => {
        pressedOutside.current = event.target === ref.current;
      },
      onClick: (event: MouseEvent) => {
        // A press that began inside, as when selecting text, does not close, nor does the second one of a double click
        // on a dialog that stood above and has gone with the first.
        if (event.target === ref.current && pressedOutside.current && event.detail < 2) onClose();
      },
    },
  };
}
