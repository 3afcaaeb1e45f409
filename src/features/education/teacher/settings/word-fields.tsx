import {
  DEFAULT_BANDS,
  DEFAULT_LETTERS,
  type GradeBand,
  NATIONAL_BANDS,
} from "#domain/classroom/classroom.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { type SettingsPartProps, told } from "./grading-fields.tsx";
import { NumberField } from "./number-field.tsx";
import { teacherSettingsTexts as texts } from "./texts.ts";

interface WordRowsProps {
  readonly words: readonly GradeBand[];
  readonly longest: number;
  readonly onChange: (words: readonly GradeBand[]) => void;
}

/** Each word with its name and the percent that it begins at; the last one begins at 0. */
function WordRows({ words, longest, onChange }: WordRowsProps) {
  const change = (place: number, band: Partial<GradeBand>) =>
    onChange(words.map((each, at) => (at === place ? { ...each, ...band } : each)));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {words.map((band, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names are edited here, and the places stay
        <div key={place} className="grid grid-cols-[1fr_6.5rem] gap-3">
          <TextField
            label={texts.wordName(place + 1)}
            value={band.name}
            maxLength={longest}
            onChange={(name) => change(place, { name })}
          />
          <NumberField
            label={texts.wordFromPlace(place + 1)}
            value={band.from}
            disabled={place === words.length - 1}
            onChange={(from) => change(place, { from })}
          />
        </div>
      ))}
    </div>
  );
}

function Refused({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p role="alert" className="mt-2 text-error">
      {text}
    </p>
  );
}

/** The words and the letters of a classroom, each editable in name and percent (ED-151). */
export function WordFields({ settings, problem, onChange }: SettingsPartProps) {
  const bands = (next: readonly GradeBand[]) => onChange({ ...settings, bands: next });
  const letters = (next: readonly GradeBand[]) => onChange({ ...settings, letters: next });
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-semibold">{texts.bands}</legend>
        <WordRows words={settings.bands} longest={30} onChange={bands} />
        <Refused text={told(problem, (each) => each.kind === "bands" && each.of === "bands")} />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => bands(DEFAULT_BANDS)}>
            {texts.bandsDefault}
          </Button>
          <Button size="sm" onClick={() => bands(NATIONAL_BANDS)}>
            {texts.bandsNational}
          </Button>
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-semibold">{texts.letters}</legend>
        <WordRows words={settings.letters} longest={30} onChange={letters} />
        <Refused text={told(problem, (each) => each.kind === "bands" && each.of === "letters")} />
        <Button size="sm" className="mt-2" onClick={() => letters(DEFAULT_LETTERS)}>
          {texts.lettersDefault}
        </Button>
      </fieldset>
    </>
  );
}
