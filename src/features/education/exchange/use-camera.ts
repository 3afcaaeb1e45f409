import { type RefObject, useEffect, useState } from "react";
import { toBase64url } from "#domain/exchange/wire/base64url.ts";
import { NO_FRAMES, takeFrame } from "#domain/exchange/wire/frames.ts";
import { startCodeReader } from "#formats/exchange/codes/code-reader.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export type CameraState = "off" | "starting" | "on" | "refused" | "missing" | "unseen";

/** What the last read code was, for the person who holds the camera. */
export type Seen =
  | { readonly kind: "nothing" | "foreign" }
  | { readonly kind: "piece"; readonly here: number; readonly count: number };

/** Between two looks: a code on a screen stays for longer than that. */
const PAUSE_MS = 120;
/** Longest time without one picture that could be looked at. */
const PATIENCE_MS = 10_000;
/** Enough of a packet to know it again: its head with its hash. */
const HEAD = 67;

/** The camera gives no picture, or nothing reads what it gives. */
class Unseen extends Error {}

async function look(
  video: HTMLVideoElement,
  stop: AbortSignal,
  onPacket: (bytes: Bytes) => void,
  onSeen: (seen: Seen) => void,
): Promise<void> {
  const reader = startCodeReader();
  const known = new Set<string>();
  let set = NO_FRAMES;
  stop.addEventListener("abort", () => reader.end());
  let looked = performance.now();
  while (!stop.aborted) {
    const bytes = video.readyState >= 2 ? await reader.read(video) : "not-looked";
    if (bytes !== "not-looked") looked = performance.now();
    else if (performance.now() - looked >= PATIENCE_MS) throw new Unseen("no picture was looked at");
    if (bytes !== null && bytes !== "not-looked" && !stop.aborted) {
      const [next, taken] = takeFrame(set, bytes);
      set = next;
      if (taken.kind === "foreign") onSeen({ kind: "foreign" });
      else if (taken.kind !== "whole") onSeen({ kind: "piece", here: taken.here, count: taken.count });
      else {
        const mark = toBase64url(taken.packet.subarray(0, HEAD));
        if (!known.has(mark)) onPacket(taken.packet);
        known.add(mark);
        onSeen({ kind: "nothing" });
      }
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

const WISHES = { video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } } };

/** Shows the camera in a video element and reads the codes that it sees, once it was asked for; each `ask` tries anew. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  ask: number,
  onPacket: (bytes: Bytes) => void,
): { readonly state: CameraState; readonly seen: Seen } {
  const [state, setState] = useState<CameraState>("off");
  const [seen, setSeen] = useState<Seen>({ kind: "nothing" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a packet is handed on by the handler of the first look
  useEffect(() => {
    if (ask === 0) return;
    const stop = new AbortController();
    const start = async () => {
      setState("starting");
      try {
        const stream = await navigator.mediaDevices.getUserMedia(WISHES);
        const end = () => {
          for (const track of stream.getTracks()) track.stop();
        };
        if (stop.signal.aborted || video.current === null) return end();
        stop.signal.addEventListener("abort", end);
        video.current.srcObject = stream;
        await video.current.play();
        setState("on");
        await look(video.current, stop.signal, onPacket, setSeen);
      } catch (error) {
        if (stop.signal.aborted) return;
        const isRefused = error instanceof DOMException && error.name === "NotAllowedError";
        // Lets go of the camera, and of the reader of what it showed.
        stop.abort();
        setState(isRefused ? "refused" : error instanceof Unseen ? "unseen" : "missing");
      }
    };
    void start();
    return () => stop.abort();
  }, [ask]);
  return { state, seen };
}
