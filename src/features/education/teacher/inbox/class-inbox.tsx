import { useMemo } from "react";
import type { Classroom } from "#domain/classroom/classroom.ts";
import type { Student } from "#domain/classroom/student.ts";
import type { InboxRecord, Submission } from "#domain/classroom/submission.ts";
import type { ReceivePlan } from "#domain/exchange/receive/receive-plan.ts";
import { receivedWorks } from "#domain/exchange/receive/received-works.ts";
import { dayInBogota } from "#domain/kernel/clock.ts";
import type { StudentId, SubmissionId } from "#domain/kernel/ids.ts";
import { keptKeys } from "#formats/exchange/keys/kept-keys.ts";
import type { Keyring } from "#formats/exchange/read-message.ts";
import { deletedClassrooms } from "#storage/classroom/desk/deleted-classrooms.ts";
import { inboxOf } from "#storage/classroom/desk/desk-queries.ts";
import { everyClassroomKeys, receivingDeskOf } from "#storage/classroom/desk/receiving.ts";
import { dismissMessages, identifyMessage, receiveSubmissions } from "#storage/classroom/desk/submissions.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { type OtherClassroom, ReceivePanel } from "../../exchange/receive-panel.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { teacherHomeTexts } from "../home/texts.ts";
import { inboxTexts as texts } from "./texts.ts";
import { Tray } from "./tray.tsx";

interface ClassInboxProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
}

async function readInbox({ desk }: TeacherDesk, classroom: Classroom) {
  const [keys, receiving, inbox] = await Promise.all([
    everyClassroomKeys(desk),
    receivingDeskOf(desk, classroom.id),
    inboxOf(desk),
  ]);
  return { keys, receiving, records: inbox.filter((record) => record.classroom === classroom.id) };
}

/** The other classrooms of the desk and those that were deleted from it, of which hand-ins may come here by mistake. */
async function otherClassrooms(
  { desk, classrooms, act }: TeacherDesk,
  { id: own }: Classroom,
): Promise<readonly OtherClassroom[]> {
  const name = (each: Classroom) => teacherHomeTexts.classroom(each.name, each.group);
  const here = classrooms
    .filter(({ id }) => id !== own)
    .map((each) => ({ id: each.id, name: name(each), keys: null, deleted: null, onBringBack: null }));
  const gone = (await deletedClassrooms(desk)).map((each) => ({
    id: each.classroom.id,
    name: name(each.classroom),
    keys: keptKeys(each.keys),
    deleted: dayInBogota(each.at),
    onBringBack: each.command === null ? null : () => void act.bringBack(each),
  }));
  return [...here, ...gone];
}

const waitingOf = (records: readonly InboxRecord[]): ReadonlySet<SubmissionId> =>
  new Set(records.flatMap(({ submission }) => (submission === null ? [] : [submission.id as SubmissionId])));

type Read = Awaited<ReturnType<typeof readInbox>>;

/** Every classroom's keys open: a work for another one is told as such, not as one that cannot be read. */
function keyringOf({ keys }: Read): Keyring {
  const own = keys.flatMap(({ classroom, keys: kept }) => {
    const found = keptKeys(kept);
    return found === null ? [] : [{ classroom, found }];
  });
  return {
    own: own.map(({ found }) => found),
    classKey: (classroom) => own.find((each) => each.classroom === classroom)?.found.public.sign ?? null,
  };
}

/** Who asks, each once, in the order of arrival. */
function namesOf(students: readonly Student[], asking: readonly Submission[]): readonly string[] {
  const names = asking.map(({ student }) => students.find(({ id }) => id === student)?.name ?? "");
  return [...new Set(names.filter((name) => name !== ""))];
}

/** The writes of the inbox. Nothing new is no command: receiving everything again leaves no trace (ED-80). */
function useInboxActions(
  { desk, act, now, settings, students }: TeacherDesk,
  { id: classroom }: Classroom,
  read: Read | null,
) {
  const tellQuestions = (submissions: readonly Submission[]) => {
    const asking = submissions.filter(({ question }) => question !== undefined);
    if (asking.length === 0 || !settings.notifications.studentQuestions) return;
    toast.info({ title: texts.asked(asking.length), text: texts.askedText(namesOf(students, asking)) });
  };
  const receive = async (plan: ReceivePlan) => {
    const works = receivedWorks(plan, classroom, now());
    const inTray = new Set(read?.records.map((record) => record.id));
    const settled = works.settled.filter((message) => inTray.has(message));
    const inbox = works.inbox.filter((record) => !inTray.has(record.id));
    const { submissions } = works;
    if (submissions.length + inbox.length + settled.length === 0) return true;
    const title = submissions.length === 0 ? texts.kept : texts.received(submissions.length);
    // Without notices the counts of the inbox tell it.
    const notice = settings.notifications.newSubmissions ? { title } : undefined;
    const isKept = await act.run(
      (id) => receiveSubmissions(desk, { id, submissions, inbox, settled }),
      notice,
    );
    if (isKept) tellQuestions(submissions);
    return isKept;
  };
  const identify = async (message: string, student: StudentId) => {
    const submission = read?.records.find(({ id }) => id === message)?.submission;
    const isKept = await act.run((id) => identifyMessage(desk, { id, message, student }), {
      title: texts.identified,
    });
    if (isKept && submission) tellQuestions([{ ...submission, student }]);
    return isKept;
  };
  const dismiss = (messages: readonly string[]) =>
    act.run((id) => dismissMessages(desk, { id, messages }), { title: texts.removed(messages.length) });
  return { receive, identify, dismiss };
}

/** The inbox of a classroom: hand-ins come in by every way, and what has no place waits in the tray. */
export function ClassInbox({ desk, classroom }: ClassInboxProps) {
  const read = useQuery(() => readInbox(desk, classroom), [desk.desk.name, classroom.id]);
  const value = read.state === "ready" ? read.value : null;
  const keyring = useMemo(() => (value === null ? null : keyringOf(value)), [value]);
  const waiting = useMemo(() => waitingOf(value?.records ?? []), [value]);
  const { receive, identify, dismiss } = useInboxActions(desk, classroom, value);
  if (value === null || keyring === null || value.receiving === null)
    return <SkeletonRows rows={3} label={texts.loading} />;
  const hasKeys = keyring.classKey(classroom.id) !== null;
  return (
    <section aria-labelledby="recibir-entregas" className="grid gap-4">
      <h2 id="recibir-entregas" className="desk-head">
        {texts.title}
      </h2>
      {hasKeys ? (
        <ReceivePanel
          keyring={keyring}
          desk={value.receiving}
          now={desk.now}
          waiting={waiting}
          onPlan={receive}
          others={() => otherClassrooms(desk, classroom)}
          onIdentify={(submission, student) => void identify(submission, student)}
        />
      ) : (
        <p className="text-muted">{texts.noKeys}</p>
      )}
      <Tray
        records={value.records}
        students={desk.students.filter((student) => student.classroom === classroom.id)}
        onIdentify={(message, student) => void identify(message, student)}
        onDismiss={(messages) => void dismiss(messages)}
      />
    </section>
  );
}
