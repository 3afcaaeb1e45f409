import Plus from "lucide-react/icons/plus";
import { formatMonthName } from "#domain/kernel/format.ts";
import { BalanceBar } from "#ui/accounting/indicators/balance-bar.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { useSelected } from "#ui/kit/use-store.ts";
import { watchBottomBar } from "#ui/kit/watch-bottom-bar.ts";
import { differenceOf, isBlank } from "../editor/entry-draft.ts";
import type { Journal } from "../journal.ts";
import { focusWriting } from "../month/read-only-notice.tsx";
import { useShownMonth } from "../sheet/use-shown-month.ts";
import { journalTexts as texts } from "../texts.ts";

interface PhoneBarProps {
  readonly journal: Journal;
  readonly onAdd: () => void;
}

/** Always visible: the month's balance, and the button for the next line. */
export function PhoneBar({ journal, onAdd }: PhoneBarProps) {
  const { place, writing } = journal;
  const { month, rules } = place;
  const { editor, closing, drop } = writing;
  const { debit, credit, provisional } = useShownMonth(journal);
  const isNew = useSelected(editor, ({ original }) => original === null);
  const isReady = useSelected(editor, ({ draft }) => !isBlank(draft) && differenceOf(draft) === 0);
  // The entry is posted and its button gone, so the focus must move.
  const close = () => void closing.close().then((done) => done && focusWriting());
  return (
    <div ref={watchBottomBar} className="journal-bar no-print">
      <div className="relative">
        <span className="absolute top-0 right-0 text-caption text-muted max-[359px]:sr-only">
          {texts.sums(formatMonthName(month.month))}
        </span>
        <BalanceBar debit={debit} credit={credit} provisional={provisional} />
      </div>
      {rules.readOnly ? null : (
        <div className="mt-2 flex gap-2" data-three={!isNew && isReady}>
          {isNew ? null : (
            <Button size="lg" className="flex-1" onClick={drop}>
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
