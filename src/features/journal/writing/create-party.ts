import type { TypedParty } from "#domain/accounting/memory/known-parties.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { NO_FIELDS } from "#domain/parties/check-party.ts";
import type { DocumentKind } from "#domain/parties/document.ts";
import { partyRefusalText } from "#session/notices/party-refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { recordParty } from "#storage/commands/parties/record-party.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { writingTexts as texts } from "./texts.ts";

/** A company's NIT has nine digits and begins with 8 or 9; other numbers are of persons. */
function kindOf(nit: string | null): DocumentKind {
  const number = (nit ?? "").replace(/-\d$/, "").replaceAll(".", "");
  return number === "" || /^[89]\d{8}$/.test(number) ? "NIT" : "CC";
}

/** Records a third party that was typed on a line, which keeps its name whatever comes of it. */
export async function createParty(
  storage: AppStorage,
  bookId: BookId,
  { name, nit }: TypedParty,
): Promise<void> {
  const target = storage.newId("command");
  const fields = { ...NO_FIELDS, name, number: nit ?? "", documentKind: kindOf(nit) };
  const command = { id: target, bookId, partyId: storage.newId("party"), fields, version: null };
  const result = await tracked(() => recordParty(storage, command));
  if (!result.ok) {
    toast.error({ title: texts.partyNotCreated(name), text: partyRefusalText(result.error) });
    return;
  }
  const onRefused = () => toast.error({ title: texts.partyStays(name) });
  const done = { title: texts.partyTakenBack(name) };
  toast.success({ title: texts.partyCreated(name), ...recordsBack(storage, { target, done, onRefused }) });
}
