import Plus from "lucide-react/icons/plus";
import { formatMonthName } from "#domain/kernel/format.ts";
import { BalanceBar } from "#ui/accounting/indicators/balance-bar.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { differenceOf, isBlank } from "../editor/entry-draft.ts";
import { focusWriting } from "../month/read-only-notice.tsx";
import { journalTexts as texts } from "../texts.ts";
import type { Journal } from "../use-journal.ts";

interface PhoneBarProps {
  readonly journal: Journal;
  readonly onAdd: () => void;
}

/** Always in sight: how the month stands, and the next line. */
export function PhoneBar({ journal, onAdd }: PhoneBarProps) {
  const { month, sums, rules, view, state } = journal;
  const { draft, original } = view.state;
  // What stood in the row is in the book, and its button is gone.
  const close = () => void journal.closing.close().then((done) => done && focusWriting());
  const isReady = !isBlank(draft) && differenceOf(draft) === 0;
  return (
    <div className="journal-bar no-print">
      <div className="relative">
        <span className="absolute top-0 right-0 text-caption text-muted max-[359px]:sr-only">
          {texts.sums(formatMonthName(month.month))}
        </span>
        <BalanceBar debit={sums.debit} credit={sums.credit} provisional={state.provisional} />
      </div>
      {rules.readOnly ? null : (
        <div className="mt-2 flex gap-2">
          {original === null ? null : (
            <Button size="lg" className="flex-1" onClick={view.onDrop}>
              {texts.cancelEdit}
            </Button>
          )}
          {isReady ? (
            <Button size="lg" variant="primary" className="flex-1" onClick={close}>
              {texts.close}
            </Button>
          ) : null}
          <Button
            size="lg"
            variant={isReady ? "outline" : "primary"}
            className="flex-1"
            data-go-on
            icon={<Plus size={20} aria-hidden="true" />}
            onClick={onAdd}
          >
            {texts.addLine}
          </Button>
        </div>
      )}
    </div>
  );
}
