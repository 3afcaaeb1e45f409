import type { BookId } from "#domain/kernel/ids.ts";
import type { Party } from "#domain/parties/party.ts";
import { partyRefusalText } from "#session/notices/party-refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { deleteParty } from "#storage/commands/parties/delete-party.ts";
import { mergeParties } from "#storage/commands/parties/merge-parties.ts";
import type { PartyResult } from "#storage/parties/party-work.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { partiesTexts as texts } from "./texts.ts";

/** Says why a command on third parties was refused. */
export function tellRefused(result: PartyResult<unknown>): void {
  if (!result.ok) toast.error({ title: texts.refused, text: partyRefusalText(result.error) });
}

/** What is done to records from the list, each with its way back in the notice. */
export function usePartyActions(bookId: BookId) {
  const storage = useStorage();
  const back = (target: ReturnType<typeof storage.newId<"command">>, title: string, text: string) =>
    recordsBack(storage, { target, done: { title, text }, onRefused: tellRefused });
  const remove = async ({ id: partyId, name, version }: Party) => {
    const id = storage.newId("command");
    const result = await tracked(() => deleteParty(storage, { id, bookId, partyId, version }));
    if (!result.ok) return tellRefused(result);
    toast.neutral({ title: texts.removed, text: name, ...back(id, texts.restored, name) });
  };
  const merge = async (gone: Party, kept: Party): Promise<boolean> => {
    const id = storage.newId("command");
    const result = await tracked(() => mergeParties(storage, { id, bookId, kept, gone }));
    if (!result.ok) {
      tellRefused(result);
      return false;
    }
    const title = texts.merged(gone.name, kept.name);
    toast.success({ title, ...back(id, texts.parted, `${gone.name}, ${kept.name}`) });
    return true;
  };
  return { remove, merge };
}
