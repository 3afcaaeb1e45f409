import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move the focus among the buttons of a table's rows, Home and End to the first and last of them. */
export function moveAmongRows(event: KeyboardEvent, frame: HTMLElement | null): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...(frame?.querySelectorAll<HTMLElement>(".row-link, .row-item") ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (at < 0) return;
  const step = STEPS[event.key];
  const target =
    step === undefined ? ({ Home: rows[0], End: rows.at(-1) } as const)[event.key] : rows[at + step];
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView({ block: "nearest" });
}
