import { useEffect, useEffectEvent } from "react";

interface UndoKeys {
  /** Not where the book is only read. */
  readonly canWrite: boolean;
  /** Whether something is being written: then what is in the book stays as it is. */
  readonly isHolding: () => boolean;
  readonly onHeld: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

type TextInput = HTMLInputElement | HTMLTextAreaElement;

function textInput(target: EventTarget | null): TextInput | null {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
}

function wanted(event: KeyboardEvent): "undo" | "redo" | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" && !event.shiftKey ? "redo" : null;
}

/** Ctrl+Z and Ctrl+Shift+Z for the book; in a field that was typed in, they are the field's own. */
export function useUndoKeys(keys: UndoKeys): void {
  const { canWrite } = keys;
  const run = useEffectEvent((which: "undo" | "redo") => {
    if (keys.isHolding()) keys.onHeld();
    else if (which === "undo") keys.onUndo();
    else keys.onRedo();
  });
  useEffect(() => {
    if (!canWrite) return;
    let entered: { readonly input: TextInput; readonly value: string } | null = null;
    const focused = (event: FocusEvent) => {
      const input = textInput(event.target);
      entered = input && { input, value: input.value };
    };
    const pressed = (event: KeyboardEvent) => {
      const which = wanted(event);
      if (which === null || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      const input = textInput(event.target);
      if (input && !(entered?.input === input && entered.value === input.value)) return;
      event.preventDefault();
      // A key held down is one step, not the whole history.
      if (!event.repeat) run(which);
    };
    document.addEventListener("focusin", focused);
    window.addEventListener("keydown", pressed);
    return () => {
      document.removeEventListener("focusin", focused);
      window.removeEventListener("keydown", pressed);
    };
  }, [canWrite]);
}
