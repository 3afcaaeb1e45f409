import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { openModal } from "./modal-stack.ts";

interface ModalOptions {
  readonly onClose: () => void;
  /** While something typed would be lost, Esc and the backdrop do nothing. */
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

/** Opens a native dialog for as long as it is mounted, puts the focus in, and gives it back. */
export function useModal({ onClose, dirty = false, onBlocked, initialFocus }: ModalOptions) {
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
      // The browser's own Esc: answered here, so that a dirty dialog stays.
      onCancel: (event: SyntheticEvent) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        leave();
      },
      // Some browsers close on a second Esc whatever is answered: the state then follows.
      onClose: (event: SyntheticEvent) => {
        if (event.target === ref.current && !ref.current.open) onClose();
      },
      onPointerDown: (event: SyntheticEvent) => {
        pressedOutside.current = event.target === ref.current;
      },
      onClick: (event: SyntheticEvent) => {
        // A press that began inside, as when text is selected, does not close.
        if (event.target === ref.current && pressedOutside.current) leave();
      },
    },
  };
}
