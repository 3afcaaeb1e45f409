import Camera from "lucide-react/icons/camera";
import ImageUp from "lucide-react/icons/image-up";
import { useRef, useState } from "react";
import type { ReceivedThing } from "#formats/exchange/receive/receive-many.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useLostFocus } from "#ui/kit/use-lost-focus.ts";
import { exchangeTexts } from "./texts.ts";
import { type Seen, usePacketCamera } from "./use-packet-camera.ts";

const { camera: texts, box } = exchangeTexts;

/** What was read stays said, whatever the camera sees after it. */
function seenTexts(seen: Seen, packets: number): readonly string[] {
  const read = packets > 0 ? [texts.whole(packets)] : [];
  if (seen.kind === "piece") return [...read, texts.piece(seen.here, seen.count)];
  if (seen.kind === "foreign") return [...read, texts.foreign];
  return packets > 0 ? read : [texts.aim];
}

/** Reads codes with the camera or from pictures. The camera is asked for only when it is pressed. */
export function CameraDialog({
  onThings,
  onClose,
}: {
  readonly onThings: (things: readonly ReceivedThing[]) => void;
  readonly onClose: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const doneButton = useRef<HTMLButtonElement>(null);
  const [ask, setAsk] = useState(0);
  const [packets, setPackets] = useState<readonly ReceivedThing[]>([]);
  const { state, seen } = usePacketCamera(video, ask, (bytes) =>
    setPackets((before) => [
      ...before,
      { kind: "packet", name: `${box.codeName} ${before.length + 1}`, bytes },
    ]),
  );
  const close = () => {
    onClose();
    if (packets.length > 0) onThings(packets);
  };
  const choose = (files: FileList | null) => {
    const pictures = [...(files ?? [])].map(
      (file): ReceivedThing => ({ kind: "file", name: file.name, blob: file }),
    );
    if (pictures.length === 0) return;
    onClose();
    onThings([...packets, ...pictures]);
  };
  const isShown = state === "on" || state === "starting";
  // The button that starts the camera goes while it is on.
  useLostFocus(isShown ? doneButton : startButton, isShown);
  return (
    <Dialog
      open
      title={texts.title}
      size="md"
      onClose={close}
      footer={
        <Button ref={doneButton} variant="primary" onClick={close}>
          {texts.done}
        </Button>
      }
    >
      <div className="grid gap-4">
        <video
          ref={video}
          className="exchange-video"
          hidden={!isShown}
          aria-label={texts.video}
          muted
          playsInline
        />
        {isShown ? (
          <div role="status">
            {(state === "starting" ? [texts.starting] : seenTexts(seen, packets.length)).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        ) : null}
        {isShown || state === "off" ? null : <Banner tone="warn">{texts[state]}</Banner>}
        <div className="flex flex-wrap gap-2">
          {isShown ? null : (
            <Button
              ref={startButton}
              icon={<Camera size={18} aria-hidden="true" />}
              onClick={() => setAsk(ask + 1)}
            >
              {texts.start}
            </Button>
          )}
          <Button icon={<ImageUp size={18} aria-hidden="true" />} onClick={() => input.current?.click()}>
            {texts.picture}
          </Button>
          <input
            ref={input}
            type="file"
            accept="image/*"
            multiple
            hidden
            aria-label={texts.picture}
            onChange={(event) => choose(event.target.files)}
          />
        </div>
      </div>
    </Dialog>
  );
}
