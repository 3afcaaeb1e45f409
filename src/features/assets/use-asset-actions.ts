import type { Asset, AssetFields, AssetPurchase } from "#domain/assets/asset.ts";
import type { AssetStep } from "#domain/assets/asset-steps.ts";
import type { SaidUnitsOf } from "#domain/assets/depreciation-dues.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId, CommandId, EntryId } from "#domain/kernel/ids.ts";
import { askIfFar } from "#session/far-date/ask-if-far.ts";
import { assetRefusalText } from "#session/notices/asset-refusal-text.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { remember, undoOne } from "#session/undo/undo-stack.ts";
import type { AssetResult } from "#storage/assets/asset-work.ts";
import { dropLostEntry, moveAsset, postDepreciation } from "#storage/commands/assets/move-asset.ts";
import { changeAsset, deleteAsset, registerAsset } from "#storage/commands/assets/save-asset.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { assetTexts as texts } from "./texts.ts";

function tellRefused(result: AssetResult<unknown>): boolean {
  if (!result.ok) toast.error({ title: texts.failed, text: assetRefusalText(result.error) });
  return result.ok;
}

/** What is done with assets, each with its way back. */
export function useAssetActions(bookId: BookId) {
  const storage = useStorage();
  /** Undoes commands from the last one back. */
  const back = (done: readonly CommandId[]) => async () => {
    for (const id of done.toReversed()) {
      const undone = await undoOne(storage, bookId, id);
      if (!undone.ok) {
        toast.error({ title: texts.failed, text: refusalText(undone.error) });
        return;
      }
    }
    toast.neutral({ title: texts.undone });
  };
  const told = (done: readonly CommandId[], title: string, text?: string) => {
    for (const id of done) remember(bookId, id);
    toast.success({ title, ...(text !== undefined && { text }), ...undoNotice(back(done)) });
  };
  const run = async (
    title: string,
    text: string,
    does: (id: CommandId) => Promise<AssetResult<unknown>>,
  ): Promise<boolean> => {
    const id = storage.newId("command");
    const isDone = tellRefused(await tracked(() => does(id)));
    if (isDone) told([id], title, text);
    return isDone;
  };
  const add = async (fields: AssetFields, purchase: AssetPurchase) => {
    if (purchase.kind === "post" && !(await askIfFar(storage, bookId, fields.bought))) return false;
    return run(texts.added, fields.name, (id) =>
      registerAsset(storage, { id, bookId, assetId: storage.newId("asset"), fields, purchase }),
    );
  };
  const change = ({ id: assetId, version }: Asset, fields: AssetFields) =>
    run(texts.saved, fields.name, (id) => changeAsset(storage, { id, bookId, assetId, version, fields }));
  const remove = ({ id: assetId, version, name }: Asset) =>
    run(texts.removed, name, (id) => deleteAsset(storage, { id, bookId, assetId, version }));
  const move = async ({ id: assetId, version, name }: Asset, step: AssetStep) => {
    if (!(await askIfFar(storage, bookId, step.date))) return false;
    return run(texts.step.done, name, (id) => moveAsset(storage, { id, bookId, assetId, version, step }));
  };
  const drop = (entryId: EntryId, name: string) =>
    run(texts.dropped, name, (id) => dropLostEntry(storage, { id, bookId, entryId }));
  /** Months in order, until one is refused. */
  const post = async (months: readonly Month[], units: SaidUnitsOf): Promise<void> => {
    const done: CommandId[] = [];
    let isWritten = false;
    for (const month of months) {
      const command = { id: storage.newId("command"), bookId, month, units, entryId: storage.newId("entry") };
      const result = await tracked(() => postDepreciation(storage, command));
      if (!result.ok) {
        tellRefused(result);
        break;
      }
      isWritten ||= result.value !== null;
      done.push(command.id);
    }
    if (done.length > 0) told(done, isWritten ? texts.due.posted(done.length) : texts.due.nothing);
  };
  return { add, change, remove, move, drop, post, newEntryId: () => storage.newId("entry") };
}

export type AssetActions = ReturnType<typeof useAssetActions>;
