import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from "react";
import { type GridPosition, movedPosition } from "#ui/kit/tables/grid-column.ts";
import { type GridRange, isSameRange, rangeText } from "#ui/kit/tables/grid-range.ts";
import { useLatest } from "#ui/kit/use-latest.ts";
import { type ActiveCell, type GradeGridLayout, useActiveCell } from "./use-active-cell.ts";

/** What the keys of a grid of grades do to them. */
export interface GradeActions {
  readonly onOpen: (row: number, column: number) => void;
  /** Writes a copied block over the chosen cells. */
  readonly onBlock: (chosen: GridRange, text: string) => void;
  /** Takes the grades put by hand out of the chosen cells. */
  readonly onClear: (chosen: GridRange) => void;
  /** Takes back the grades written last. */
  readonly onUndo: () => void;
  /** Writes again what was taken back last. */
  readonly onRedo: () => void;
}

/** What a cell shows, to be pasted elsewhere; empty without a grade. */
type Shown = (row: number, column: number) => string;

/** The cell that the focus or the mouse is on; null elsewhere. */
function cellOf(target: EventTarget): GridPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  const [row, column] = cell?.dataset.cell?.split(":").map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

const isCell = (target: EventTarget) => target instanceof HTMLElement && target.dataset.cell !== undefined;

/** The row of the name that has the focus; null elsewhere. */
function rowOfName(target: EventTarget): number | null {
  return target instanceof HTMLElement && target.dataset.name !== undefined
    ? Number(target.dataset.name)
    : null;
}

/** Characters that begin a grade, a sign too: what is no grade is told, never read as another one (ED-33). */
const TYPED = /^[^\s\p{C}]$/u;

const UP_AND_DOWN: readonly string[] = ["ArrowUp", "ArrowDown", "PageUp", "PageDown"];

/** From the name of a row to other names, or into its row. Enter is the name's own. */
function nameKey(row: number, event: KeyboardEvent<HTMLElement>, { position, size, move }: ActiveCell): void {
  const withControl = event.ctrlKey || event.metaKey;
  if (event.altKey || event.shiftKey) return;
  if (event.key === "ArrowRight" && !withControl) move({ row, column: 0 });
  else if (event.key === "ArrowRight" || event.key === "End") move({ row, column: size.columns - 1 });
  else if (UP_AND_DOWN.includes(event.key)) {
    const from = { row, column: position.column };
    move(movedPosition(from, event.key, withControl, size) ?? from, "name");
  } else return;
  event.preventDefault();
}

/** What is done to the grades themselves by a key with Control; null if it is another key. */
function controlKey(
  event: KeyboardEvent<HTMLElement>,
  active: ActiveCell,
  actions: GradeActions,
  all: GridPosition,
) {
  if (!event.ctrlKey && !event.metaKey) return null;
  switch (event.key.toLowerCase()) {
    case "z":
      return event.shiftKey ? actions.onRedo : actions.onUndo;
    case "y":
      return actions.onRedo;
    case "a":
      return () => active.choose({ row: 0, column: 0 }, all);
    default:
      return null;
  }
}

/** Cells chosen with the mouse: dragged over, or from the active one to where Shift is held. A press alone opens. */
function useChoosing({ position, extend, choose }: ActiveCell) {
  const [pressed, setPressed] = useState<GridPosition | null>(null);
  const isDrawn = useRef(false);
  const onMouseDown = (event: MouseEvent) => {
    // In the grade that is being typed the mouse chooses its text.
    const isTyping = event.target instanceof HTMLInputElement;
    const cell = event.button === 0 && !isTyping ? cellOf(event.target) : null;
    isDrawn.current = false;
    setPressed(cell);
    if (cell === null || !event.shiftKey) return;
    // The focus would go to the cell alone.
    event.preventDefault();
    setPressed(position);
    extend(cell);
  };
  const onMouseOver = (event: MouseEvent) => {
    if (pressed === null) return;
    if (event.buttons !== 1) return setPressed(null);
    const cell = cellOf(event.target);
    if (cell === null) return;
    if (cell.row !== pressed.row || cell.column !== pressed.column) isDrawn.current = true;
    choose(pressed, cell);
  };
  /** Drawn over others and back to the first, it is no press of that one. */
  const onClickCapture = (event: MouseEvent) => {
    if (isDrawn.current) event.stopPropagation();
    isDrawn.current = false;
  };
  return { onMouseDown, onMouseOver, onClickCapture };
}

/** Copies what the chosen cells show, and takes it out where it is cut; what was copied is told until the focus moves. */
function useCopying(chosen: GridRange, { onClear }: GradeActions, shown: Shown) {
  const [copied, setCopied] = useState<GridRange | null>(null);
  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    if (!isCell(event.target)) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", rangeText(chosen, shown));
    setCopied(chosen);
    if (event.type === "cut") onClear(chosen);
  };
  // A text marked elsewhere on the page would be copied in place of the cells.
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (isCell(event.target)) getSelection()?.removeAllRanges();
    setCopied(null);
  };
  return { isCopied: copied !== null && isSameRange(copied, chosen), onFocus, onCopy, onCut: onCopy };
}

/** Keys as in a spreadsheet (ED-73). */
export function useGradeKeys(layout: GradeGridLayout, actions: GradeActions, shown: Shown) {
  const active = useActiveCell(layout);
  const { position, end, chosen, virtual, move, extend, setAt, size } = active;
  const { grades, frame } = layout;
  const [editing, setEditing] = useState<string | null>(null);
  const { isCopied, ...copying } = useCopying(chosen, actions, shown);
  const isGrade = position.column < grades;
  const onMove = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.shiftKey ? end : position;
    const next = movedPosition(from, event.key, event.ctrlKey || event.metaKey, size);
    if (!next) return;
    event.preventDefault();
    if (event.shiftKey) return extend(next);
    const leaves = event.key === "ArrowLeft" && position.column === 0;
    // Names that open nothing take no focus.
    const isNamed = frame.current?.querySelector(`[data-name="${position.row}"]`) != null;
    move(next, leaves && isNamed ? "name" : "cell");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const named = rowOfName(event.target);
    if (named !== null) return nameKey(named, event, active);
    if (!isCell(event.target) || event.altKey) return;
    const lastGrade = { row: Math.max(0, size.rows - 1), column: Math.max(0, grades - 1) };
    const command = controlKey(event, active, actions, lastGrade);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const begins = !event.ctrlKey && !event.metaKey && TYPED.test(event.key);
    if (command !== null) command();
    else if (isPlain && event.key === "Escape") move(position);
    else if (isPlain && isGrade && event.key === "Enter") actions.onOpen(position.row, position.column);
    else if (isPlain && (event.key === "Delete" || event.key === "Backspace")) actions.onClear(chosen);
    else if (isGrade && (begins || (isPlain && event.key === "F2")))
      setEditing(event.key.length === 1 ? event.key : "");
    else return onMove(event);
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    if (!isCell(event.target) || chosen.column >= grades) return;
    event.preventDefault();
    const columns = Math.min(chosen.columns, grades - chosen.column);
    actions.onBlock({ ...chosen, columns }, event.clipboardData.getData("text/plain"));
  };
  // One function while the grid is open, as every other one of a row.
  const latest = useLatest((step: number | null) => {
    setEditing(null);
    if (step !== null)
      move({ row: Math.max(0, Math.min(size.rows - 1, position.row + step)), column: position.column });
  });
  const [stopEditing] = useState(() => (step: number | null) => latest()(step));
  const isOne = chosen.rows === 1 && chosen.columns === 1;
  return {
    position,
    chosen: isOne ? null : chosen,
    isCopied,
    /** What is chosen or has the focus. */
    range: chosen,
    virtual,
    editing,
    stopEditing,
    setAt,
    events: { onKeyDown, ...copying, onPaste, ...useChoosing(active) },
  };
}
