/** What is marked with its number in every kind of list: the menu of an entry. */
const NUMBERED = "[data-entry-number]";
/** The rows of an entry in the sheet, of which the first has its menu, and its block on a phone. */
const ROWS = "[role=row][data-status], section[data-status]";
/** Fields that an entry is written in. */
const WRITTEN = ".journal-editor, [data-entry-cell]";

function numberOf(row: Element | null): number | null {
  for (let each = row; each !== null; each = each.previousElementSibling) {
    const found = each.matches(ROWS) ? each.querySelector(NUMBERED) : null;
    // A draft has no number yet.
    if (found !== null) return Number(found.getAttribute("data-entry-number")) || null;
  }
  return null;
}

/**
 * The number of the entry that a pressed or focused element belongs to; null where one is being written, undefined where
 * it belongs to none. The frame of the sheet has the focus for its current row.
 */
export function entryInHand(target: EventTarget | null): number | null | undefined {
  if (!(target instanceof Element)) return undefined;
  if (target.closest(WRITTEN) !== null) return null;
  const active = target.getAttribute("aria-activedescendant");
  const row = active === null ? target.closest(ROWS) : document.getElementById(active);
  return row === null ? undefined : numberOf(row);
}
