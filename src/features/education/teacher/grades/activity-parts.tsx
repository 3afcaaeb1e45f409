import CircleDashed from "lucide-react/icons/circle-dashed";
import Eye from "lucide-react/icons/eye";
import FileUp from "lucide-react/icons/file-up";
import Pencil from "lucide-react/icons/pencil";
import Percent from "lucide-react/icons/percent";
import WandSparkles from "lucide-react/icons/wand-sparkles";
import { useState } from "react";
import {
  type Activity,
  DELIVERY_TYPES,
  type DeliveryType,
  dueDateIn,
  isGradedByMachine,
  isWeight,
} from "#domain/classroom/activity.ts";
import type { PeriodNumber } from "#domain/classroom/classroom.ts";
import type { Gradebook, GradebookColumn } from "#domain/classroom/gradebook.ts";
import { parseGrade, showGrade } from "#domain/classroom/scale.ts";
import { gradingPeriods } from "#domain/classroom/settings.ts";
import { asDay } from "#domain/kernel/as-day.ts";
import { Field } from "#ui/kit/fields/field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { withCounted } from "../planner/activity-draft.ts";
import { ReplacesField } from "../planner/replaces-field.tsx";
import { gradesTexts as texts } from "./texts.ts";
import { WeightField } from "./weight-field.tsx";

export type ActivityPart = "edit" | "weight" | "delivery" | "missing";

const ITEMS = [
  ["open", Eye],
  ["edit", Pencil],
  ["weight", Percent],
  ["delivery", FileUp],
  ["missing", CircleDashed],
  ["auto", WandSparkles],
] as const;

/** Its hand-ins, and the five actions of an activity; automatic grading only where a machine can and works have arrived (spec §4). */
export function activityMenu(
  { activity }: GradebookColumn,
  hasWorks: boolean,
  onPart: (part: ActivityPart | "auto" | "open") => void,
): readonly MenuItem[] {
  return ITEMS.map(([part, Icon]) => ({
    id: part,
    label: texts.menu[part],
    icon: <Icon size={17} aria-hidden="true" />,
    disabled:
      (part === "open" && activity.external) ||
      (part === "auto" && !(hasWorks && isGradedByMachine(activity))),
    onSelect: () => onPart(part),
  }));
}

interface PartProps {
  readonly draft: Activity;
  readonly onChange: (activity: Activity) => void;
}

function EditPart({ draft, onChange }: PartProps) {
  return (
    <>
      <TextField
        label={texts.part.title}
        value={draft.title}
        maxLength={120}
        onChange={(title) => onChange({ ...draft, title })}
        error={draft.title.trim() === "" ? texts.part.noTitle : null}
      />
      <TextAreaField
        label={texts.part.description}
        rows={3}
        value={draft.description}
        maxLength={2000}
        onChange={(description) => onChange({ ...draft, description })}
      />
    </>
  );
}

type WeightPartProps = PartProps & { readonly book: Gradebook; readonly activities: readonly Activity[] };

function WeightPart({ draft, onChange, book, activities }: WeightPartProps) {
  const { id } = book.classroom;
  const setDay = (typed: string) =>
    onChange({
      ...draft,
      assignedTo: draft.assignedTo.map((each) =>
        each.classroom === id ? { ...each, dueDate: asDay(typed) } : each,
      ),
    });
  return (
    <>
      {draft.replaces === undefined ? (
        <WeightField book={book} own={draft} onChange={(weight) => onChange({ ...draft, weight })} />
      ) : null}
      <ReplacesField
        own={draft.id}
        counted={draft}
        activities={activities}
        onChange={(counted) => onChange(withCounted(draft, counted))}
      />
      <SelectField
        label={texts.part.period}
        value={String(draft.period)}
        options={gradingPeriods(book.classroom.settings).map((period) => ({
          value: String(period),
          label: texts.period(period),
        }))}
        onChange={(value) => onChange({ ...draft, period: Number(value) as PeriodNumber })}
      />
      <Field label={texts.part.due}>
        {(control) => (
          <span className="control">
            <input
              {...control}
              type="date"
              value={dueDateIn(draft, id) ?? ""}
              onChange={(event) => setDay(event.target.value)}
            />
          </span>
        )}
      </Field>
    </>
  );
}

interface DialogProps {
  readonly desk: TeacherDesk;
  readonly book: Gradebook;
  readonly activity: Activity;
  readonly part: ActivityPart;
  readonly onClose: () => void;
}

/** The default for missing work: kept with the activity, and given to who handed nothing in (ED-34). */
function useMissing({ desk, book, activity, onClose }: DialogProps) {
  const { settings, id: classroom } = book.classroom;
  const start = activity.defaultGradeForMissing ?? settings.defaultForMissing;
  const [typed, setTyped] = useState(() => showGrade(settings, start).text);
  const parsed = parseGrade(settings, typed);
  const place = book.columns.findIndex((column) => column.activity.id === activity.id);
  const missing = book.rows.filter((row) => {
    const state = row.cells[place]?.state;
    return state === "not_submitted" || state === "overdue";
  });
  const apply = async () => {
    if (!parsed.ok || parsed.value === null) return;
    const raw = parsed.value;
    const isKept = await desk.act.saveActivity({ ...activity, defaultGradeForMissing: raw });
    if (isKept && missing.length > 0)
      await desk.act.changeGrades(
        missing.map(({ student }) => ({
          student: student.id,
          activity: activity.id,
          classroom,
          change: { kind: "default", raw },
        })),
        texts.part.defaulted(missing.length),
      );
    if (isKept) onClose();
  };
  return { typed, setTyped, error: parsed.ok ? null : texts.problem(parsed.error), missing, apply };
}

/** One action of the menu of an activity. */
export function ActivityPartDialog(props: DialogProps) {
  const { desk, book, activity, part, onClose } = props;
  const [draft, setDraft] = useState(activity);
  const [busy, setBusy] = useState(false);
  const missing = useMissing(props);
  const isWritable = draft.title.trim() !== "" && isWeight(draft.weight);
  const submit = async () => {
    // The field says what is wrong; what cannot be kept is not sent to be refused.
    if (!isWritable) return;
    setBusy(true);
    if (part === "missing") await missing.apply();
    else if (await desk.act.saveActivity({ ...draft, title: draft.title.trim() })) onClose();
    setBusy(false);
  };
  return (
    <FormDialog
      strict
      title={texts.menu[part]}
      subtitle={activity.title}
      confirm={part === "missing" ? texts.part.apply : texts.part.save}
      busy={busy}
      dirty={draft !== activity}
      onSubmit={submit}
      onClose={onClose}
    >
      {part === "edit" ? <EditPart draft={draft} onChange={setDraft} /> : null}
      {part === "weight" ? (
        <WeightPart draft={draft} onChange={setDraft} book={book} activities={desk.activities} />
      ) : null}
      {part === "delivery" ? (
        <SelectField<DeliveryType>
          label={texts.menu.delivery}
          value={draft.deliveryType}
          options={DELIVERY_TYPES.map((value) => ({ value, label: texts.part.deliveries[value] }))}
          onChange={(deliveryType) => setDraft({ ...draft, deliveryType })}
        />
      ) : null}
      {part === "missing" ? (
        <TextField
          label={texts.menu.missing}
          value={missing.typed}
          inputMode="decimal"
          onChange={missing.setTyped}
          error={missing.error}
          help={texts.part.missingHelp(missing.missing.length)}
        />
      ) : null}
    </FormDialog>
  );
}
