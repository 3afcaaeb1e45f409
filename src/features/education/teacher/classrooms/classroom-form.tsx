import { useState } from "react";
import { type Classroom, DEFAULT_CLASSROOM_SETTINGS, isTopicsCount } from "#domain/classroom/classroom.ts";
import { scaleOfNewClassroom } from "#domain/classroom/teacher-settings.ts";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import type { GoTo } from "../../shell/academic-place.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { NumberField } from "../settings/number-field.tsx";
import { classroomTexts } from "./texts.ts";

const texts = classroomTexts.form;

interface ClassroomFormProps {
  readonly desk: TeacherDesk;
  readonly go: GoTo;
}

/** A new classroom, with the scale that the teacher's settings name. */
export function ClassroomForm({ desk, go }: ClassroomFormProps) {
  const [name, setName] = useState("");
  const [group, setGroup] = useState("");
  const [subject, setSubject] = useState("");
  const [description, setDescription] = useState("");
  const [topicsCount, setTopicsCount] = useState(0);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => go({ section: "classrooms" });
  const submit = async () => {
    setAsked(true);
    if (name.trim() === "" || !isTopicsCount(topicsCount)) return;
    setBusy(true);
    const classroom: Classroom = {
      id: desk.newId("classroom"),
      name: name.trim(),
      group: group.trim(),
      subject: subject.trim(),
      description: description.trim(),
      topicsCount,
      status: "active",
      settings: { ...DEFAULT_CLASSROOM_SETTINGS, gradeScale: scaleOfNewClassroom(desk.settings) },
      createdAt: desk.now(),
    };
    const isSaved = await desk.act.saveClassroom(classroom);
    setBusy(false);
    if (isSaved) go({ section: "classrooms", aula: classroom.id });
  };
  return (
    <FormDialog
      title={texts.title}
      confirm={texts.confirm}
      busy={busy}
      dirty={`${name}${group}${subject}${description}` !== "" || topicsCount !== 0}
      onSubmit={submit}
      onClose={close}
    >
      <TextField
        label={texts.name}
        value={name}
        maxLength={120}
        required
        onChange={setName}
        error={asked && name.trim() === "" ? texts.noName : null}
      />
      <TextField label={texts.group} value={group} maxLength={40} onChange={setGroup} />
      <TextField label={texts.subject} value={subject} maxLength={120} onChange={setSubject} />
      <NumberField
        label={classroomTexts.topicsCount}
        value={topicsCount}
        error={asked && !isTopicsCount(topicsCount) ? classroomTexts.noTopics : null}
        onChange={setTopicsCount}
      />
      <TextAreaField
        label={texts.description}
        rows={3}
        value={description}
        maxLength={500}
        onChange={setDescription}
      />
    </FormDialog>
  );
}
