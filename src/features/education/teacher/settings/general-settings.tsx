import { useNavigate } from "@tanstack/react-router";
import LogOut from "lucide-react/icons/log-out";
import Trash2 from "lucide-react/icons/trash-2";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { DEFAULT_BANDS, DEFAULT_LETTERS, LETTER_WORDS } from "#domain/classroom/classroom.ts";
import { countHeld } from "#domain/classroom/grade.ts";
import {
  DEFAULT_SCALES,
  type DefaultScale,
  heldDefaultScale,
  type TeacherSettings,
} from "#domain/classroom/teacher-settings.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { ScreenHead } from "#ui/kit/text/screen-head.tsx";
import { currentTheme, setTheme } from "#ui/kit/theme.ts";
import { useFollowingDraft } from "../../shell/use-following-draft.ts";
import { DeskCopyPart } from "../copies/desk-copies.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { removeOpenDesk } from "../desk/use-teacher-desk.ts";
import { teacherSettingsTexts } from "./texts.ts";

const texts = teacherSettingsTexts.general;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4 border-raya border-b py-6 lg:grid-cols-[14rem_1fr]">
      <h2 className="font-bold text-base">{title}</h2>
      <div className="grid max-w-xl gap-4">{children}</div>
    </section>
  );
}

interface DraftProps {
  readonly draft: TeacherSettings;
  readonly onChange: (settings: TeacherSettings) => void;
}

function Profile({ draft, onChange }: DraftProps) {
  return (
    <Part title={texts.profile}>
      <TextField
        label={texts.displayName}
        value={draft.displayName}
        maxLength={120}
        onChange={(displayName) => onChange({ ...draft, displayName })}
      />
      <TextField
        label={texts.email}
        type="email"
        value={draft.email}
        maxLength={200}
        onChange={(email) => onChange({ ...draft, email })}
      />
      <TextField
        label={texts.institution}
        value={draft.institution}
        maxLength={160}
        onChange={(institution) => onChange({ ...draft, institution })}
      />
      <TextAreaField
        label={texts.bio}
        rows={3}
        value={draft.bio}
        maxLength={1000}
        onChange={(bio) => onChange({ ...draft, bio })}
      />
    </Part>
  );
}

/** The specification's bands, and what the letters mean. */
function DefaultBands() {
  const ranges = DEFAULT_BANDS.map(({ name, from }, place) => {
    const to = place === 0 ? 100 : (DEFAULT_BANDS[place - 1]?.from ?? 101) - 1;
    return `${name} ${from}-${to}`;
  });
  const letters = DEFAULT_LETTERS.map(({ name }, place) => `${name} ${LETTER_WORDS[place] ?? ""}`);
  return (
    <dl className="grid gap-2 text-muted">
      <div>
        <dt className="font-semibold">{texts.bandsHead}</dt>
        <dd>{ranges.join(", ")}</dd>
      </div>
      <div>
        <dt className="font-semibold">{texts.lettersHead}</dt>
        <dd>{letters.join(", ")}</dd>
      </div>
    </dl>
  );
}

function Preferences({ draft, onChange }: DraftProps) {
  const { notifications } = draft;
  return (
    <>
      <Part title={texts.grading}>
        <SelectField<DefaultScale>
          label={texts.defaultScale}
          value={heldDefaultScale(draft)}
          options={DEFAULT_SCALES.filter((value) => draft.allowNumericEvaluations || value !== "numeric").map(
            (value) => ({ value, label: texts.defaultScales[value] }),
          )}
          onChange={(defaultScale) => onChange({ ...draft, defaultScale })}
        />
        <Checkbox
          label={texts.allowNumeric}
          checked={draft.allowNumericEvaluations}
          onChange={(allowNumericEvaluations) =>
            onChange({
              ...draft,
              allowNumericEvaluations,
              defaultScale: heldDefaultScale({ ...draft, allowNumericEvaluations }),
            })
          }
        />
        {draft.allowNumericEvaluations ? null : <p className="text-muted">{texts.onlyWords}</p>}
        <DefaultBands />
      </Part>
      <Part title={texts.notifications}>
        {(
          [
            ["newSubmissions", texts.newSubmissions],
            ["studentQuestions", texts.studentQuestions],
            ["systemUpdates", texts.systemUpdates],
          ] as const
        ).map(([key, label]) => (
          <div key={key}>
            <Checkbox
              label={label}
              aria-describedby={`aviso-${key}`}
              checked={notifications[key]}
              onChange={(on) => onChange({ ...draft, notifications: { ...notifications, [key]: on } })}
            />
            <p id={`aviso-${key}`} className="text-caption text-muted">
              {texts.whatIsNotified[key]}
            </p>
          </div>
        ))}
      </Part>
      <Part title={texts.preferences}>
        <SelectField<"es" | "en">
          label={texts.language}
          value={draft.language}
          options={(["es", "en"] as const).map((value) => ({ value, label: texts.languages[value] }))}
          notice={draft.language === "en" ? texts.english : null}
          onChange={(language) => onChange({ ...draft, language })}
        />
        <Checkbox
          look="toggle"
          label={texts.darkMode}
          checked={draft.darkMode}
          onChange={(darkMode) => onChange({ ...draft, darkMode })}
        />
      </Part>
    </>
  );
}

/** The sample classrooms again, or an empty desk: asked first where something goes with it, and undone after it. */
function SampleDesk({ desk }: { readonly desk: TeacherDesk }) {
  const [asked, setAsked] = useState<"sample" | "clear" | null>(null);
  const { act, classrooms, students, activities, grades } = desk;
  const press = (what: "sample" | "clear") => {
    if (classrooms.length + activities.length > 0) return setAsked(what);
    void (what === "clear" ? act.clear() : act.loadSample());
  };
  const held = countHeld(grades);
  const goes = texts.goes(classrooms.length, students.length, activities.length, held.grades, held.handIns);
  return (
    <Part title={texts.sample}>
      <p className="text-muted">{texts.sampleText}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => press("sample")}>{texts.loadSample}</Button>
        <Button variant="danger" onClick={() => press("clear")}>
          {texts.clear}
        </Button>
      </div>
      {desk.copies.keys.size > 0 ? <p className="text-muted">{texts.sampleKeys}</p> : null}
      {asked === null ? null : (
        <ConfirmDialog
          open
          tone="danger"
          title={asked === "clear" ? texts.clear : texts.loadSample}
          text={asked === "clear" ? texts.clearQuestion : texts.sampleQuestion}
          detail={`${goes} ${keysAtStake(desk)}`}
          confirmLabel={asked === "clear" ? texts.clear : texts.loadSample}
          onConfirm={async () => {
            await (asked === "clear" ? act.clear() : act.loadSample());
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </Part>
  );
}

/** What becomes of the keys, where some are in no copy. */
function keysAtStake({ copies }: TeacherDesk): string {
  if (copies.keys.size === 0) return "";
  return [...copies.keys.values()].includes(null) ? texts.keysLost : texts.keysInCopy;
}

function Account({ desk }: { readonly desk: TeacherDesk }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const isGone = await removeOpenDesk();
    setAsking(false);
    if (!isGone) return void toast.error({ title: texts.notDeleted, text: texts.notDeletedText });
    toast.error({ title: texts.deleted, text: texts.deletedText });
    await navigate({ to: "/" });
  };
  const signOut = () => {
    toast.info({ title: texts.signingOut });
    void navigate({ to: "/" });
  };
  return (
    <Part title={texts.account}>
      <div className="flex flex-wrap gap-3">
        <Button icon={<LogOut size={17} aria-hidden="true" />} onClick={signOut}>
          {texts.signOut}
        </Button>
        <Button
          variant="danger"
          icon={<Trash2 size={17} aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          {texts.delete}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={texts.delete}
        text={texts.deleteQuestion}
        detail={`${texts.deleteDetail} ${keysAtStake(desk)}`}
        confirmLabel={texts.delete}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </Part>
  );
}

/** "Configuración General" of the teacher. */
export function GeneralSettings({ desk }: { readonly desk: TeacherDesk }) {
  const [draft, setDraft] = useFollowingDraft<TeacherSettings>(desk.settings, () => ({
    ...desk.settings,
    darkMode: currentTheme() === "dark",
  }));
  // The page is as the switch says, also where undo turned it.
  useEffect(() => {
    if ((currentTheme() === "dark") !== draft.darkMode) setTheme(draft.darkMode ? "dark" : "light");
  }, [draft.darkMode]);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await desk.act.saveSettings(draft, texts.saved);
    setBusy(false);
  };
  return (
    <>
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
        <Profile draft={draft} onChange={setDraft} />
        <Preferences draft={draft} onChange={setDraft} />
      </form>
      <Part title={texts.copies}>
        <DeskCopyPart desk={desk} />
      </Part>
      <SampleDesk desk={desk} />
      <Account desk={desk} />
    </>
  );
}
