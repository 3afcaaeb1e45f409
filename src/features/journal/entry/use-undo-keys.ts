import { useEffect, useEffectEvent } from "react";

interface UndoKeys {
  /** False if the book is read-only. */
  readonly canWrite: boolean;
  /** Whether an entry is being written: the book is then not changed. */
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

/** Ctrl+Z and Ctrl+Shift+Z for the book; a field with changed text handles them itself. */
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
      // Holding the key is one step, not the whole history.
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
