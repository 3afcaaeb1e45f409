import { useState } from "react";
import { isPlayed } from "#domain/inventory/play-inventories.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos, formatSigned } from "#domain/kernel/format.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { stockRefusalText } from "#flows/stock/refused-text.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { playedInventories } from "#storage/queries/inventory/played-inventories.ts";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { inventoryTexts } from "./texts.ts";
import type { StockActions } from "./use-stock-actions.ts";

const { play: texts, move } = inventoryTexts;
const ROWS = 5;

interface PlayDialogProps {
  readonly open: OpenBook;
  readonly today: Day;
  readonly does: StockActions;
  readonly onClose: () => void;
}

function Row({ label, amount, signed }: { label: string; amount: Pesos; signed: boolean }) {
  return (
    <div className="flex justify-between gap-4 border-raya border-b py-2">
      <dt>{label}</dt>
      <dd className="shrink-0">{signed && amount !== 0 ? formatSigned(amount) : formatPesos(amount)}</dd>
    </div>
  );
}

/** What was sold cost what there was, and was bought, less what was counted: seen before it is posted (IN-13). */
export function PlayDialog({ open, today, does, onClose }: PlayDialogProps) {
  const { book } = open;
  const storage = useStorage();
  const [date, setDate] = useState<Day | null>(today);
  const [sent, setSent] = useState(false);
  const day = date ?? today;
  const found = useQuery(
    () => playedInventories(storage, book, day, texts),
    [storage, book.id, book.chart, day],
  );
  const played = found.state === "ready" ? found.value : null;
  const isDone = played !== null && isPlayed(played);
  const problem =
    date === null
      ? move.needDate
      : isDone
        ? stockRefusalText({ kind: "played-already" }, () => "")
        : undefined;
  const submit = async () => {
    setSent(true);
    if (date !== null && played !== null && !isDone && (await does.play(date, played))) onClose();
  };
  return (
    <FormDialog title={texts.title} confirm={texts.post} busy={false} onClose={onClose} onSubmit={submit}>
      <p>{texts.text}</p>
      <DateField
        label={texts.date}
        picker
        value={date}
        today={today}
        error={sent ? problem : undefined}
        onChange={setDate}
      />
      {played === null ? (
        <SkeletonRows rows={ROWS} label={texts.loading} />
      ) : (
        <dl>
          <Row label={texts.initial} amount={played.initial} signed={false} />
          <Row label={texts.purchases} amount={played.purchases} signed />
          <Row label={texts.returns} amount={pesos(0 - played.returns)} signed />
          <Row label={texts.final} amount={pesos(0 - played.final)} signed />
          <div className="font-semibold">
            <Row label={texts.cost} amount={played.cost} signed={false} />
          </div>
        </dl>
      )}
    </FormDialog>
  );
}
