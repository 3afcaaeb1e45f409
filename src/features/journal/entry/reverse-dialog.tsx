import { useState } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useFollowing } from "#ui/kit/use-following.ts";
import { reversalDay } from "../month/period.ts";
import { journalTexts as texts } from "../texts.ts";

interface ReverseDialogProps {
  readonly entry: Entry;
  readonly today: Day;
  readonly closed: boolean;
  readonly onReverse: (date: Day) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for the day of the reversal; the rest follows from the entry. */
export function ReverseDialog({ entry, today, closed, onReverse, onClose }: ReverseDialogProps) {
  const [date, setDate] = useFollowing<Day | null>(reversalDay(entry.date, today, closed));
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (date === null || busy) return;
    setBusy(true);
    const done = await onReverse(date);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.reverseTitle(entry.number)}
      subtitle={[formatDay(entry.date), entry.reference, entry.description].filter(Boolean).join(", ")}
      footer={(close) => (
        <>
          <Button variant="ghost" onClick={close}>
            {texts.cancel}
          </Button>
          <Button variant="primary" loading={busy} disabled={date === null} onClick={() => void submit()}>
            {texts.reverse}
          </Button>
        </>
      )}
    >
      <p className="mb-4">{texts.reverseText}</p>
      <DateField
        label={texts.reverseDate}
        value={date}
        today={today}
        onChange={setDate}
        onKeyDown={(event) => event.key === "Enter" && void submit()}
      />
    </Dialog>
  );
}
