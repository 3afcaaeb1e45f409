import X from "lucide-react/icons/x";
import type { Chart } from "#domain/accounting/chart.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { partyAsked, takesParty, tellsParty, withParty } from "#domain/exercises/asked-parties.ts";
import {
  introOf,
  solutionGap,
  withAmount,
  withIntro,
  withOperationText,
  withoutDocument,
  withPoints,
  withTitle,
} from "#domain/exercises/edit-exercise.ts";
import type { Exercise, SolutionEntry } from "#domain/exercises/exercise.ts";
import { tellsDay } from "#domain/exercises/told-day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { DayText } from "#ui/kit/text/day-text.tsx";
import { MadeQuestions } from "./made-questions.tsx";
import { MadeStart } from "./made-start.tsx";
import { generateTexts as texts } from "./texts.ts";

interface MadeExerciseProps {
  readonly exercise: Exercise;
  /** Null until it is there. */
  readonly chart: Chart | null;
  readonly onChange: (exercise: Exercise) => void;
}

const LONGEST_TEXT = 2000;
const MOST_POINTS = 100;

function Documents({ exercise, onChange }: Omit<MadeExerciseProps, "chart">) {
  const { documents } = exercise.case;
  if (documents.length === 0) return null;
  return (
    <section aria-label={texts.documents} className="grid gap-2">
      <h3 className="title-block">{texts.documents}</h3>
      <p className="text-muted text-sm">{texts.documentsHelp}</p>
      {documents.map((document, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two documents may say the same
        <div key={place} className="flex items-start justify-between gap-2 border-base-300 border-t pt-2">
          <div className="min-w-0">
            <p className="font-semibold">
              {document.title}, <DayText day={document.date} />
            </p>
            <p className="text-muted text-sm">
              {document.rows.map(({ text, amount }) => `${text} ${formatPesos(amount)}`).join(" · ")}
            </p>
          </div>
          <IconButton
            label={texts.removeDocument(document.title)}
            icon={<X size={18} aria-hidden="true" />}
            onClick={() => onChange(withoutDocument(exercise, place))}
          />
        </div>
      ))}
    </section>
  );
}

interface OperationProps extends MadeExerciseProps {
  readonly entry: SolutionEntry;
  readonly place: number;
}

/** One operation: how the case tells it, the entry that records it, and what it is worth. */
function Operation({ exercise, chart, onChange, entry, place }: OperationProps) {
  const difference = solutionGap(entry);
  return (
    <fieldset className="grid gap-3 border-base-300 border-t pt-3">
      <legend className="font-semibold">
        {texts.operation(place + 1)}, <DayText day={entry.date} />
      </legend>
      <TextAreaField
        label={texts.told}
        rows={2}
        value={entry.text}
        maxLength={LONGEST_TEXT}
        error={tellsDay(exercise, entry) ? undefined : texts.dayUntold(entry.date)}
        onChange={(text) => onChange(withOperationText(exercise, place, text))}
      />
      <div className="grid items-end gap-3 sm:grid-cols-2">
        {entry.lines.map(({ account, side, amount }, line) => (
          <MoneyField
            // biome-ignore lint/suspicious/noArrayIndexKey: lines neither come nor go here, and may repeat an account
            key={line}
            label={`${texts.side[side]} · ${chart === null ? account : accountLabel(chart, account)}`}
            value={amount}
            onChange={(next) => onChange(withAmount(exercise, place, line, next))}
          />
        ))}
        <QuantityField
          label={texts.points}
          value={entry.points}
          most={MOST_POINTS}
          refused={texts.pointsRefused}
          onChange={(points) => onChange(withPoints(exercise, place, points))}
        />
      </div>
      {chart === null || !takesParty(entry, chart, exercise.solution.rates) ? null : (
        <TextField
          label={texts.party}
          help={texts.partyHelp}
          value={partyAsked(entry)}
          maxLength={120}
          error={tellsParty(entry) ? undefined : texts.partyUntold}
          onChange={(name) => onChange(withParty(exercise, place, name, chart))}
        />
      )}
      <p role="status" className={difference === 0 ? "text-sm text-success" : "text-error text-sm"}>
        {difference === 0 ? texts.balanced : texts.unbalanced(difference)}
      </p>
    </fieldset>
  );
}

/** The exercise that was made, every part of it editable before it is used. */
export function MadeExercise({ exercise, chart, onChange }: MadeExerciseProps) {
  return (
    <>
      <TextField
        label={texts.name}
        value={exercise.case.title}
        maxLength={120}
        onChange={(title) => onChange(withTitle(exercise, title))}
      />
      <TextAreaField
        label={texts.intro}
        help={texts.introHelp}
        rows={3}
        value={introOf(exercise).join("\n")}
        maxLength={LONGEST_TEXT}
        onChange={(text) => onChange(withIntro(exercise, text))}
      />
      <Documents exercise={exercise} onChange={onChange} />
      <MadeStart told={exercise.case} chart={chart} />
      <h3 className="title-block">{texts.solution}</h3>
      {exercise.solution.entries.map((entry, place) => (
        <Operation
          key={entry.id}
          exercise={exercise}
          chart={chart}
          entry={entry}
          place={place}
          onChange={onChange}
        />
      ))}
      <MadeQuestions exercise={exercise} onChange={onChange} />
    </>
  );
}
