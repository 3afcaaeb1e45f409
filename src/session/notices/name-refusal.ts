import type { Refusal } from "#domain/accounting/refusal.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import type { NameRefusal } from "#ui/kit/overlays/name-dialog.tsx";
import { refusalText } from "./refusal-text.ts";

/** Whether another name would be taken. What the store, the plan or another tab refused is no fault of the name. */
function isOfName(refusal: Refusal | StorageRefusal): boolean {
  if (refusal.kind === "blank-name") return true;
  return (
    refusal.kind === "own-account" && (refusal.problem === "blank-name" || refusal.problem === "long-name")
  );
}

/** What a dialog that asks for a name says of a refused command, and of what it says it (ST-06). */
export function nameRefusal(refusal: Refusal | StorageRefusal): NameRefusal {
  return { at: isOfName(refusal) ? "name" : "form", why: refusalText(refusal) };
}
