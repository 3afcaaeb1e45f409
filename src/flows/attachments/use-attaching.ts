import { useState } from "react";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { type AttachmentTarget, attachFile } from "#storage/commands/attachments/attach-file.ts";
import { useSingle } from "#ui/kit/use-single.ts";
import { prepareFile } from "./prepare-file.ts";
import { attachmentRefusalText } from "./refusal-words.ts";
import { attachmentTexts as texts } from "./texts.ts";
import { tellFiles } from "./use-removing.ts";

/** A file that was not taken, with what to do. */
export interface RefusedFile {
  readonly key: number;
  readonly name: string;
  readonly why: string;
}

/** Takes files one after the other, each with a command of its own, and says why of each that is not. */
export function useAttaching(bookId: BookId, target: AttachmentTarget) {
  const storage = useStorage();
  const [reading, setReading] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
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
    if (done.length > 0) tellFiles(storage, bookId, done, texts.attached(done.length));
  });
  return { reading, refused, take };
}

export type Attaching = ReturnType<typeof useAttaching>;
