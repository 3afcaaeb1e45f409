import Check from "lucide-react/icons/check";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { FiscalDialogState } from "./fiscal-dialog-machine.ts";
import { fiscalTexts } from "./texts.ts";

const { crumbs: texts } = fiscalTexts;

interface CrumbsProps {
  readonly state: FiscalDialogState;
  readonly onBack: () => void;
}

/** The current step of the dialog; the previous step is a button that goes back. */
export function FiscalCrumbs({ state, onBack }: CrumbsProps) {
  const { mode, from, context } = state;
  const initial = context === "creation" ? texts.scope : texts.initial;
  const names = { initial, "profile-selection": texts.selection, configuration: texts.configuration };
  return (
    <ol className="fiscal-crumbs" aria-label={texts.label}>
      {from === null ? null : (
        <>
          <li>
            <button type="button" className="fiscal-crumb" onClick={onBack}>
              <Check size={15} aria-hidden="true" />
              <span className="sr-only">{texts.done}</span>
              {names[from]}
            </button>
          </li>
          <li aria-hidden="true">
            <ChevronRight size={14} />
          </li>
        </>
      )}
      <li aria-current="step">{names[mode]}</li>
    </ol>
  );
}
