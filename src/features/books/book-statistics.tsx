import { useState } from "react";
import { formatDay, formatMonth, formatNumber } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { usePolicy } from "#session/gates/use-policy.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import type { BookCard } from "#storage/queries/books/book-cards.ts";
import { type ShownUsage, usageOfBook } from "#storage/queries/books/book-usage.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { PremiumPanel } from "#ui/kit/text/premium-panel.tsx";
import { bookTexts } from "./texts.ts";

const texts = bookTexts.usage;
/** A year and the month it is compared with. */
const MOST_MONTHS = 13;

function Months({ months }: Pick<ShownUsage, "months">) {
  const shown = months.slice(-MOST_MONTHS);
  const most = shown.reduce((high, each) => Math.max(high, each.entries), 1);
  return (
    <table className="w-full">
      <caption className="mb-2 text-start font-semibold">{texts.months}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.month}</th>
          <th scope="col">{texts.entries}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ month, entries }) => (
          <tr key={month}>
            <th scope="row" className="w-40 py-1 text-start font-normal text-muted max-sm:w-36">
              {formatMonth(month)}
            </th>
            <td className="py-1">
              <span className="flex items-center gap-3">
                <span className="h-2 flex-1" aria-hidden="true">
                  <span
                    className="block h-2 bg-primary print:border"
                    style={{ width: `${(entries / most) * 100}%` }}
                  />
                </span>
                <span className="w-12 text-end font-semibold">{formatNumber(entries)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Accounts({ accounts, names }: Pick<ShownUsage, "accounts" | "names">) {
  return (
    <table className="w-full">
      <caption className="mb-2 text-start font-semibold">{texts.accounts}</caption>
      <thead>
        <tr className="border-raya border-b text-caption text-muted">
          <th scope="col" className="pb-1 text-start font-normal">
            {texts.account}
          </th>
          <th scope="col" className="pb-1 text-end font-normal">
            {texts.moved}
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ account, moved }) => (
          <tr key={account}>
            <th scope="row" className="break-words py-1 pe-3 text-start font-normal">
              {names.get(account)}
            </th>
            <td className="py-1 text-end font-semibold">
              <AmountText value={moved} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2} className="pt-1 text-caption text-muted">
            {texts.movedHelp}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Days({ days, idleDays, lastEntry }: Pick<ShownUsage, "days" | "idleDays" | "lastEntry">) {
  return (
    <div>
      <h3 className="mb-2 font-semibold">{texts.days}</h3>
      <p className="font-semibold text-lg">{days === 0 ? texts.notStarted : texts.idle(idleDays, days)}</p>
      <p className="mt-1 text-muted">{texts.daysText}</p>
      {lastEntry === null ? null : <p className="mt-1 text-muted">{texts.lastEntry(formatDay(lastEntry))}</p>}
    </div>
  );
}

function Figures({ bookId }: { readonly bookId: BookId }) {
  const storage = useStorage();
  const found = useQuery(() => usageOfBook(storage, bookId), [storage, bookId]);
  if (found.state !== "ready") return <SkeletonRows label={texts.loading} />;
  const usage = found.value;
  if (usage === null || usage.months.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <div className="grid items-start gap-8 md:grid-cols-2 xl:grid-cols-[1.3fr_1.2fr_1fr]">
      <Months months={usage.months} />
      <Accounts accounts={usage.accounts} names={usage.names} />
      <Days days={usage.days} idleDays={usage.idleDays} lastEntry={usage.lastEntry} />
    </div>
  );
}

interface BookStatisticsProps {
  readonly cards: readonly BookCard[];
}

/** Usage statistics of the books, one at a time; for plans that include them. */
export function BookStatistics({ cards }: BookStatisticsProps) {
  const allowed = usePolicy("book-statistics");
  const [chosen, setChosen] = useState<BookId | null>(null);
  const book = cards.find((card) => card.book.id === chosen)?.book ?? cards[0]?.book;
  if (!allowed.allowed) return <PremiumPanel title={texts.title} text={texts.text} onUpgrade={openUpgrade} />;
  if (book === undefined) return null;
  return (
    <section className="rounded-box border border-raya bg-base-100 p-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-2.5">
          <h2 className="font-semibold text-base">{texts.title}</h2>
          <Badge tone="premium">{bookTexts.premium}</Badge>
        </div>
        <SelectField
          aria-label={texts.book}
          className="w-full sm:w-72"
          value={book.id as string}
          options={cards.map((card) => ({ value: card.book.id as string, label: card.book.name }))}
          onChange={(id) => setChosen(cards.find((card) => card.book.id === id)?.book.id ?? null)}
        />
      </div>
      <Figures key={book.id} bookId={book.id} />
    </section>
  );
}
