import type { RefObject } from "react";
import { type CameraState, type PictureReader, useCamera } from "#ui/kit/use-camera.ts";

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

function codeScanner(stop: AbortSignal, onCode: (code: string) => void): PictureReader {
  const maker = detectorMaker();
  if (maker === null) throw new Error("This browser reads no bar codes");
  const detector = new maker();
  return {
    see: async (video) => {
      const [code] = await detector.detect(video);
      if (code !== undefined && code.rawValue !== "" && !stop.aborted) onCode(code.rawValue);
      return true;
    },
  };
}

/** Shows the camera in a video element and tells each code that it sees, until the element goes. */
export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): CameraState {
  return useCamera(video, 1, (stop) => codeScanner(stop, onCode));
}
