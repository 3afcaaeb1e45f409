import Plus from "lucide-react/icons/plus";
import { DIRECTIONS } from "#domain/accounting/operations/operation.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { SimpleBar } from "../operation/simple-bar.tsx";
import { begunDebt } from "../operation/simple-draft.ts";
import type { SimpleJournal } from "../use-simple-journal.ts";
import { debtTexts as texts } from "./texts.ts";

/** On a phone: a new debt, of somebody else or one's own. */
export function DebtAddBar({ state, proposed }: Pick<SimpleJournal, "state" | "proposed">) {
  return (
    <SimpleBar>
      <div className="flex flex-1 gap-2.5">
        {DIRECTIONS.map((direction) => (
          <Button
            key={direction}
            variant="outline"
            className="min-w-0 flex-1"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => state.beginWith(begunDebt(direction, proposed))}
          >
            {texts.add[direction]}
          </Button>
        ))}
      </div>
    </SimpleBar>
  );
}
