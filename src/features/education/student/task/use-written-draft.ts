import { useEffect, useState } from "react";
import type { WordsOrFile } from "#domain/classroom/student-desk.ts";
import type { ActivityId } from "#domain/kernel/ids.ts";
import { saveWorkDraft } from "#storage/classroom/student/student-commands.ts";
import { type TaskDraft, taskDraftOf } from "#storage/classroom/student/student-queries.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";
import { saving } from "../../shell/saved-work.ts";

type Kind = WordsOrFile["kind"];

/** Saves the latest value of each kind, one write at a time: what changes meanwhile is written after it. */
function makeSaver(storage: StudentStorage, task: ActivityId) {
  const waiting = new Map<Kind, WordsOrFile | null>();
  let running: Promise<void> | null = null;
  const run = async () => {
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [kind, work] = next.value;
      waiting.delete(kind);
      await saving(() => saveWorkDraft(storage, { id: storage.newId("command"), task, kind, work }));
    }
    running = null;
  };
  const settled = async () => {
    while (running !== null) await running;
  };
  return {
    save: (kind: Kind, work: WordsOrFile | null) => {
      waiting.set(kind, work);
      running ??= run();
    },
    settled,
  };
}

export interface WrittenDraft extends TaskDraft {
  readonly onText: (text: string) => void;
  readonly onFile: (file: TaskDraft["file"]) => void;
  /** Once everything typed is written: a hand-in ends the draft and must come after it. */
  readonly settled: () => Promise<void>;
  /** After a hand-in, which ended what was stored of its kind. */
  readonly clear: (kind: Kind) => void;
}

const EMPTY: TaskDraft = { text: "", file: null };

/** What is being written for a task, as it was left; each change is saved. Null until it is read. */
export function useWrittenDraft(storage: StudentStorage, task: ActivityId): WrittenDraft | null {
  const [draft, setDraft] = useState<TaskDraft | null>(null);
  const [{ save, settled }] = useState(() => makeSaver(storage, task));
  useEffect(() => {
    let isHere = true;
    taskDraftOf(storage, task).then(
      (found) => isHere && setDraft(found),
      () => isHere && setDraft(EMPTY),
    );
    return () => {
      isHere = false;
    };
  }, [storage, task]);
  if (draft === null) return null;
  return {
    ...draft,
    onText: (text) => {
      setDraft({ ...draft, text });
      save("text", text === "" ? null : { kind: "text", text });
    },
    onFile: (file) => {
      setDraft({ ...draft, file });
      save("file", file);
    },
    settled,
    clear: (kind) => setDraft({ ...draft, [kind]: EMPTY[kind] }),
  };
}
