import { useState } from "react";
import { cleanName } from "#domain/company/book.ts";
import { type FiscalContent, type FiscalProfile, newRetention } from "#domain/fiscal/fiscal-profile.ts";
import type { AppliesTo } from "#domain/fiscal/profile-scope.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { createFiscalProfile, updateFiscalProfile } from "#storage/commands/fiscal/save-fiscal-profile.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { FiscalAction } from "./fiscal-dialog-machine.ts";
import {
  copiedContent,
  isDirty,
  type ProfileDraft,
  type ScopeChoice,
  scopeFrom,
  startProfileDraft,
} from "./profile-draft.ts";
import { fiscalTexts } from "./texts.ts";
import { tellProfileRefusal } from "./use-profile-actions.ts";

export interface ProfileFormStart {
  readonly action: FiscalAction;
  /** The stored profile being edited or copied. */
  readonly source: FiscalProfile | null;
  readonly of: AppliesTo;
  readonly scope?: ScopeChoice | undefined;
}

interface Copied {
  readonly from: string;
  /** What the form said before the first copy. */
  readonly before: FiscalContent;
}

/** The state of a profile form. Its ids are created with it, so that a double submit saves once. */
export function useProfileForm({ action, source, of, scope }: ProfileFormStart) {
  const storage = useStorage();
  const now = useToday(storage.clock);
  const [ids] = useState(() => ({
    id: storage.newId("command"),
    profileId: action.kind === "update" ? action.id : storage.newId("fiscalProfile"),
  }));
  const [first] = useState<ProfileDraft>(() => {
    const start = startProfileDraft(action, source, of, () => storage.newId("retention"));
    return scope ? { ...start, scope } : start;
  });
  const [draft, setDraft] = useState(first);
  const [copy, setCopy] = useState<Copied | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<FiscalContent>) =>
    setDraft((last) => ({ ...last, content: { ...last.content, ...part } }));
  const addRetention = () => {
    const row = newRetention(storage.newId("retention"));
    setDraft(({ content, scope: place }) => ({
      content: { ...content, retentions: [...content.retentions, row] },
      scope: place,
    }));
    return row.id;
  };
  const save = async (): Promise<FiscalProfile | null> => {
    const place = scopeFrom(draft.scope, of, action.kind === "update" ? source : null);
    const command = { ...ids, content: draft.content, scope: place };
    setBusy(true);
    const result = await tracked(() =>
      action.kind === "update"
        ? updateFiscalProfile(storage, { ...command, version: source?.version ?? 0 })
        : createFiscalProfile(storage, command),
    );
    setBusy(false);
    if (!result.ok) {
      tellProfileRefusal(result);
      return null;
    }
    const { updated, created } = fiscalTexts.toasts;
    toast.success({ title: (action.kind === "update" ? updated : created)(result.value.name) });
    return result.value;
  };
  return {
    draft,
    busy,
    day: now,
    dirty: isDirty(draft, first),
    blank: cleanName(draft.content.name) === null,
    change,
    setContent: (content: FiscalContent) => setDraft((last) => ({ ...last, content })),
    setScope: (choice: ScopeChoice) => setDraft((last) => ({ ...last, scope: choice })),
    isNew: action.kind === "create",
    copied: copy?.from ?? null,
    /** Null takes the copy back: what stood before it stands again. */
    copyFrom: (profile: FiscalProfile | null) => {
      const before = copy?.before ?? draft.content;
      setCopy(profile && { from: profile.id, before });
      const content = profile
        ? copiedContent(draft.content, profile, () => storage.newId("retention"))
        : { ...before, name: draft.content.name };
      setDraft((last) => ({ ...last, content }));
    },
    addRetention,
    save,
  };
}

export type ProfileFormControl = ReturnType<typeof useProfileForm>;
