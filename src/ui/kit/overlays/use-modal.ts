import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { openModal } from "./modal-stack.ts";

interface ModalOptions {
  readonly onClose: () => void;
  /** What Esc does instead of closing. */
  readonly onEscape?: (() => void) | undefined;
  /** While there is unsaved input, Esc and the backdrop do not close it. */
  readonly dirty?: boolean | undefined;
  readonly onBlocked?: (() => void) | undefined;
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

/** Opens a native dialog while mounted, moves the focus into it, and restores it afterwards. */
export function useModal({ onClose, onEscape, dirty = false, onBlocked, initialFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    const close = openModal(dialog);
    firstFocus(dialog, initialFocus?.current)?.focus();
    return () => {
      close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [initialFocus]);
  const leave = () => {
    if (dirty) onBlocked?.();
    else onClose();
  };
  return {
    ref,
    handlers: {
      // The browser's own Esc: handled here, so that a dirty dialog stays open.
      onCancel: (event: SyntheticEvent) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (onEscape) onEscape();
        else leave();
      },
      // Some browsers close on a second Esc even if it was prevented: update the state then.
      onClose: (event: SyntheticEvent) => {
        if (event.target === ref.current && !ref.current.open) onClose();
      },
      onPointerDown: (event: SyntheticEvent) => {
        pressedOutside.current = event.target === ref.current;
      },
      onClick: (event: SyntheticEvent) => {
        // A press that began inside, as when selecting text, does not close.
        if (event.target === ref.current && pressedOutside.current) leave();
      },
    },
  };
}
