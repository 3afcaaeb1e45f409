import type { Book } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import type { MonthSheet } from "#storage/queries/books/journal.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { PesosText } from "#ui/kit/text/pesos-text.tsx";
import { useSelected } from "#ui/kit/use-store.ts";
import { SeeSample } from "../sheet/see-sample.tsx";
import { startBlank, startedBlank } from "../sheet/started-blank.ts";
import type { OperationDraft } from "./operation/simple-draft.ts";
import { EffectMark } from "./operation/simple-icons.tsx";
import { SAMPLE_SALE, sampleDraft } from "./simple-sample.ts";
import { dayHeading, operationWords, simpleTexts as texts } from "./texts.ts";

interface SimpleBlankProps {
  readonly book: Book;
  readonly month: MonthSheet;
  readonly today: Day;
  readonly canWrite: boolean;
  readonly onUse: (draft: OperationDraft) => void;
}

interface SampleProps {
  readonly today: Day;
  readonly onUse: () => void;
  readonly onBlank: () => void;
}

/** The sample sale: looks like a row, says that it is an example, and becomes an operation only when used. */
function SampleSale({ today, onUse, onBlank }: SampleProps) {
  return (
    <section aria-label={texts.sampleTitle}>
      <p className="border-raya border-y bg-base-200 px-4 py-2 font-semibold text-caption text-muted md:px-6">
        {dayHeading(today, today)}
      </p>
      <div className="flex items-center gap-3 border-borde border-b border-dashed px-4 py-2.5 text-muted md:px-6">
        <EffectMark effect={SAMPLE_SALE.amount} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-2 text-[0.9375rem]">
            {texts.sampleTitle}
            <Badge tone="neutral">{texts.sampleTag}</Badge>
          </span>
          <span className="block text-caption">{operationWords(SAMPLE_SALE.type, SAMPLE_SALE.method)}</span>
        </span>
        <PesosText value={SAMPLE_SALE.amount} signed />
      </div>
      <div className="flex flex-wrap items-center gap-2 px-4 py-3 md:px-6">
        <p className="flex-1 basis-full text-caption text-muted sm:basis-56">{texts.sampleBanner}</p>
        <Button size="sm" onClick={onUse}>
          {texts.useSample}
        </Button>
        <Button size="sm" variant="ghost" onClick={onBlank}>
          {texts.startBlank}
        </Button>
        <SeeSample />
      </div>
    </section>
  );
}

/** Empty month; if the book never had an operation, with the sample sale. */
export function SimpleBlank({ book, month, today, canWrite, onUse }: SimpleBlankProps) {
  const isStarted = useSelected(startedBlank, (books) => books.has(book.id));
  const untouched = book.lastNumber === 0 && month.unfinished === 0;
  if (canWrite && untouched && !isStarted) {
    return (
      <SampleSale
        today={today}
        onUse={() => onUse(sampleDraft(today, texts.sampleTitle))}
        onBlank={() => startBlank(book.id)}
      />
    );
  }
  return (
    <EmptyState
      level={2}
      bare
      title={texts.emptyMonth(formatMonth(month.month).toLowerCase())}
      text={canWrite ? texts.emptyText : undefined}
    />
  );
}
