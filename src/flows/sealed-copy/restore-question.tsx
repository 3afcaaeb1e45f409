import { useId, useRef, useState } from "react";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";

export type RestoreChoice = "merge" | "replace";

const WAYS: readonly RestoreChoice[] = ["merge", "replace"];

export interface RestoreQuestionTexts {
  readonly question: string;
  readonly way: string;
  readonly ways: Readonly<Record<RestoreChoice, { readonly label: string; readonly text: string }>>;
  /** What happens to what is there now. */
  readonly aside: string;
  readonly cancel: string;
  readonly confirm: Readonly<Record<RestoreChoice, string>>;
}

interface ChoiceProps {
  readonly texts: RestoreQuestionTexts;
  readonly way: RestoreChoice;
  readonly onChange: (way: RestoreChoice) => void;
}

/** Choice between merging and replacing, each explained in full. */
function Choice({ texts, way, onChange }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="mt-4 grid gap-2">
      <legend className="mb-2 font-semibold">{texts.way}</legend>
      {WAYS.map((each) => (
        <label
          key={each}
          className="flex cursor-pointer gap-3 rounded-box border border-borde p-3 has-checked:border-primary has-checked:bg-sel"
        >
          <input
            type="radio"
            name={name}
            className="radio radio-primary radio-sm mt-0.5"
            checked={way === each}
            onChange={() => onChange(each)}
          />
          <span className="min-w-0">
            <span className="block font-semibold">{texts.ways[each].label}</span>
            <span className="block text-muted text-sm">{texts.ways[each].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface RestoreQuestionProps {
  readonly texts: RestoreQuestionTexts;
  /** Whose copy it is, of when, and what it holds. */
  readonly holds: string;
  /** What else to know of the copy before it is restored. */
  readonly notes: readonly string[];
  /** The way that is chosen at first: the one that it was tried in. */
  readonly start: RestoreChoice;
  /** Why it could not be written; it may be sent again as it is. */
  readonly failed: string | null;
  readonly onConfirm: (way: RestoreChoice) => void;
  readonly onCancel: () => void;
}

/** Owner, date and contents of a copy, and what will happen to the present data. */
export function RestoreQuestion(props: RestoreQuestionProps) {
  const { texts, holds, notes, start, failed, onConfirm, onCancel } = props;
  const [way, setWay] = useState<RestoreChoice>(start);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      role="alertdialog"
      cross={false}
      title={texts.question}
      onClose={onCancel}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button variant={way === "replace" ? "destructive" : "primary"} onClick={() => onConfirm(way)}>
            {texts.confirm[way]}
          </Button>
        </>
      }
    >
      {failed === null ? null : <Banner tone="error">{failed}</Banner>}
      <p>{holds}</p>
      {notes.map((note) => (
        <p key={note} className="mt-2 text-muted text-sm">
          {note}
        </p>
      ))}
      <Choice texts={texts} way={way} onChange={setWay} />
      <p className="mt-3 text-muted text-sm">{texts.aside}</p>
    </Dialog>
  );
}
