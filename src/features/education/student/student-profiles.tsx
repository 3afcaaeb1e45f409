import UserPlus from "lucide-react/icons/user-plus";
import { useState } from "react";
import type { StudentProfile } from "#domain/classroom/student-desk.ts";
import { plainLine } from "#domain/kernel/graphemes.ts";
import type { StudentRefusal } from "#storage/classroom/student/student-storage.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { NameDialog, type NameRefusal } from "#ui/kit/overlays/name-dialog.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { useSingle } from "#ui/kit/use-single.ts";
import { storageRefusalText } from "../shell/trouble-text.ts";
import { addStudent, changeStudent, removeStudent } from "./open-student.ts";
import { studentTexts } from "./texts.ts";

const texts = studentTexts.settings.people;

interface StudentProfilesProps {
  readonly open: StudentProfile;
  readonly everybody: readonly StudentProfile[];
}

interface PersonProps {
  readonly person: StudentProfile;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function Person({ person: { name }, isOpen, onOpen, onRemove }: PersonProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-raya border-b py-2.5">
      <span className="flex items-center gap-3">
        <span className="wrap-anywhere font-semibold">{name}</span>
        {isOpen ? <Badge tone="ok">{texts.open}</Badge> : null}
      </span>
      <span className="flex gap-2">
        {isOpen ? null : (
          <Button size="sm" aria-label={texts.changeTo(name)} onClick={onOpen}>
            {texts.change}
          </Button>
        )}
        <Button size="sm" variant="danger" aria-label={texts.removeOf(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </span>
    </li>
  );
}

const whyNot = (refusal: StudentRefusal | StorageRefusal): string =>
  refusal.kind === "storage" ? storageRefusalText(refusal.trouble) : texts.refusedText;

/** Who studies on this device, each with a place that the others do not read (ED-136). */
export function StudentProfiles({ open, everybody }: StudentProfilesProps) {
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<StudentProfile | null>(null);
  const change = useSingle(async ({ id, name }: StudentProfile) => {
    const changed = await changeStudent(id);
    if (changed.ok) toast.success({ title: texts.changed(name) });
    else toast.error({ title: texts.refused, text: whyNot(changed.error) });
  });
  const add = async (typed: string): Promise<NameRefusal | null> => {
    const name = plainLine(typed);
    if (name === "") return { at: "name", why: texts.noName };
    if (everybody.some((each) => each.name.toLowerCase() === name.toLowerCase()))
      return { at: "name", why: texts.taken };
    const added = await addStudent(name);
    if (!added.ok) return { at: "form", why: whyNot(added.error) };
    toast.success({ title: texts.changed(name) });
    return null;
  };
  const remove = async ({ id, name }: StudentProfile) => {
    const isGone = await removeStudent(id);
    setLeaving(null);
    if (isGone) toast.success({ title: texts.removed(name) });
    else toast.error({ title: texts.notRemoved, text: texts.notRemovedText });
  };
  return (
    <section className="mt-8" aria-labelledby="quien-estudia">
      <h2 id="quien-estudia" className="section-head">
        {texts.title}
      </h2>
      <p className="mt-2 text-muted">{texts.lead}</p>
      <ul className="mt-2">
        {everybody.map((person) => (
          <Person
            key={person.id}
            person={person}
            isOpen={person.id === open.id}
            onOpen={() => void change(person)}
            onRemove={() => setLeaving(person)}
          />
        ))}
      </ul>
      <Button
        className="mt-3"
        icon={<UserPlus size={17} aria-hidden="true" />}
        onClick={() => setAdding(true)}
      >
        {texts.add}
      </Button>
      {adding ? (
        <NameDialog
          title={texts.add}
          label={texts.name}
          name=""
          confirm={texts.confirm}
          onConfirm={add}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {leaving === null ? null : (
        <ConfirmDialog
          open
          tone="danger"
          title={texts.removeTitle}
          text={texts.removeText(leaving.name)}
          detail={texts.removeDetail}
          confirmLabel={texts.remove}
          onConfirm={() => remove(leaving)}
          onCancel={() => setLeaving(null)}
        />
      )}
    </section>
  );
}
