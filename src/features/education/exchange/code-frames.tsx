import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useEffect, useMemo, useState } from "react";
import { toFrames } from "#domain/exchange/wire/frames.ts";
import type { CodeModules } from "#formats/exchange/codes/code-messages.ts";
import { drawCodes } from "#formats/exchange/codes/draw-codes.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { useMediaQuery } from "#ui/kit/use-media-query.ts";
import { CodePicture } from "./code-picture.tsx";
import { exchangeTexts } from "./texts.ts";

const { share: texts } = exchangeTexts;
/** Long enough for a camera that looks some times a second. */
const FRAME_MS = 900;

/** The pieces of a packet as codes; null until they are drawn. */
function useCodes(frames: readonly Uint8Array[] | null): readonly CodeModules[] | "failed" | null {
  const [codes, setCodes] = useState<readonly CodeModules[] | "failed" | null>(null);
  useEffect(() => {
    if (frames === null) return;
    const stop = new AbortController();
    setCodes(null);
    void drawCodes(frames, stop.signal).then((drawn) => {
      if (!stop.signal.aborted) setCodes(drawn ?? "failed");
    });
    return () => stop.abort();
  }, [frames]);
  return codes;
}

/** A packet as its codes: one that stands still, or several in turn, which can be stopped and gone through. */
export function CodeFrames({ bytes }: { readonly bytes: Uint8Array<ArrayBuffer> }) {
  const frames = useMemo(() => toFrames(bytes), [bytes]);
  const codes = useCodes(frames);
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [chosen, setPlaying] = useState<boolean | null>(null);
  const [index, setIndex] = useState(0);
  const count = frames?.length ?? 0;
  const isPlaying = count > 1 && (chosen ?? !isStill);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setIndex((at) => (at + 1) % count), FRAME_MS);
    return () => clearInterval(timer);
  }, [isPlaying, count]);
  const frame = frames?.[index];
  if (frame === undefined || codes === "failed") return <p>{texts.noCode}</p>;
  const modules = codes?.[index];
  const step = (by: number) => {
    setPlaying(false);
    setIndex((index + by + count) % count);
  };
  const label = count > 1 ? texts.frame(index + 1, count) : texts.codeName;
  return (
    <div className="grid justify-items-center gap-3">
      {modules === undefined ? null : <CodePicture modules={modules} label={label} />}
      {count > 1 ? (
        <div className="flex flex-wrap items-center justify-center gap-2">
          <Button size="sm" onClick={() => step(-1)}>
            {texts.before}
          </Button>
          <Button
            size="sm"
            icon={isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
            onClick={() => setPlaying(!isPlaying)}
          >
            {isPlaying ? texts.pause : texts.play}
          </Button>
          <Button size="sm" onClick={() => step(1)}>
            {texts.next}
          </Button>
          <span className="text-caption">{label}</span>
        </div>
      ) : null}
    </div>
  );
}
