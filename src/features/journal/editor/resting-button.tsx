import Plus from "lucide-react/icons/plus";
import { Kbd } from "#ui/kit/controls/kbd.tsx";
import { journalTexts as texts } from "../texts.ts";

/** Where the next entry is written: says what can be typed. */
export function RestingButton({ onStart }: { readonly onStart: () => void }) {
  const [lead, today, or, yesterday] = texts.newEntryHint;
  return (
    <button
      type="button"
      className="journal-resting"
      aria-label={texts.newEntry}
      onFocus={onStart}
      onClick={onStart}
    >
      <Plus size={16} aria-hidden="true" className="mx-1.75" />
      <span aria-hidden="true" className="key-hint inline-flex items-center gap-1.5">
        {lead} <Kbd>20</Kbd>, <Kbd>{today}</Kbd> {or} <Kbd>{yesterday}</Kbd>
      </span>
    </button>
  );
}
