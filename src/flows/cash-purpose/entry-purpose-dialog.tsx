import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { purposeChoices } from "#domain/statement/flow-choices.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { entryNow } from "#storage/queries/statements/payments-on.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { PurposeField } from "./purpose-field.tsx";
import { cashPurposeTexts as texts } from "./texts.ts";

interface EntryPurposeProps {
  readonly entry: Entry;
  readonly chart: Chart;
  readonly onClose: () => void;
}

/** Says what the payments and receipts of one entry were for. */
export function EntryPurposeDialog({ entry, chart, onClose }: EntryPurposeProps) {
  const storage = useStorage();
  const found = useQueryKeepingLast(() => entryNow(storage, entry), [storage, entry.id]);
  // Until the month is known, nothing is offered that it may refuse.
  const { entry: shown, closed } = (found.state === "ready" ? found.value : null) ?? { entry, closed: true };
  return (
    <Dialog
      open
      title={texts.title}
      subtitle={texts.ofEntry(shown.number)}
      size="md"
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className="mb-4 text-muted">{texts.help}</p>
      <div className="grid gap-4">
        {purposeChoices(shown, pucReader(chart)).map((choice) => (
          <PurposeField
            key={choice.account}
            entry={shown}
            closed={found.state === "ready" && closed}
            disabled={found.state !== "ready"}
            choice={choice}
            chart={chart}
            label={accountLabel(chart, choice.account)}
          />
        ))}
      </div>
    </Dialog>
  );
}
