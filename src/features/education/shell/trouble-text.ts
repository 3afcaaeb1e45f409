import { troubleText } from "#session/notices/trouble-texts.ts";
import { classifyError, type StorageTrouble } from "#storage/engine/storage-error.ts";

/** What a store that refused a write says, and what to do: full, busy, newer and the others told apart (ED-140). */
export const storageRefusalText = (trouble: StorageTrouble): string => troubleText(trouble);

/** The same of an error; `otherwise` where it is none of the store's. */
export function errorText(error: unknown, otherwise: string): string {
  const trouble = classifyError(error);
  return trouble === "bug" ? otherwise : storageRefusalText(trouble);
}
