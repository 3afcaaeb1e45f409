import ArrowLeft from "lucide-react/icons/arrow-left";
import { useRef, useState } from "react";
import type { StudentTask } from "#domain/classroom/student-desk.ts";
import type { SubmittedWork } from "#domain/classroom/submission.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { useSingle } from "#ui/kit/use-single.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { exchangeStudentTexts as texts } from "../receive/texts.ts";

const MOST_BYTES = 8 * 1024 * 1024;

interface WrittenTaskProps {
  readonly task: StudentTask;
  readonly onHandIn: (work: SubmittedWork) => Promise<unknown>;
  readonly onBack: () => void;
}

/** A task that is answered with a text or a file. */
export function WrittenTask({ task, onHandIn, onBack }: WrittenTaskProps) {
  useTitle(task.title);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const isLarge = chosen.size > MOST_BYTES;
    setError(isLarge ? texts.tooLarge : undefined);
    if (!isLarge) setFile(chosen);
  };
  const submit = useSingle(async () => {
    if (file === null && text.trim() === "") return setError(texts.empty);
    setError(undefined);
    try {
      const work: SubmittedWork =
        file === null
          ? { kind: "text", text }
          : { kind: "file", name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
      await onHandIn(work);
    } catch (failure) {
      const isUsed = failure instanceof Error && failure.message === "attempts-used";
      if (!isUsed) console.error(failure);
      toast.error({ title: texts.notHanded, text: isUsed ? texts.noAttempts : texts.notHandedText });
    }
  });
  return (
    <main className="mx-auto grid w-full max-w-3xl gap-5 px-4 py-6">
      <NoticePlace />
      <div>
        <Button size="sm" icon={<ArrowLeft size={16} aria-hidden="true" />} onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      <h1 className="title-screen">{task.title}</h1>
      <p className="whitespace-pre-line">{task.description}</p>
      <TextAreaField
        label={texts.text}
        help={texts.textHelp}
        error={error}
        rows={10}
        value={text}
        onChange={setText}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => input.current?.click()}>{texts.file}</Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.file}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <span className="wrap-anywhere">{file?.name}</span>
        <Button variant="primary" onClick={() => void submit()}>
          {texts.handIn}
        </Button>
      </div>
    </main>
  );
}
