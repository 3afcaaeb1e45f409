import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import FileInput from "lucide-react/icons/file-input";
import FolderOpen from "lucide-react/icons/folder-open";
import QrCode from "lucide-react/icons/qr-code";
import { type ChangeEvent, type DragEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { ReceivedThing } from "#formats/exchange/receive/receive-many.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Progress } from "#ui/kit/feedback/progress.tsx";
import { PasteTextDialog } from "./paste-text-dialog.tsx";
import { exchangeTexts } from "./texts.ts";
import type { Receiving } from "./use-receiving.ts";
import "./exchange.css";

const CameraDialog = lazy(() => import("./camera-dialog.tsx").then((m) => ({ default: m.CameraDialog })));

const { box: texts } = exchangeTexts;
const ACCEPTED = ".cuadra,.zip,.txt,image/png,image/jpeg,image/webp";
const ICON = { size: 16, "aria-hidden": true } as const;

const thingsOf = (files: FileList | null): readonly ReceivedThing[] =>
  [...(files ?? [])].map((file) => ({ kind: "file", name: file.name, blob: file }));

/** An input for files; a whole folder where the browser knows how. */
function FileButton({
  label,
  icon,
  isFolder,
  onFiles,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isFolder: boolean;
  readonly onFiles: (things: readonly ReceivedThing[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles(thingsOf(event.target.files));
    // Allows choosing the same again.
    event.target.value = "";
  };
  return (
    <>
      <Button size="sm" icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        {...(isFolder ? { webkitdirectory: "" } : { accept: ACCEPTED })}
        onChange={choose}
      />
    </>
  );
}

interface ReceiveBoxProps {
  readonly title: string;
  readonly help: string;
  readonly receiving: Receiving;
}

/** Where work arrives: dropped, chosen, scanned or pasted. All of it goes one way. */
export function ReceiveBox({ title, help, receiving }: ReceiveBoxProps) {
  const [over, setOver] = useState(false);
  const [open, setOpen] = useState<"code" | "paste" | null>(null);
  const take = (things: readonly ReceivedThing[]) => void receiving.receive(things);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const things = thingsOf(event.dataTransfer.files);
    const text = event.dataTransfer.getData("text");
    if (things.length > 0) take(things);
    else if (text !== "") take([{ kind: "text", name: texts.pastedName, text }]);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const close = () => setOpen(null);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of several, the others are buttons */}
      <div
        className="exchange-box"
        data-over={over}
        data-takes-files
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileInput size={28} aria-hidden="true" />
        <p className="font-semibold">{title}</p>
        <p className="text-caption text-muted">{help}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <FileButton label={texts.files} icon={<FileInput {...ICON} />} isFolder={false} onFiles={take} />
          <FileButton label={texts.folder} icon={<FolderOpen {...ICON} />} isFolder onFiles={take} />
          <Button size="sm" icon={<QrCode {...ICON} />} onClick={() => setOpen("code")}>
            {texts.code}
          </Button>
          <Button size="sm" icon={<ClipboardPaste {...ICON} />} onClick={() => setOpen("paste")}>
            {texts.paste}
          </Button>
        </div>
      </div>
      {receiving.done === null ? null : (
        <Progress label={texts.reading} share={receiving.done} onCancel={receiving.cancel} />
      )}
      {open === "paste" ? <PasteTextDialog onThing={(thing) => take([thing])} onClose={close} /> : null}
      {open === "code" ? (
        <Suspense fallback={null}>
          <CameraDialog onThings={take} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
