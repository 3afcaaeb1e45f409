import { useEffect, useState } from "react";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { holdUnsaved } from "#pwa/hold-unsaved.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { makeNoteDraft, type NoteSaving } from "./note-draft.ts";
import { refusedToast } from "./refused-toast.ts";
import { notesTexts as texts } from "./texts.ts";

interface EditedNote<Content> {
  readonly written: Content;
  /** Saves what was typed; null takes back what was kept. */
  readonly save: (storage: AppStorage, typed: Content | null) => Promise<NoteSaving>;
  readonly isWhole?: (typed: Content) => boolean;
  /** How the notice names the note. */
  readonly name: () => string;
  readonly onClose: () => void;
}

/** A note in its editor: what is typed, why it was refused, and the notice with undo once it is saved. */
export function useNoteDraft<Content>({ written, save, isWhole, name, onClose }: EditedNote<Content>) {
  const storage = useStorage();
  const [draft] = useState(() => makeNoteDraft(written, (typed) => save(storage, typed), isWhole));
  const [content, setContent] = useState(written);
  const [refusal, setRefusal] = useState<Refusal | StorageRefusal | null>(null);
  useEffect(() => holdUnsaved(draft), [draft]);
  const finish = async (saving: Promise<NoteSaving>, title: string) => {
    const { id, result } = await saving;
    if (!result.ok) return setRefusal(result.error);
    toast.success({
      title,
      text: name(),
      ...recordsBack(storage, {
        target: id,
        done: { title: texts.undone },
        onRefused: refusedToast,
      }),
    });
    onClose();
  };
  return {
    content,
    refusal,
    type: (typed: Content) => {
      draft.type(typed);
      setContent(typed);
    },
    save: () => (draft.isDirty() ? void finish(draft.keep(), texts.saved) : onClose()),
    /** `title`: what the notice says of it. */
    reset: (title: string) => void finish(draft.reset(), title),
    cancel: () => {
      draft.giveUp();
      onClose();
    },
  };
}
