import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import type { DeliveryType } from "#domain/classroom/activity.ts";
import type { HandedWork, StudentTask } from "#domain/classroom/student-desk.ts";
import type { SaidWithWork, SubmittedWork } from "#domain/classroom/submission.ts";
import { keptTask } from "#domain/exchange/receive/student-arrivals.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { SavedIndicator } from "#ui/kit/feedback/saved-indicator.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useSingle } from "#ui/kit/use-single.ts";
import { useStore } from "#ui/kit/use-store.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { HandInDialog } from "../../exercise/hand-in-dialog.tsx";
import type { ReturnedNote } from "../../exercise/result-view.tsx";
import { exerciseTexts } from "../../exercise/texts.ts";
import { savedWork } from "../../shell/saved-work.ts";
import { errorText } from "../../shell/trouble-text.ts";
import { exchangeStudentTexts } from "../receive/texts.ts";
import { studentTexts } from "../texts.ts";
import { HandedWorks } from "./handed-works.tsx";
import { taskTexts as texts } from "./texts.ts";
import { useWrittenDraft, type WrittenDraft } from "./use-written-draft.ts";
import { WrittenFile } from "./written-file.tsx";

/** What a message of a hand-in holds at most (ED-40). */
const LONGEST_TEXT = 200_000;

type Kind = DeliveryType;

interface WrittenTaskProps {
  readonly storage: StudentStorage;
  readonly task: StudentTask;
  /** Of this task. */
  readonly handIns: readonly HandedWork[];
  readonly onHandIn: (work: SubmittedWork, said: SaidWithWork) => Promise<unknown>;
  readonly onShare: (handed: HandedWork) => void;
  readonly onBack: () => void;
  /** The grade that came back for the last hand-in. */
  readonly returned: ReturnedNote | null;
}

interface AnswerProps {
  readonly draft: WrittenDraft;
  /** How the teacher asks for it; the other way stays open for whoever cannot. */
  readonly asked: DeliveryType | null;
  readonly onHandIn: WrittenTaskProps["onHandIn"];
}

const emptyProblem = (kind: Kind, { text, file }: WrittenDraft): string | undefined => {
  if (kind === "text") return text.trim() === "" ? texts.emptyText : undefined;
  return file === null ? texts.emptyFile : undefined;
};

/** What was begun, else what was asked for. */
function beginWith({ text, file }: WrittenDraft, asked: Kind | null): Kind {
  if ((file === null) === (text === "")) return asked ?? "text";
  return file === null ? "text" : "file";
}

/** The answer to a task: words or a file, of which one is handed in; both stay until then. */
function Answer({ draft, asked, onHandIn }: AnswerProps) {
  const { text, file } = draft;
  const [kind, setKind] = useState<Kind>(() => beginWith(draft, asked));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [question, setQuestion] = useState("");
  const saved = useStore(savedWork);
  const problem = emptyProblem(kind, draft);
  const other = kind === "text" ? file !== null : text.trim() !== "";
  const ask = () => {
    setTried(true);
    setAsking(problem === undefined);
  };
  const submit = useSingle(async () => {
    setBusy(true);
    try {
      await draft.settled();
      await onHandIn(kind === "file" && file !== null ? file : { kind: "text", text }, { question, log: [] });
      draft.clear(kind);
      setTried(false);
      setQuestion("");
    } catch (failure) {
      const isUsed = failure instanceof Error && failure.message === "attempts-used";
      if (!isUsed) console.error(failure);
      const text = isUsed ? texts.noAttempts : errorText(failure, texts.notHandedText);
      toast.error({ title: texts.notHanded, text });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  });
  const choose = (next: Kind) => {
    setKind(next);
    setTried(false);
  };
  return (
    <section aria-label={texts.answer} className="grid gap-4">
      <Segmented<Kind>
        label={texts.manner}
        value={kind}
        segments={[
          { value: "text", label: texts.asText },
          { value: "file", label: texts.asFile },
        ]}
        onChange={choose}
      />
      {asked === null ? null : <p className="text-muted">{texts.asks[asked]}</p>}
      {kind === "text" ? (
        <TextAreaField
          label={texts.answer}
          error={tried ? problem : undefined}
          rows={12}
          maxLength={LONGEST_TEXT}
          value={text}
          onChange={draft.onText}
        />
      ) : (
        <WrittenFile file={file} problem={tried ? problem : undefined} onFile={draft.onFile} />
      )}
      {other ? <p className="text-muted">{kind === "text" ? texts.fileStays : texts.textStays}</p> : null}
      <footer className="flex flex-wrap items-center justify-between gap-3 border-raya border-t pt-4">
        <SavedIndicator state={saved} />
        <Button variant="primary" loading={busy} onClick={ask}>
          {texts.handIn}
        </Button>
      </footer>
      {asking ? (
        <HandInDialog
          title={texts.handInTitle}
          text={texts.handInAs[kind]}
          said={{ question, onQuestion: setQuestion }}
          isBusy={busy}
          onHandIn={submit}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

function Returned({ grade, onOpen }: ReturnedNote) {
  return (
    <section
      aria-label={exerciseTexts.returned}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <p>
        <strong>{`${exerciseTexts.returned}.`}</strong> {exerciseTexts.returnedText(grade)}
      </p>
      <Button variant="primary" onClick={onOpen}>
        {exerciseTexts.seeReturned}
      </Button>
    </section>
  );
}

/** A task that is answered with a text or a file: what is written comes back until it is handed in. */
export function WrittenTask({
  storage,
  task,
  handIns,
  onHandIn,
  onShare,
  onBack,
  returned,
}: WrittenTaskProps) {
  useTitle(task.title);
  const draft = useWrittenDraft(storage, task.id);
  const { attempts } = task;
  const left = attempts.kind === "graded" ? attempts.most - handIns.length : Number.POSITIVE_INFINITY;
  return (
    <main className="mx-auto grid w-full max-w-3xl content-start gap-5 px-4 py-6">
      <NoticePlace />
      <div>
        <Button size="sm" icon={<ArrowLeft size={16} aria-hidden="true" />} onClick={onBack}>
          {exchangeStudentTexts.back}
        </Button>
      </div>
      <header>
        <h1 className="title-screen">{task.title}</h1>
        <p className="mt-1 text-muted">
          {[
            ...(task.dueDate === null ? [] : [texts.due(formatDay(task.dueDate))]),
            ...(attempts.kind === "graded" ? [texts.attempts(handIns.length, attempts.most)] : []),
          ].join(" ")}
        </p>
      </header>
      {task.description === "" ? null : <p className="whitespace-pre-line">{task.description}</p>}
      {returned === null ? null : <Returned {...returned} />}
      <HandedWorks handIns={handIns} onShare={onShare} />
      {left <= 0 ? null : draft === null ? (
        <SkeletonRows rows={4} label={studentTexts.loading} />
      ) : (
        <Answer draft={draft} asked={keptTask(task)?.delivery ?? null} onHandIn={onHandIn} />
      )}
    </main>
  );
}
