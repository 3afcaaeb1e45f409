import { useState } from "react";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import type { ProfileScope } from "#domain/fiscal/profile-scope.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { deleteFiscalProfile } from "#storage/commands/fiscal/delete-fiscal-profile.ts";
import type { FiscalResult } from "#storage/commands/fiscal/fiscal-profile-work.ts";
import {
  placeFiscalProfile,
  setDefaultFiscalProfile,
} from "#storage/commands/fiscal/place-fiscal-profile.ts";
import { undoFiscalProfile } from "#storage/commands/fiscal/undo-fiscal-profile.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { fiscalRefusalText } from "./fiscal-refusal-text.ts";
import { fiscalTexts } from "./texts.ts";

const { toasts: texts } = fiscalTexts;

export function tellProfileRefusal(result: FiscalResult<unknown>): void {
  if (!result.ok) toast.error({ title: texts.failed, text: fiscalRefusalText(result.error) });
}

async function takeBack(storage: AppStorage, id: CommandId, target: CommandId): Promise<void> {
  const result = await tracked(() => undoFiscalProfile(storage, { id, target }));
  if (result.ok) toast.success({ title: texts.undone });
  else tellProfileRefusal(result);
}

/** Actions on a stored profile without opening it; each is confirmed by a toast with undo. */
export function useProfileActions() {
  const storage = useStorage();
  const [busy, setBusy] = useState(false);
  const run = async (
    title: string,
    command: (id: CommandId) => Promise<FiscalResult<FiscalProfile>>,
  ): Promise<FiscalProfile | null> => {
    const id = storage.newId("command");
    setBusy(true);
    const result = await tracked(() => command(id));
    setBusy(false);
    if (!result.ok) {
      tellProfileRefusal(result);
      return null;
    }
    const undo = storage.newId("command");
    toast.success({ title, ...undoNotice(() => takeBack(storage, undo, id)) });
    return result.value;
  };
  return {
    busy,
    remove: ({ id: profileId, name }: FiscalProfile) =>
      run(texts.removed(name), (id) => deleteFiscalProfile(storage, { id, profileId })),
    makeDefault: ({ id: profileId, name }: FiscalProfile) =>
      run(texts.isDefault(name), (id) => setDefaultFiscalProfile(storage, { id, profileId })),
    place: ({ id: profileId, name }: FiscalProfile, scope: ProfileScope | null) =>
      run(scope === null ? texts.detached(name) : texts.placed(name), (id) =>
        placeFiscalProfile(storage, { id, profileId, scope }),
      ),
  };
}
