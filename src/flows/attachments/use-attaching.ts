import { useState } from "react";
import type { Attachment } from "#domain/attachments/attachment.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { remember, undoOne } from "#session/undo/undo-stack.ts";
import {
  type AttachmentTarget,
  attachFile,
  removeAttachment,
} from "#storage/commands/attachments/attach-file.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { useSingle } from "#ui/kit/use-single.ts";
import { prepareFile } from "./prepare-file.ts";
import { attachmentRefusalText } from "./refusal-words.ts";
import { attachmentTexts as texts } from "./texts.ts";

/** A file that was not taken, with what to do. */
export interface RefusedFile {
  readonly key: number;
  readonly name: string;
  readonly why: string;
}

/** Takes files one after the other, each with a command of its own, and removes them. */
export function useAttaching(bookId: BookId, target: AttachmentTarget) {
  const storage = useStorage();
  const [reading, setReading] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  /** Undoes commands from the last one back. */
  const back = (done: readonly CommandId[]) => async () => {
    for (const id of done.toReversed()) {
      const undone = await undoOne(storage, bookId, id);
      if (!undone.ok) return toast.error({ title: texts.failed, text: refusalText(undone.error) });
    }
    toast.neutral({ title: texts.undone });
  };
  const told = (done: readonly CommandId[], title: string) => {
    for (const id of done) remember(bookId, id);
    toast.success({ title, ...undoNotice(back(done)) });
  };
  const keep = async (chosen: File, id: CommandId): Promise<string | null> => {
    const prepared = await prepareFile(chosen);
    if (!prepared.ok) return texts.why[prepared.why];
    const command = { id, bookId, attachmentId: storage.newId("attachment"), target, file: prepared.file };
    const result = await tracked(() => attachFile(storage, command));
    return result.ok ? null : attachmentRefusalText(result.error);
  };
  const take = useSingle(async (files: readonly File[]) => {
    if (files.length === 0) return;
    setRefused([]);
    const done: CommandId[] = [];
    const left: RefusedFile[] = [];
    for (const [at, chosen] of files.entries()) {
      setReading({ done: at, all: files.length });
      const id = storage.newId("command");
      const why = await keep(chosen, id);
      if (why === null) done.push(id);
      else left.push({ key: at, name: chosen.name || texts.unnamed, why });
    }
    setReading(null);
    setRefused(left);
    if (done.length > 0) told(done, texts.attached(done.length));
  });
  const remove = useSingle(async ({ id: attachmentId, version }: Attachment) => {
    const id = storage.newId("command");
    const entry = target.kind === "entry" ? { entry: target.entry } : {};
    const result = await tracked(() =>
      removeAttachment(storage, { id, bookId, attachmentId, version, ...entry }),
    );
    if (result.ok) told([id], texts.removed);
    else toast.error({ title: texts.failed, text: attachmentRefusalText(result.error) });
  });
  return { reading, refused, take, remove };
}

export type Attaching = ReturnType<typeof useAttaching>;
