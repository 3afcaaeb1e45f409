import Plus from "lucide-react/icons/plus";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/kit/controls/button.tsx";
import { simpleTexts as texts } from "../texts.ts";
import { SimpleBar } from "./simple-bar.tsx";
import type { DraftType } from "./simple-draft.ts";
import { TypeIcon } from "./simple-icons.tsx";

interface SimpleAddBarProps {
  readonly onAdd: (type: DraftType) => void;
  /** An operation in somebody's own words, never blank. */
  readonly onTell: (words: string) => void;
}

const QUICK: readonly DraftType[] = ["sale", "expense", "purchase", "income", "transfer"];

/** Of what one operation is told in; the form's description takes no more. */
const LONGEST = 200;

/** The words that begin a form; without any, the form for any type. */
function TellForm({ onAdd, onTell }: SimpleAddBarProps) {
  const [words, setWords] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === "") return onAdd("sale");
    setWords("");
    onTell(words);
  };
  return (
    <form className="simple-tell mt-2.5 flex gap-2" onSubmit={submit}>
      <span className="control min-w-0 flex-1" data-size="lg">
        <input
          type="text"
          aria-label={texts.tell.label}
          placeholder={texts.tell.example}
          value={words}
          maxLength={LONGEST}
          autoComplete="off"
          enterKeyHint="go"
          onChange={(event) => setWords(event.target.value)}
        />
      </span>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        data-go-on
        aria-label={texts.add}
        icon={<Plus size={24} aria-hidden="true" />}
      />
    </form>
  );
}

/** Within the thumb's reach: five common types that open the sheet preselected, and any operation in a few words. */
export function SimpleAddBar({ onAdd, onTell }: SimpleAddBarProps) {
  return (
    <SimpleBar>
      <fieldset className="grid grid-cols-5 gap-1.5">
        <legend className="sr-only">{texts.quick}</legend>
        {QUICK.map((type) => (
          <button
            key={type}
            type="button"
            className="flex min-h-15 flex-col items-center justify-center gap-1 rounded-field border border-borde bg-base-100 font-semibold text-caption hover:border-base-content"
            onClick={() => onAdd(type)}
          >
            <TypeIcon type={type} size={22} />
            {texts.types[type]}
          </button>
        ))}
      </fieldset>
      <TellForm onAdd={onAdd} onTell={onTell} />
    </SimpleBar>
  );
}
