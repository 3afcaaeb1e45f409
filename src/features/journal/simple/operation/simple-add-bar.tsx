import Plus from "lucide-react/icons/plus";
import { Button } from "#ui/kit/controls/button.tsx";
import { simpleTexts as texts } from "../texts.ts";
import type { DraftType } from "./simple-draft.ts";
import { TypeIcon } from "./simple-icons.tsx";

interface SimpleAddBarProps {
  readonly onAdd: (type: DraftType) => void;
}

const QUICK: readonly DraftType[] = ["sale", "expense", "purchase", "income", "transfer"];

/** Within the thumb's reach: five common types that open the sheet preselected, and a button for any type. */
export function SimpleAddBar({ onAdd }: SimpleAddBarProps) {
  return (
    <div className="simple-bar no-print fixed inset-x-0 bottom-0 z-10 border-base-content border-t bg-base-100 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
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
      <Button
        variant="primary"
        size="lg"
        block
        data-go-on
        className="mt-2.5"
        icon={<Plus size={20} aria-hidden="true" />}
        onClick={() => onAdd("sale")}
      >
        {texts.add}
      </Button>
    </div>
  );
}
