import ArrowLeft from "lucide-react/icons/arrow-left";
import { type FormEvent, useState } from "react";
import { LONGEST_OPENING } from "#domain/classroom/activity.ts";
import type { StudentTask } from "#domain/classroom/student-desk.ts";
import { keptTask, openedTask } from "#domain/exchange/receive/student-arrivals.ts";
import { openingHash } from "#formats/exchange/opening-code.ts";
import { refusalError } from "#storage/classroom/class-command.ts";
import { receiveTasks } from "#storage/classroom/student/student-commands.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { useSingle } from "#ui/kit/use-single.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { errorText } from "../../shell/trouble-text.ts";
import { exchangeStudentTexts } from "../receive/texts.ts";
import { taskTexts } from "./texts.ts";

const texts = taskTexts.opening;

interface OpeningGateProps {
  readonly storage: StudentStorage;
  readonly task: StudentTask;
  readonly onBack: () => void;
}

/** Asks for the code that the teacher says in class; the task is open on this device from then on (ED-143). */
export function OpeningGate({ storage, task, onBack }: OpeningGateProps) {
  useTitle(task.title);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const open = useSingle(async () => {
    if (code.trim() === "") return setProblem(texts.empty);
    setBusy(true);
    try {
      if ((await openingHash(task.id, code)) !== keptTask(task)?.opening) return setProblem(texts.wrong);
      const opened = { id: storage.newId("command"), tasks: [openedTask(task)] };
      const saved = await receiveTasks(storage, opened);
      if (!saved.ok) throw refusalError(saved.error);
    } catch (error) {
      console.error(error);
      toast.error({ title: texts.notOpened, text: errorText(error, texts.tryAgain) });
    } finally {
      setBusy(false);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void open();
  };
  return (
    <main className="mx-auto grid w-full max-w-md content-start gap-5 px-4 py-6">
      <NoticePlace />
      <div>
        <Button size="sm" icon={<ArrowLeft size={16} aria-hidden="true" />} onClick={onBack}>
          {exchangeStudentTexts.back}
        </Button>
      </div>
      <header>
        <h1 className="title-screen">{task.title}</h1>
        <p className="mt-1 text-muted">{texts.lead}</p>
      </header>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <TextField
          label={texts.code}
          value={code}
          error={problem}
          maxLength={LONGEST_OPENING}
          autoComplete="off"
          autoCapitalize="none"
          onChange={(text) => {
            setCode(text);
            setProblem(undefined);
          }}
        />
        <div>
          <Button type="submit" variant="primary" loading={busy}>
            {texts.open}
          </Button>
        </div>
      </form>
    </main>
  );
}
