import { type RefObject, useEffect, useState } from "react";

export type CameraState = "off" | "starting" | "on" | "refused" | "missing" | "unseen";

/** What reads the pictures of a camera. */
export interface PictureReader {
  /** Looks at what the video shows; false where it could not be looked at. */
  readonly see: (video: HTMLVideoElement) => Promise<boolean>;
  readonly end?: () => void;
}

/** Between two looks: a code in a hand or on a screen stays for longer than that. */
const PAUSE_MS = 120;
/** Longest time without one picture that could be looked at. */
const PATIENCE_MS = 10_000;
const WISHES = { video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } } };

/** The camera gives no picture, or nothing reads what it gives. */
class Unseen extends Error {}

async function watch(video: HTMLVideoElement, reader: PictureReader, stop: AbortSignal): Promise<void> {
  stop.addEventListener("abort", () => reader.end?.());
  let looked = performance.now();
  while (!stop.aborted) {
    if (video.readyState >= 2 && (await reader.see(video))) looked = performance.now();
    else if (performance.now() - looked >= PATIENCE_MS) throw new Unseen("no picture was looked at");
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function open(
  video: RefObject<HTMLVideoElement | null>,
  stop: AbortSignal,
): Promise<HTMLVideoElement | null> {
  const stream = await navigator.mediaDevices.getUserMedia(WISHES);
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (stop.aborted || video.current === null) {
    end();
    return null;
  }
  stop.addEventListener("abort", end);
  video.current.srcObject = stream;
  await video.current.play();
  return video.current;
}

/**
 * Shows the camera in a video element and has each picture read, until the element goes. It is asked for with each new
 * `ask`, never with 0, and let go where it shows nothing for ten seconds.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  ask: number,
  startReader: (stop: AbortSignal) => PictureReader,
): CameraState {
  const [state, setState] = useState<CameraState>("off");
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, whatever renders meanwhile
  useEffect(() => {
    if (ask === 0) return;
    const stop = new AbortController();
    const { signal } = stop;
    const start = async () => {
      setState("starting");
      try {
        const shown = await open(video, signal);
        if (shown === null) return;
        setState("on");
        await watch(shown, startReader(signal), signal);
      } catch (error) {
        if (signal.aborted) return;
        const isRefused = error instanceof DOMException && error.name === "NotAllowedError";
        // Lets go of the camera, and of the reader of what it showed.
        stop.abort();
        setState(isRefused ? "refused" : error instanceof Unseen ? "unseen" : "missing");
      }
    };
    void start();
    return () => stop.abort();
  }, [ask]);
  return state;
}
