import { createRef, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import { createStore, type Store } from "#ui/kit/create-store.ts";
import { balanceWith, type Filling, fillFrom, hasBlankLinesOnly, missingIn } from "../editor/entry-draft.ts";
import type { EntryEditor } from "../editor/entry-editor.ts";
import { afterEnter, cellInLine, cellOfName, type EntryCell, previousCell } from "../editor/entry-focus.ts";

interface KeyInput {
  readonly editor: EntryEditor;
  /** What Tab would fill in. */
  readonly similar: () => Filling | null;
  /** Refuses that. False if nothing is offered. */
  readonly refuse: () => boolean;
  readonly focus: (cell: EntryCell) => void;
  readonly close: () => void;
  /** Writes the offered taxes. False if none are offered. */
  readonly acceptTaxes: () => boolean;
  /** Opens the items of the entry. False where it asks for none. */
  readonly beginItems: () => boolean;
  /** Called on Esc in the first cell. */
  readonly leave: () => void;
}

export interface EditorKeys {
  /** Element around the rows of the entry being written. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** The line last focused; null for the heading. */
  readonly active: Store<number | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** The attribute that names a cell. */
export const CELL = "data-entry-cell";

/** The cell that contains a DOM element. */
function cellFrom(target: EventTarget | null): EntryCell | null {
  const name = target instanceof Element ? target.closest(`[${CELL}]`)?.getAttribute(CELL) : null;
  return name ? cellOfName(name) : null;
}

/** Tab fills from the detail, and from a field of the lines in which nothing is being typed. */
function mayFill(cell: EntryCell, { target }: KeyboardEvent): boolean {
  if (cell.part === "description") return true;
  if (!(target instanceof HTMLInputElement) || target.getAttribute("aria-expanded") === "true") return false;
  return cell.part === "thirdParty" || (cell.part === "account" && target.value === "");
}

/** Cell a plain key moves to; null if the field handles the key. */
function destination(input: KeyInput, cell: EntryCell, event: KeyboardEvent): EntryCell | "leave" | null {
  const { editor } = input;
  const { draft } = editor.getSnapshot();
  const isAmount = cell.part === "debit" || cell.part === "credit";
  switch (event.key) {
    case "Enter":
      return cell.part === "close" || event.shiftKey ? null : afterEnter(draft, cell);
    case "Escape":
      return previousCell(draft, cell) ?? "leave";
    case "ArrowDown":
    case "ArrowUp":
      return isAmount ? cellInLine(draft, cell, event.key === "ArrowDown" ? 1 : -1) : null;
    case "=": {
      if (!isAmount) return null;
      const missing = missingIn(draft, cell.line);
      editor.change((each) => balanceWith(each, cell.line));
      return missing === null ? cell : { part: missing.side, line: cell.line };
    }
    case "Tab": {
      if (event.shiftKey || !mayFill(cell, event)) return null;
      const similar = input.similar();
      if (similar === null || !hasBlankLinesOnly(draft)) return null;
      editor.change((each) => fillFrom(each, similar));
      const [first] = editor.getSnapshot().draft.lines;
      return first ? { part: "account", line: first.key } : null;
    }
    default:
      return null;
  }
}

/** Keyboard of the entry row (UX-01). Fields and lists handle their keys first; the others move between cells. */
export function createEditorKeys(input: KeyInput): EditorKeys {
  const active = createStore<number | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellFrom(event.target);
    if (cell === null || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key.length === 1) input.editor.touch();
    // Before the modifiers: on many keyboards it is typed with AltGr.
    if (event.key === "@" && "line" in cell && cell.part !== "thirdParty") {
      event.preventDefault();
      input.focus({ part: "thirdParty", line: cell.line });
      return;
    }
    if (event.key === "F8") {
      if (input.acceptTaxes()) event.preventDefault();
      return;
    }
    if (event.key === "F9") {
      if (input.beginItems()) event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (event.key !== "Enter" || event.altKey) return;
      event.preventDefault();
      // A key held down closes once.
      if (!event.repeat) input.close();
      return;
    }
    if (event.key === "Escape" && input.refuse()) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const next = destination(input, cell, event);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === "leave") input.leave();
    else input.focus(next);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const cell = cellFrom(event.target);
    if (cell !== null && cell.part !== "close") active.set("line" in cell ? cell.line : null);
  };
  return { root: createRef(), active, onKeyDown, onFocus };
}
