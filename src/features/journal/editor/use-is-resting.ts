import { useSelected, useStore } from "#ui/kit/use-store.ts";
import type { Writing } from "../writing/writing.ts";
import type { EditorState } from "./editor-state.ts";
import { isBlank } from "./entry-draft.ts";

function isUntouched({ original, saved, draft, held }: EditorState): boolean {
  return original === null && saved === null && isBlank(draft) && held.length === 0;
}

/** Whether nobody writes now and nothing was written. */
export function useIsResting({ editor, rested }: Writing): boolean {
  const isRested = useStore(rested);
  const isEmpty = useSelected(editor, isUntouched);
  return isRested && isEmpty;
}
