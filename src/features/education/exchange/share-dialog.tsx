import { lazy, Suspense, useState } from "react";
import type { PacketKind } from "#domain/exchange/message.ts";
import { toArmour } from "#domain/exchange/wire/armour.ts";
import { toLink } from "#domain/exchange/wire/link.ts";
import { fileName } from "#domain/report/file-name.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { copyText, saveFile } from "#ui/kit/save-file.ts";
import { exchangeTexts } from "./texts.ts";
import "./exchange.css";

const CodeFrames = lazy(() => import("./code-frames.tsx").then((m) => ({ default: m.CodeFrames })));

const { share: texts } = exchangeTexts;
const TYPE = "application/vnd.cuadra";

export interface SharedPacket {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: PacketKind;
  /** Of the class, the task or the student: it names the file. */
  readonly title: string;
  /** What a student notes down of a hand-in. */
  readonly receipt?: string;
}

export interface ShareDialogProps {
  readonly packet: SharedPacket;
  /** Address of the screen that opens links. */
  readonly page: string;
  readonly onClose: () => void;
}

/** What seal and signature hold, and what nothing of this can (E6). */
function Trust() {
  return (
    <details>
      <summary>{texts.trust}</summary>
      <p className="mt-2">{texts.protects}</p>
      <p className="mt-2">{texts.cannot}</p>
    </details>
  );
}

/** Hands a packet on by every way there is: file, the device's own sharing, code, link and text. */
export function ShareDialog({ packet, page, onClose }: ShareDialogProps) {
  const { bytes, kind, title, receipt } = packet;
  const [said, setSaid] = useState("");
  // The works of a class lie beside each other on one memory: each has a name of its own (ED-42).
  const name = fileName([kind, title, ...(receipt === undefined ? [] : [receipt])], "cuadra");
  const blob = new Blob([bytes], { type: TYPE });
  const file = new File([blob], name, { type: TYPE });
  const canShare = typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
  const link = toLink(bytes, page);
  const copy = async (text: string) => setSaid((await copyText(text)) ? texts.copied : texts.notCopied);
  // Whoever closes the device's own dialog has decided, and is told nothing.
  const share = () => void navigator.share({ files: [file] }).catch(() => undefined);
  return (
    <Dialog open title={texts.title(kind)} subtitle={title} size="md" onClose={onClose}>
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => saveFile(blob, name)}>
            {texts.file}
          </Button>
          {canShare ? <Button onClick={share}>{texts.device}</Button> : null}
          <Button onClick={() => void copy(toArmour(bytes, kind))}>{texts.copyText}</Button>
          {link === null ? null : <Button onClick={() => void copy(link)}>{texts.copyLink}</Button>}
        </div>
        {link === null ? <p className="text-caption text-muted">{texts.noLink}</p> : null}
        <p role="status">{said}</p>
        {receipt === undefined ? null : <p className="font-semibold">{texts.receipt(receipt)}</p>}
        <Suspense fallback={null}>
          <CodeFrames bytes={bytes} />
        </Suspense>
        <Trust />
      </div>
    </Dialog>
  );
}
