const FIELDS = "input, select, button";

/** Focuses a field of a row of the table once it is drawn: what was pressed may have gone with the rows before. */
function focusIn(row: string, which: 0 | -1): void {
  requestAnimationFrame(() => {
    const found = document.querySelector(`.statement-table tbody tr${row}`);
    [...(found?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].at(which)?.focus();
  });
}

/** The first field of the table. */
export function focusFirstField(): void {
  focusIn("", 0);
}

/** The way to remove a row, after the one before or after it was removed. */
export function focusRemoval(id: string): void {
  focusIn(`[data-row="${CSS.escape(id)}"]`, -1);
}
