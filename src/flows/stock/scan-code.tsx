import ScanBarcode from "lucide-react/icons/scan-barcode";
import { type RefObject, useRef, useState } from "react";
import { Button } from "#ui/kit/controls/button.tsx";
import { useLatest } from "#ui/kit/use-latest.ts";
import { useLostFocus } from "#ui/kit/use-lost-focus.ts";
import { stockTexts } from "./texts.ts";
import { canScan, useScanner } from "./use-scanner.ts";

const { scan: texts } = stockTexts;

interface ScanCodeProps {
  /** Takes a code. False where it is of nothing: the camera goes on. */
  readonly onCode: (code: string) => boolean;
}

interface ScannerProps extends ScanCodeProps {
  readonly stop: RefObject<HTMLButtonElement | null>;
  readonly onEnd: () => void;
}

function Scanner({ onCode, stop, onEnd }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const latest = useLatest({ onCode, onEnd });
  const state = useScanner(video, (code) => {
    if (latest().onCode(code)) latest().onEnd();
    else setUnknown(code);
  });
  const isShown = state === "on" || state === "starting" || state === "off";
  const said = () => {
    if (!isShown) return texts[state];
    if (state !== "on") return texts.starting;
    return unknown === null ? texts.aim : texts.unknown(unknown);
  };
  return (
    <div className="grid gap-2">
      <video
        ref={video}
        className="max-h-60 w-full rounded-field bg-black object-cover"
        hidden={!isShown}
        aria-label={texts.video}
        muted
        playsInline
      />
      <p role="status" className="text-caption text-muted">
        {said()}
      </p>
      <Button ref={stop} size="sm" variant="ghost" className="justify-self-start" onClick={onEnd}>
        {texts.stop}
      </Button>
    </div>
  );
}

/** A button that reads a bar code with the camera, below its field; nothing where the browser cannot. */
export function ScanCode({ onCode }: ScanCodeProps) {
  const [isOn, setIsOn] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  useLostFocus(isOn ? stop : start, isOn);
  if (!canScan()) return null;
  return isOn ? (
    <Scanner onCode={onCode} stop={stop} onEnd={() => setIsOn(false)} />
  ) : (
    <Button
      ref={start}
      size="sm"
      variant="ghost"
      className="justify-self-start"
      icon={<ScanBarcode size={16} aria-hidden="true" />}
      onClick={() => setIsOn(true)}
    >
      {texts.start}
    </Button>
  );
}
