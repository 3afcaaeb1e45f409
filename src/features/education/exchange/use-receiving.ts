import { useEffect, useRef, useState } from "react";
import type { ReadSource } from "#domain/exchange/receive/receive-plan.ts";
import type { Keyring } from "#formats/exchange/read-message.ts";
import type { ReceivedThing } from "#formats/exchange/receive/receive-many.ts";

/** The keyring with the classes whose cards were read, where something else waits for them; null where nothing does. */
function withCards(sources: readonly ReadSource[], keyring: Keyring): Keyring | null {
  if (!sources.some(({ outcome }) => !outcome.ok && outcome.error.kind === "unknown-class")) return null;
  const cards = new Map(
    sources.flatMap(({ outcome }) =>
      outcome.ok && outcome.value.message.kind === "clase"
        ? [[outcome.value.message.content.classroom, outcome.value.message.content.keys.sign] as const]
        : [],
    ),
  );
  if (cards.size === 0) return null;
  return { own: keyring.own, classKey: (each) => keyring.classKey(each) ?? cards.get(each) ?? null };
}

/** A keyring that opens more of what was read; null where there is none. */
export type Widen = (sources: readonly ReadSource[]) => Promise<Keyring | null>;

interface ReadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
  readonly widen: Widen | undefined;
}

/** Reads pictures in a worker that lives as long as one reading. */
async function readAll(
  things: readonly ReceivedThing[],
  keyring: Keyring,
  { widen, ...options }: ReadOptions,
): Promise<readonly ReadSource[] | null> {
  const [{ receiveMany }, { startCodeReader }] = await Promise.all([
    import("#formats/exchange/receive/receive-many.ts"),
    import("#formats/exchange/codes/code-reader.ts"),
  ]);
  let reader: ReturnType<typeof startCodeReader> | null = null;
  const readPicture = async (picture: Blob) => {
    reader ??= startCodeReader();
    const bytes = await reader.read(picture);
    if (bytes === "not-looked") return bytes;
    return bytes === null ? [] : [bytes];
  };
  try {
    const sources = await receiveMany(things, keyring, { ...options, readPicture });
    if (sources === null) return null;
    const wider = withCards(sources, keyring) ?? (await widen?.(sources)) ?? null;
    // A card that came along with tasks of its own class makes them readable.
    return wider === null ? sources : await receiveMany(things, wider, { ...options, readPicture });
  } finally {
    (reader as ReturnType<typeof startCodeReader> | null)?.end();
  }
}

export interface Receiving {
  /** Between 0 and 1 while something is read; null otherwise. */
  readonly done: number | null;
  receive(things: readonly ReceivedThing[]): Promise<void>;
  cancel(): void;
}

/** One reading: what is still to be read, what is added while it goes on included. */
interface Reading {
  readonly stop: AbortController;
  readonly waiting: ReceivedThing[];
}

/**
 * Reads what arrives and hands it on. What comes while something is read is read after it, and all of it is handed on as
 * one; a reading can be stopped and leaves nothing behind.
 */
export function useReceiving(
  keyring: Keyring,
  onRead: (sources: readonly ReadSource[]) => unknown,
  widen?: Widen,
): Receiving {
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<Reading | null>(null);
  useEffect(() => () => running.current?.stop.abort(), []);
  const read = async ({ stop, waiting }: Reading): Promise<readonly ReadSource[] | null> => {
    const found: ReadSource[] = [];
    let count = 0;
    while (waiting.length > 0) {
      const next = waiting.splice(0);
      const before = count;
      const onProgress = (share: number) =>
        setDone((before + share * next.length) / (before + next.length + waiting.length));
      const sources = await readAll(next, keyring, { signal: stop.signal, onProgress, widen });
      if (sources === null) return null;
      found.push(...sources);
      count += next.length;
    }
    return found;
  };
  const receive = async (things: readonly ReceivedThing[]) => {
    if (things.length === 0) return;
    if (running.current !== null) return void running.current.waiting.push(...things);
    const reading: Reading = { stop: new AbortController(), waiting: [...things] };
    running.current = reading;
    setDone(0);
    let sources: readonly ReadSource[] | null = null;
    try {
      sources = await read(reading);
    } finally {
      // One that was stopped is not the running one any more.
      if (running.current === reading) {
        running.current = null;
        setDone(null);
      } else sources = null;
    }
    if (sources !== null) await onRead(sources);
  };
  const cancel = () => {
    running.current?.stop.abort();
    running.current = null;
    setDone(null);
  };
  return { done, receive, cancel };
}
