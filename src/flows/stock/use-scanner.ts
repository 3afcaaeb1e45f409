import { type RefObject, useEffect, useState } from "react";

/** What reads bar codes in a picture: a part of the browser, of Chrome on Android, ChromeOS and macOS. */
interface CodeDetector {
  detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type DetectorMaker = new () => CodeDetector;

function detectorMaker(): DetectorMaker | null {
  const { BarcodeDetector: maker } = globalThis as { readonly BarcodeDetector?: DetectorMaker };
  return maker ?? null;
}

/** Whether this browser reads bar codes with a camera; elsewhere, a reader that types does. */
export function canScan(): boolean {
  return detectorMaker() !== null && navigator.mediaDevices?.getUserMedia !== undefined;
}

type ScannerState = "starting" | "on" | "refused" | "missing";

/** Between two looks (ms): a hand holds a code still for longer. */
const PAUSE = 150;
const WISHES = { video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } } };

async function look(
  maker: DetectorMaker,
  video: HTMLVideoElement,
  stop: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  const detector = new maker();
  while (!stop.aborted) {
    const [code] = video.readyState >= 2 ? await detector.detect(video) : [];
    if (code !== undefined && code.rawValue !== "" && !stop.aborted) onCode(code.rawValue);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Shows the camera in a video element and tells each code that it sees, until the element goes. */
export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): ScannerState {
  const [state, setState] = useState<ScannerState>("starting");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is asked for once, whatever renders meanwhile
  useEffect(() => {
    const stop = new AbortController();
    const start = async () => {
      try {
        const maker = detectorMaker();
        const stream = await navigator.mediaDevices.getUserMedia(WISHES);
        const end = () => {
          for (const track of stream.getTracks()) track.stop();
        };
        if (stop.signal.aborted || video.current === null || maker === null) return end();
        stop.signal.addEventListener("abort", end);
        video.current.srcObject = stream;
        await video.current.play();
        setState("on");
        await look(maker, video.current, stop.signal, onCode);
      } catch (error) {
        if (stop.signal.aborted) return;
        stop.abort();
        setState(error instanceof DOMException && error.name === "NotAllowedError" ? "refused" : "missing");
      }
    };
    void start();
    return () => stop.abort();
  }, []);
  return state;
}
