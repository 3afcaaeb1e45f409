import Paperclip from "lucide-react/icons/paperclip";
import { useId, useState } from "react";
import type { TaskDraft } from "#storage/classroom/student/student-queries.ts";
import { inTime } from "#storage/engine/in-time.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { FileButton } from "#ui/kit/controls/file-button.tsx";
import { taskTexts as texts } from "./texts.ts";

const MOST_BYTES = 8 * 1024 * 1024;
/** A file of a cloud or of a disk that does not answer is not handed over (ST-16). */
const HANDED_MS = 10_000;

interface WrittenFileProps {
  readonly file: TaskDraft["file"];
  readonly problem: string | undefined;
  readonly onFile: (file: TaskDraft["file"]) => void;
}

/** The file of an answer. It is copied when it is chosen: moving or deleting it later changes nothing here. */
export function WrittenFile({ file, problem, onFile }: WrittenFileProps) {
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const choose = async (chosen: File) => {
    if (chosen.size === 0) return setRefused(texts.noBytes);
    if (chosen.size > MOST_BYTES) return setRefused(texts.tooLarge);
    try {
      const bytes = new Uint8Array(await inTime(chosen.arrayBuffer(), HANDED_MS));
      setRefused(undefined);
      onFile({ kind: "file", name: chosen.name, bytes });
    } catch {
      setRefused(texts.unreadableFile);
    }
  };
  const error = refused ?? problem;
  return (
    <fieldset aria-describedby={id} className="grid gap-2">
      <legend className="mb-1 font-semibold">{texts.asFile}</legend>
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          label={file === null ? texts.chooseFile : texts.changeFile}
          icon={<Paperclip size={15} aria-hidden="true" />}
          accept=""
          onFile={(chosen) => void choose(chosen)}
        />
        {file === null ? null : (
          <>
            <span className="wrap-anywhere font-semibold">{texts.fileOf(file.name, file.bytes.length)}</span>
            <Button size="sm" variant="ghost" onClick={() => onFile(null)}>
              {texts.dropFile}
            </Button>
          </>
        )}
      </div>
      <p
        id={id}
        role={error === undefined ? undefined : "alert"}
        className={error ? "text-error" : "text-muted"}
      >
        {error ?? texts.fileHelp}
      </p>
    </fieldset>
  );
}
