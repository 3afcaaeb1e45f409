import FileUp from "lucide-react/icons/file-up";
import { useRef, useState } from "react";
import type { Result } from "#domain/kernel/result.ts";
import {
  type RestoreChoice,
  RestoreQuestion,
  type RestoreQuestionTexts,
} from "#flows/sealed-copy/restore-question.tsx";
import { UnlockDialog } from "#flows/sealed-copy/unlock-dialog.tsx";
import { type ClassCopyProblem, lookAtCopy } from "#storage/classroom/copies/copy-file.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { classCopyTexts as texts } from "./texts.ts";

/** A copy that was opened, as it is asked about. */
export interface OpenedCopy {
  readonly holds: string;
  readonly notes: readonly string[];
  /** Writes it; throws what could not be. Tells how it went. */
  readonly restore: (way: RestoreChoice) => Promise<void>;
}

interface RestoreCopyProps {
  readonly question: RestoreQuestionTexts;
  readonly open: (file: Blob, passphrase: string) => Promise<Result<OpenedCopy, ClassCopyProblem>>;
}

type Step =
  | { readonly kind: "idle" | "busy" }
  | { readonly kind: "locked"; readonly file: Blob; readonly state: "asked" | "busy" | "wrong" | "failed" }
  | {
      readonly kind: "asking";
      readonly copy: OpenedCopy;
      /** Why it could not be written, the `way` that it was tried in. */
      readonly failed: string | null;
      readonly way: RestoreChoice;
    };

const IDLE: Step = { kind: "idle" };

function PickCopy({ busy, onPick }: { readonly busy: boolean; readonly onPick: (file: Blob) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={<FileUp size={18} aria-hidden="true" />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {texts.restore}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".cuadra"
        aria-label={texts.pick}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows choosing the same file again.
          currentTarget.value = "";
          if (file) onPick(file);
        }}
      />
    </>
  );
}

/** Picks a file, asks for its passphrase, says what it holds and what restoring does, and does it. */
export function RestoreCopy({ question, open }: RestoreCopyProps) {
  const [step, setStep] = useState<Step>(IDLE);
  const [problem, setProblem] = useState<string | null>(null);
  /** What was begun last: what is answered for another file, or after it was cancelled, changes nothing. */
  const begun = useRef<Blob | null>(null);
  const fail = (text: string) => {
    setStep(IDLE);
    setProblem(text);
  };
  const cancel = () => {
    begun.current = null;
    setStep(IDLE);
  };
  const pick = async (file: Blob) => {
    begun.current = file;
    setProblem(null);
    setStep({ kind: "busy" });
    // A file that its place does not hand over is not damaged.
    const found = await lookAtCopy(file).catch((): ClassCopyProblem => "wrong-passphrase");
    if (found === null) setStep({ kind: "locked", file, state: "asked" });
    else fail(found === "wrong-passphrase" ? texts.notWritten : texts.problem(found));
  };
  const unlock = async (file: Blob, passphrase: string) => {
    const locked = (state: "busy" | "wrong" | "failed") => setStep({ kind: "locked", file, state });
    locked("busy");
    const read = await open(file, passphrase).catch(() => null);
    if (begun.current !== file) return;
    // Nothing was said of the passphrase, so it stays where it was typed.
    if (read === null) locked("failed");
    else if (read.ok) setStep({ kind: "asking", copy: read.value, failed: null, way: "merge" });
    else if (read.error === "wrong-passphrase") locked("wrong");
    else fail(texts.problem(read.error));
  };
  const restore = async (copy: OpenedCopy, way: RestoreChoice) => {
    setStep({ kind: "busy" });
    try {
      await copy.restore(way);
      setStep(IDLE);
    } catch (error) {
      console.error(error);
      // The file stays open: its passphrase was right, and is not asked again (ST-32).
      setStep({ kind: "asking", copy, failed: texts.notWritten, way });
    }
  };
  return (
    <>
      <PickCopy busy={step.kind === "busy"} onPick={(file) => void pick(file)} />
      {problem === null ? null : (
        <Banner tone="error">
          <p className="font-semibold">{texts.refused}</p>
          <p>{problem}</p>
        </Banner>
      )}
      {step.kind === "locked" ? (
        <UnlockDialog
          wrong={step.state === "wrong"}
          failed={step.state === "failed" ? texts.notWritten : null}
          busy={step.state === "busy"}
          onOpen={(passphrase) => void unlock(step.file, passphrase)}
          onCancel={cancel}
        />
      ) : null}
      {step.kind === "asking" ? (
        <RestoreQuestion
          texts={question}
          holds={step.copy.holds}
          notes={step.copy.notes}
          start={step.way}
          failed={step.failed}
          onConfirm={(way) => void restore(step.copy, way)}
          onCancel={cancel}
        />
      ) : null}
    </>
  );
}
