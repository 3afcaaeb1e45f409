import { readFileSync } from "node:fs";
import type { ClassCardMessage, TaskMessage } from "#domain/exchange/message.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import { makeKeys } from "#formats/exchange/keys/device-keys.ts";
import { type Keyring, NO_KEYS, readMessage } from "#formats/exchange/read-message.ts";
import { taskSeed } from "#formats/exchange/task-seed.ts";
import { writeMessage } from "#formats/exchange/write-message.ts";
import { newId } from "#storage/engine/environment.ts";
import { rightWork } from "../../../domain/grading/support/right-work.ts";

export const nameOf = (count: number) => `Apellido${String(count).padStart(2, "0")} Ruiz, Ana`;
export const codeOf = (count: number) => String(1_001_156_000 + count * 977);

async function messageIn<Message>(path: string, keyring: Keyring): Promise<Message> {
  const read = await readMessage(new Uint8Array(readFileSync(path)), keyring);
  if (!read.ok) throw new Error(read.error.kind);
  return read.value.message as Message;
}

/**
 * The right work of a student of the class, or its first `most` entries, sealed as their device would at a moment of its
 * clock, from the files of the card and the task.
 */
export async function sealedWork(
  card: string,
  task: string,
  count: number,
  figuresOf: number,
  { most, at = Date.now() }: { readonly most?: number; readonly at?: number } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { content: of } = await messageIn<ClassCardMessage>(card, NO_KEYS);
  const { content } = await messageIn<TaskMessage>(task, { own: [], classKey: () => of.keys.sign });
  const seed = await taskSeed(content.activity, codeOf(figuresOf), 1);
  const { template = "", version = 0 } = content.source ?? {};
  const exercise = makeExercise(template, version, seed) as Exercise;
  const work = rightWork(exercise);
  const keys = await makeKeys();
  const handIn = {
    classroom: of.classroom,
    activity: content.activity,
    code: codeOf(count),
    name: nameOf(count),
    attempt: 1,
    seed,
    finished: true,
    startedAt: at,
    handedInAt: at,
    work: { kind: "exercise", work: { ...work, entries: work.entries.slice(0, most) } },
    device: keys.public,
    log: [],
  } as const;
  const message = { kind: "entrega", id: newId("submission"), madeAt: at, content: handIn } as const;
  return writeMessage(message, keys, of.keys.seal);
}
