import Camera from "lucide-react/icons/camera";
import Paperclip from "lucide-react/icons/paperclip";
import { type ChangeEvent, useEffect, useRef } from "react";
import { Button } from "#ui/kit/controls/button.tsx";
import { useFileDrop } from "#ui/kit/controls/use-file-drop.ts";
import { Progress } from "#ui/kit/feedback/progress.tsx";
import { useLatest } from "#ui/kit/use-latest.ts";
import { TOUCH, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { attachmentTexts as texts } from "./texts.ts";
import type { Attaching } from "./use-attaching.ts";

/** What the choosers of files show first. The content decides what is taken (AD-01). */
const ACCEPT = "image/*,application/pdf";

/** Files pasted anywhere while the dialog is open. */
function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const latest = useLatest(onFiles);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest()(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [latest]);
}

/** Takes photos and PDF by dropping, pasting, choosing and, on a device for fingers, by its camera. */
export function AttachmentDrop({ attaching }: { readonly attaching: Attaching }) {
  const { reading, take } = attaching;
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const touch = useMediaQuery(TOUCH);
  const { over, handlers } = useFileDrop((dropped) => void take(dropped));
  usePastedFiles((pasted) => void take(pasted));
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    // Allows choosing the same files again.
    currentTarget.value = "";
    void take(chosen);
  };
  const isBusy = reading !== null;
  return (
    <div
      data-over={over}
      className="grid gap-3 rounded-box border border-borde border-dashed bg-base-200 p-4 data-[over=true]:border-primary"
      {...handlers}
    >
      <p className="font-semibold">{texts.drop}</p>
      <p className="text-caption text-muted">{texts.limits}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={isBusy}
          icon={<Paperclip size={18} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
        {touch ? (
          <Button
            variant="outline"
            disabled={isBusy}
            icon={<Camera size={18} aria-hidden="true" />}
            onClick={() => camera.current?.click()}
          >
            {texts.camera}
          </Button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        multiple
        hidden
        aria-label={texts.choose}
        onChange={choose}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={texts.camera}
        onChange={choose}
      />
      {reading === null ? null : (
        <Progress
          label={texts.reading}
          share={reading.done / reading.all}
          detail={texts.readSoFar(reading.done, reading.all)}
        />
      )}
    </div>
  );
}
