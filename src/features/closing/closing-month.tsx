import { useState } from "react";
import type { ClosingPoint } from "#domain/accounting/closing/points/closing-point.ts";
import { capitalize } from "#domain/kernel/capitals.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { closeMonth, reopenMonth } from "#storage/commands/books/close-month.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { useSingle } from "#ui/kit/use-single.ts";
import { leftOf } from "./closing-buttons.tsx";
import { closingTexts as texts } from "./texts.ts";
import type { ClosingView } from "./use-year-closing.ts";

interface MonthProps {
  readonly open: OpenBook;
  readonly view: ClosingView;
  readonly points: readonly ClosingPoint[];
}

/** Closes a month of the journal or opens it, each with the way back in its notice. */
function useMonthActions(bookId: BookId, month: Month, name: string) {
  const storage = useStorage();
  const [busy, setBusy] = useState(false);
  const run = async (close: boolean): Promise<boolean> => {
    const command = { id: storage.newId("command"), bookId, month };
    setBusy(true);
    const done = await tracked(() => (close ? closeMonth(storage, command) : reopenMonth(storage, command)));
    setBusy(false);
    if (!done.ok) toast.error({ title: texts.failed, text: refusalText(done.error) });
    return done.ok;
  };
  const put = useSingle(async (close: boolean) => {
    if (!(await run(close))) return;
    const back = async () => {
      if (await run(!close))
        toast.neutral({ title: close ? texts.monthReopened(name) : texts.monthClosed(name) });
    };
    toast.success({
      title: close ? texts.monthClosed(name) : texts.monthReopened(name),
      ...undoNotice(back),
    });
  });
  return { busy, put };
}

const isShut = ({ months }: ClosingView) => months[0]?.closed === true;

/** Closes the month shown, or opens it again. */
export function MonthButtons({ open, view, points }: MonthProps) {
  const { period } = view;
  const name = capitalize(period.name);
  const { busy, put } = useMonthActions(open.book.id, period.first, name);
  const shut = isShut(view);
  const left = shut ? 0 : leftOf(points);
  if (open.book.status !== "active") return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {left > 0 ? <p className="mr-1 text-caption text-muted">{texts.left(left)}</p> : null}
      <Button
        variant={shut ? "outline" : "primary"}
        disabled={busy || (!shut && view.facts.drafts > 0)}
        onClick={() => void put(!shut)}
      >
        {shut ? texts.reopenMonth(period.name) : texts.closeMonth(period.name)}
      </Button>
    </div>
  );
}

/** What the month holds, and whether it is closed. */
export function ClosingMonth({ view }: MonthProps) {
  const { period, months } = view;
  const name = capitalize(period.name);
  const shut = isShut(view);
  const title = shut ? texts.monthClosedTitle(name) : texts.monthOpenTitle(name);
  const rows = [
    [texts.monthIncome, view.moved.income],
    [texts.monthSpent, view.moved.spent],
    [texts.monthResult, view.moved.result],
  ] as const;
  return (
    <section className="border border-raya" aria-label={title}>
      <div className="p-5">
        <h2 className="title-dialog">{title}</h2>
        <p className="text-caption text-muted">{texts.monthEntries(months[0]?.posted ?? 0)}</p>
        <dl className="closing-arithmetic">
          {rows.map(([label, amount]) => (
            <div key={label} data-total={label === texts.monthResult}>
              <dt>{label}</dt>
              <dd>
                <AmountText value={amount} zero="figure" />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="border-raya border-t bg-base-200 px-5 py-3 text-caption">
        {shut ? texts.monthClosedText : texts.monthOpenText}
      </p>
    </section>
  );
}
