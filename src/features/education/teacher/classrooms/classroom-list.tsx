import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import Plus from "lucide-react/icons/plus";
import Settings from "lucide-react/icons/settings";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { activitiesOf } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { countHeld } from "#domain/classroom/grade.ts";
import { passingText } from "#domain/classroom/scale.ts";
import { archiveClassroom } from "#storage/classroom/desk/classrooms.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { EmptyList } from "#ui/kit/feedback/empty-list.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { ScreenHead } from "#ui/kit/text/screen-head.tsx";
import { useRevealNew } from "#ui/kit/use-reveal-new.ts";
import type { GoTo } from "../../shell/academic-place.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { deskTexts } from "../desk/texts.ts";
import { ClassroomSettingsDialog } from "../settings/classroom-settings-dialog.tsx";
import { ClassroomForm } from "./classroom-form.tsx";
import { classroomTexts as texts } from "./texts.ts";

interface ClassroomListProps {
  readonly desk: TeacherDesk;
  readonly go: GoTo;
  /** Opens with the form of a new classroom. */
  readonly creating: boolean;
}

interface CardProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
  readonly go: GoTo;
  readonly onSettings: () => void;
  readonly onDelete: () => void;
}

function Card({ desk, classroom, go, onSettings, onDelete }: CardProps) {
  const { settings, status } = classroom;
  const students = desk.students.filter((student) => student.classroom === classroom.id).length;
  const isActive = status === "active";
  const turn = () =>
    desk.act.run(
      (id) =>
        archiveClassroom(desk.desk, {
          id,
          classroom: classroom.id,
          status: isActive ? "archived" : "active",
        }),
      { title: isActive ? deskTexts.saved.archived : deskTexts.saved.restored },
    );
  return (
    <li data-record={classroom.id} className="flex flex-col rounded-box border border-raya p-4 sm:p-5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h2 className="title-block text-xl">{classroom.name}</h2>
          <p className="text-muted">
            {[texts.group(classroom.group), classroom.subject].filter((each) => each !== "").join(", ")}
          </p>
        </div>
        <Badge tone={isActive ? "ok" : "grey"}>{isActive ? texts.active : texts.archived}</Badge>
        {isActive ? (
          <IconButton
            label={texts.settings(classroom.name)}
            icon={<Settings size={18} aria-hidden="true" />}
            size="sm"
            onClick={onSettings}
          />
        ) : null}
        <MoreMenu
          label={texts.more(classroom.name)}
          size="sm"
          items={[
            {
              id: "archive",
              label: isActive ? texts.archive : texts.restore,
              icon: isActive ? <Archive size={17} /> : <ArchiveRestore size={17} />,
              onSelect: () => void turn(),
            },
            {
              id: "delete",
              label: texts.delete,
              icon: <Trash2 size={17} />,
              tone: "danger",
              onSelect: onDelete,
            },
          ]}
        />
      </div>
      {classroom.description === "" ? null : <p className="mt-3">{classroom.description}</p>}
      <p className="mt-3">
        {texts.students(students)}, {texts.works(activitiesOf(desk.activities, classroom.id).length)}
        {classroom.topicsCount === 0 ? null : `, ${texts.topics(classroom.topicsCount)}`}
      </p>
      <p className="mb-4 text-muted">
        {texts.scale(texts.scales[settings.gradeScale], passingText(settings))}
      </p>
      <Button
        variant="primary"
        className="mt-auto self-start"
        onClick={() => go({ section: "classrooms", aula: classroom.id })}
      >
        {texts.enter}
      </Button>
    </li>
  );
}

function DeleteClassroom({
  desk,
  classroom,
  onDone,
}: {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
  readonly onDone: () => void;
}) {
  const students = desk.students.filter((student) => student.classroom === classroom.id).length;
  const own = desk.grades.filter((grade) => grade.classroom === classroom.id);
  const held = countHeld(own);
  const what = texts.deleteDetail(students, held.grades, held.handIns);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={texts.deleteTitle}
      text={texts.deleteText(classroom.name)}
      detail={desk.copies.keys.has(classroom.id) ? `${what} ${texts.deleteKeys}` : what}
      confirmLabel={texts.delete}
      onConfirm={async () => {
        await desk.act.deleteClassroom(classroom);
        onDone();
      }}
      onCancel={onDone}
    />
  );
}

/** The teacher's classrooms, active ones first. */
export function ClassroomList({ desk, go, creating }: ClassroomListProps) {
  const [settingsOf, setSettingsOf] = useState<Classroom | null>(null);
  const [deleting, setDeleting] = useState<Classroom | null>(null);
  const create = () => go({ section: "classrooms", vista: "nueva" });
  const sorted = desk.classrooms.toSorted(
    (a, b) => (a.status < b.status ? -1 : a.status > b.status ? 1 : 0) || a.createdAt - b.createdAt,
  );
  useRevealNew(sorted.map(({ id }) => id));
  return (
    <>
      <ScreenHead
        title={texts.title}
        lead={texts.lead}
        action={
          <Button variant="primary" icon={<Plus size={17} aria-hidden="true" />} onClick={create}>
            {texts.create}
          </Button>
        }
      />
      <div className="mt-6">
        {sorted.length === 0 ? (
          <EmptyList title={texts.empty} text={texts.emptyText} action={texts.create} onAction={create} />
        ) : (
          <ul className="grid gap-5 lg:grid-cols-2 2xl:grid-cols-3">
            {sorted.map((classroom) => (
              <Card
                key={classroom.id}
                desk={desk}
                classroom={classroom}
                go={go}
                onSettings={() => setSettingsOf(classroom)}
                onDelete={() => setDeleting(classroom)}
              />
            ))}
          </ul>
        )}
      </div>
      {creating ? <ClassroomForm desk={desk} go={go} /> : null}
      {settingsOf === null ? null : (
        <ClassroomSettingsDialog desk={desk} classroom={settingsOf} onClose={() => setSettingsOf(null)} />
      )}
      {deleting === null ? null : (
        <DeleteClassroom desk={desk} classroom={deleting} onDone={() => setDeleting(null)} />
      )}
    </>
  );
}
