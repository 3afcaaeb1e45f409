import { useSelected } from "#ui/kit/use-store.ts";
import { useItemsHeight } from "../items/use-item-desk.ts";
import { useHasTaxRow } from "../taxes/use-tax-offer.ts";
import type { Writing } from "../writing/writing.ts";
import type { DayCheck } from "./use-day-check.ts";
import { useIsResting } from "./use-is-resting.ts";
import { useNotices } from "./use-notices.ts";

/** Height of the active line (px). */
export const ACTIVE_LINE = 46;
/** Height of each line below: the message, the taxes offered, the answers to a correction. */
const MESSAGE_LINE = 40;

/** Height of the entry being written. */
export function useEditorHeight(writing: Writing, day: DayCheck, line: number): number {
  const { message, warning } = useNotices(writing, day);
  const isResting = useIsResting(writing);
  const lines = useSelected(writing.editor, ({ draft }) => draft.lines.length);
  const hasTaxes = useHasTaxRow(writing);
  const items = useItemsHeight(writing);
  const isCorrecting = useSelected(writing.editor, ({ original }) => original !== null);
  const held = useSelected(writing.editor, (state) => state.held.length);
  if (isResting) return ACTIVE_LINE;
  const below =
    (message === null && warning === null ? 0 : MESSAGE_LINE) +
    (isCorrecting ? MESSAGE_LINE : 0) +
    (hasTaxes ? MESSAGE_LINE : 0) +
    items +
    held * MESSAGE_LINE;
  return (lines - 1) * line + ACTIVE_LINE + below;
}
