import { type FormEvent, useState } from "react";
import type { StudentSettings as Settings, StudentProfile } from "#domain/classroom/student-desk.ts";
import { saveStudentSettings } from "#storage/classroom/student/student-commands.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { ScreenHead } from "#ui/kit/text/screen-head.tsx";
import { saving } from "../shell/saved-work.ts";
import { storageRefusalText } from "../shell/trouble-text.ts";
import { useFollowingDraft } from "../shell/use-following-draft.ts";
import { StudentCopyPart } from "./copies/student-copy-part.tsx";
import { StudentData } from "./student-data.tsx";
import { StudentProfiles } from "./student-profiles.tsx";
import { studentTexts } from "./texts.ts";

const texts = studentTexts.settings;

interface NoticesProps {
  readonly storage: StudentStorage;
  readonly settings: Settings;
}

/** The student's two notices. */
function Notices({ storage, settings }: NoticesProps) {
  const [draft, setDraft] = useFollowingDraft(settings);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const id = storage.newId("command");
    const answer = await saving(() => saveStudentSettings(storage, { id, settings: draft }));
    setBusy(false);
    if (answer?.ok) toast.success({ title: texts.saved });
    else if (answer) {
      const { error } = answer;
      const text = error.kind === "storage" ? storageRefusalText(error.trouble) : texts.refusedText;
      toast.error({ title: texts.refused, text });
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ScreenHead
        title={texts.title}
        lead={texts.lead}
        action={
          <Button type="submit" variant="primary" loading={busy}>
            {texts.save}
          </Button>
        }
      />
      <fieldset className="mt-6 grid gap-3">
        <legend className="mb-3 font-bold text-base">{texts.notifications}</legend>
        <Checkbox
          label={texts.newTasks}
          checked={draft.newTasks}
          onChange={(newTasks) => setDraft({ ...draft, newTasks })}
        />
        <Checkbox
          label={texts.newGrades}
          checked={draft.newGrades}
          onChange={(newGrades) => setDraft({ ...draft, newGrades })}
        />
      </fieldset>
    </form>
  );
}

interface StudentSettingsProps extends NoticesProps {
  readonly profile: StudentProfile;
  readonly everybody: readonly StudentProfile[];
}

/** "Configuración" of the student: notices, who studies here, and starting over. */
export function StudentSettingsScreen(props: StudentSettingsProps) {
  const { storage, profile, everybody } = props;
  return (
    <>
      <Notices {...props} />
      <StudentProfiles open={profile} everybody={everybody} />
      <StudentCopyPart place={{ storage, profile: profile.id, name: profile.name }} />
      <StudentData storage={storage} profile={profile.id} />
    </>
  );
}
