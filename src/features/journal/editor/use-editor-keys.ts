import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { balanceWith, fillFrom, hasBlankLinesOnly, missingIn } from "./entry-draft.ts";
import type { EntryEditor } from "./entry-editor.ts";
import { afterEnter, cellInLine, cellName, type EntryCell, previousCell } from "./entry-focus.ts";

export interface EditorKeys {
  /** Around the rows of the entry being written. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** The line last written in; null while it is the heading. */
  readonly activeLine: number | null;
  readonly focus: (cell: EntryCell) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

interface KeyOptions {
  readonly editor: EntryEditor;
  readonly similar: Entry | null;
  readonly onClose: () => void;
  /** Esc where there is no cell to go back to. */
  readonly onLeave: () => void;
}

const CELL = "data-entry-cell";

/** The cell that an element on screen belongs to. */
function cellFrom(target: EventTarget | null): EntryCell | null {
  const name = target instanceof Element ? target.closest(`[${CELL}]`)?.getAttribute(CELL) : null;
  const parts = /^(account|debit|credit)-(\d+)$/.exec(name ?? "");
  if (parts) return { part: parts[1] as "account" | "debit" | "credit", line: Number(parts[2]) };
  return name === "date" || name === "reference" || name === "description" || name === "close"
    ? { part: name }
    : null;
}

/** Where a plain key leads from a cell; null when the key is the field's own. */
function destination(options: KeyOptions, cell: EntryCell, event: KeyboardEvent): EntryCell | "leave" | null {
  const { editor, similar } = options;
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
      if (event.shiftKey || cell.part !== "description") return null;
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
export function useEditorKeys(options: KeyOptions): EditorKeys {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<EntryCell | null>(null);
  const [activeLine, setActiveLine] = useState<number | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const focus = useCallback((cell: EntryCell) => {
    wanted.current = cell;
    redraw();
  }, []);
  // A cell may come into being with the very change that leads to it.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const name = cellName(wanted.current);
    const field = root.current?.querySelector<HTMLElement>(`[${CELL}="${name}"] :is(input, button)`);
    if (!field) return;
    wanted.current = null;
    field.focus();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellFrom(event.target);
    if (cell === null || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (event.key !== "Enter" || event.altKey) return;
      event.preventDefault();
      options.onClose();
      return;
    }
    const next = destination(options, cell, event);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === "leave") options.onLeave();
    else focus(next);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const cell = cellFrom(event.target);
    if (cell !== null && cell.part !== "close") setActiveLine("line" in cell ? cell.line : null);
  };
  return { root, activeLine, focus, onKeyDown, onFocus };
}
