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

/** Reads pictures in a worker that lives as long as one reading. */
async function readAll(
  things: readonly ReceivedThing[],
  keyring: Keyring,
  options: { readonly signal: AbortSignal; readonly onProgress: (done: number) => void },
): Promise<readonly ReadSource[] | null> {
  const [{ receiveMany }, { startCodeReader }] = await Promise.all([
    import("#formats/exchange/receive/receive-many.ts"),
    import("#formats/exchange/codes/code-reader.ts"),
  ]);
  let reader: ReturnType<typeof startCodeReader> | null = null;
  const readPicture = async (picture: Blob) => {
    reader ??= startCodeReader();
    const bytes = await reader.read(picture, true);
    return bytes === null ? [] : [bytes];
  };
  try {
    const sources = await receiveMany(things, keyring, { ...options, readPicture });
    const wider = sources === null ? null : withCards(sources, keyring);
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

/** Reads what arrives and hands it on; one reading at a time, which can be stopped and leaves nothing behind. */
export function useReceiving(
  keyring: Keyring,
  onRead: (sources: readonly ReadSource[]) => unknown,
): Receiving {
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const receive = async (things: readonly ReceivedThing[]) => {
    if (things.length === 0) return;
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setDone(0);
    const sources = await readAll(things, keyring, { signal: stop.signal, onProgress: setDone });
    if (running.current !== stop) return;
    running.current = null;
    setDone(null);
    if (sources !== null) await onRead(sources);
  };
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setDone(null);
  };
  return { done, receive, cancel };
}
