import { useEffect } from "react";
import type { WorkspaceEditor } from "./workspace-editor.ts";

const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) for the table; a field with changed text handles them itself. */
export function useTableKeys(editor: WorkspaceEditor): void {
  useEffect(() => {
    let changed: EventTarget | null = null;
    const typed = (event: Event) => {
      changed = event.target;
    };
    const left = () => {
      changed = null;
    };
    const pressed = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isUndo = key === "z" && !event.shiftKey;
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !(isUndo || isRedo)) return;
      if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
      const { target } = event;
      if (target instanceof Element && target.matches(TYPED) && changed === target) return;
      event.preventDefault();
      if (event.repeat) return;
      if (isUndo) editor.undo();
      else editor.redo();
    };
    document.addEventListener("input", typed);
    document.addEventListener("focusout", left);
    window.addEventListener("keydown", pressed);
    return () => {
      document.removeEventListener("input", typed);
      document.removeEventListener("focusout", left);
      window.removeEventListener("keydown", pressed);
    };
  }, [editor]);
}
