import type { KeyboardEvent } from "react";

interface Place {
  readonly row: number;
  readonly column: string;
}

function placeOf(target: EventTarget): Place | null {
  if (!(target instanceof HTMLElement) || target.dataset.place === undefined) return null;
  const [row = "", column = ""] = target.dataset.place.split(":");
  return { row: Number(row), column };
}

function stepOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): 1 | -1 | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === "Enter") return shiftKey ? -1 : 1;
  if (key === "ArrowDown") return 1;
  return key === "ArrowUp" ? -1 : null;
}

/** Enter and the arrow keys move to the same field of the person above or below. */
export function movePeople(event: KeyboardEvent<HTMLElement>): void {
  const place = placeOf(event.target);
  const by = stepOf(event);
  if (place === null || by === null) return;
  event.preventDefault();
  const next = event.currentTarget.querySelector<HTMLElement>(
    `[data-place="${place.row + by}:${place.column}"]`,
  );
  next?.focus();
}
