import CircleAlert from "lucide-react/icons/circle-alert";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import Upload from "lucide-react/icons/upload";
import X from "lucide-react/icons/x";
import { useId, useRef } from "react";
import { MOST_WORKBOOK_BYTES } from "#domain/import/workbook-file.ts";
import { formatBytes } from "#domain/kernel/format-bytes.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { useFileDrop } from "#ui/kit/controls/use-file-drop.ts";
import type { ChosenFile } from "./read-workbook.ts";
import { serviceTexts } from "./texts.ts";
import "./service.css";

const { file: texts } = serviceTexts;

function Chosen({ chosen, onClear }: { readonly chosen: ChosenFile; readonly onClear: () => void }) {
  return (
    <div className="flex items-center gap-3 text-start">
      <FileSpreadsheet size={28} aria-hidden="true" className="text-success" />
      <p className="min-w-0 grow">
        <bdi className="block wrap-anywhere font-semibold">{chosen.name}</bdi>
        <span className="text-muted text-sm">{formatBytes(chosen.bytes.byteLength)}</span>
      </p>
      <IconButton label={texts.clear} icon={<X size={18} aria-hidden="true" />} onClick={onClear} />
    </div>
  );
}

interface FileStepProps {
  readonly box: {
    readonly chosen: ChosenFile | null;
    readonly problem: string | null;
    readonly busy: boolean;
    take(files: readonly File[]): Promise<void>;
    clear(): void;
  };
  /** Text on what happens to the file. */
  readonly stays?: string;
}

/** A box to drop a workbook on, or to press; shows the accepted file, or why it was refused. */
export function FileStep({ box, stays = texts.stays }: FileStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { over, handlers } = useFileDrop((files) => void box.take(files));
  const { chosen, problem } = box;
  const clear = () => {
    box.clear();
    input.current?.focus();
  };
  return (
    <>
      <div className="file-box" data-over={over} {...handlers}>
        {chosen === null ? null : <Chosen chosen={chosen} onClear={clear} />}
        <label className="file-label" data-again={chosen !== null}>
          <Upload size={chosen === null ? 28 : 18} aria-hidden="true" />
          <span className="font-semibold">{chosen === null ? texts.choose : texts.chooseAnother}</span>
          <input
            ref={input}
            type="file"
            accept=".xlsx"
            className="sr-only"
            disabled={box.busy}
            aria-describedby={`${id}-help ${id}-problem`}
            aria-invalid={problem !== null || undefined}
            onChange={(event) => {
              void box.take([...(event.target.files ?? [])]);
              // Allows choosing the same file again.
              event.target.value = "";
            }}
          />
        </label>
        <p id={`${id}-help`} className="text-muted text-sm">
          {chosen === null ? texts.drop : null} {texts.limit(formatBytes(MOST_WORKBOOK_BYTES))}
        </p>
      </div>
      <div role="alert" id={`${id}-problem`}>
        {problem === null ? null : (
          <p className="mt-3 flex gap-2 bg-errbg p-3 text-error text-sm">
            <CircleAlert size={18} aria-hidden="true" className="mt-px" />
            {problem}
          </p>
        )}
      </div>
      <p className="mt-3 text-muted text-sm">{stays}</p>
    </>
  );
}
