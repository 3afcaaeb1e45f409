import { Link } from "@tanstack/react-router";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Company } from "#domain/company/company.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { reviewedOn, type Signal, signalKey } from "#domain/watching/signal.ts";
import { ledger } from "#reports/ledger/ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import { trialBalanceEntry } from "#reports/trial-balance/trial-balance.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { type SignalWay, signalWay, type WatchedBook } from "./signal-way.ts";
import { signalWords } from "./signal-words.ts";
import { watchTexts as texts } from "./texts.ts";
import { useReview } from "./use-review.ts";

/** What the books of a company signal, with what a person looked at. */
export interface Watched {
  readonly company: Company;
  readonly books: readonly WatchedBook[];
  readonly cutOff: Day;
  readonly signals: readonly Signal[];
}

function WayLink({ way, title }: { readonly way: SignalWay; readonly title: string }) {
  const look = {
    className: buttonClass({ size: "sm", variant: "outline" }),
    "aria-label": texts.openName(title),
    children: texts.open,
  };
  switch (way.to) {
    case "ledger":
      return <Link {...reportPlace(ledger)} search={way.search} {...look} />;
    case "trial":
      return <Link {...reportPlace(trialBalanceEntry)} search={way.search} {...look} />;
    case "journal":
      return <Link to="/journal/complex" search={way.search} {...look} />;
    case "ages":
      return <Link to="/dashboard/libro-contable/cartera" search={way.search} {...look} />;
  }
}

interface RowProps extends Pick<Watched, "books" | "cutOff"> {
  readonly signal: Signal;
  readonly puc: Chart;
  /** When it was looked at; null: not yet. */
  readonly seen: Day | null;
  readonly onReview: ReturnType<typeof useReview>;
}

function Row({ signal, puc, seen, books, cutOff, onReview }: RowProps) {
  const { title, text } = signalWords(signal, puc);
  const way = signalWay(signal, books, cutOff);
  return (
    <li className="watch-row">
      <div className="min-w-0">
        <h3 className="wrap-anywhere font-semibold">{title}</h3>
        <p className="wrap-anywhere">{text}</p>
        {seen === null ? null : <p className="text-caption text-muted">{texts.seenOn(formatDay(seen))}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {way === null ? null : <WayLink way={way} title={title} />}
        <Button
          size="sm"
          aria-label={seen === null ? texts.reviewedName(title) : texts.againName(title)}
          onClick={() => void onReview(signal, title, seen === null)}
        >
          {seen === null ? texts.reviewed : texts.again}
        </Button>
      </div>
    </li>
  );
}

/** What the books of the company show out of the ordinary, each with its figures, its place and its review. */
export function WatchSection({ watched, puc }: { readonly watched: Watched; readonly puc: Chart }) {
  const { company, signals, books, cutOff } = watched;
  const onReview = useReview(company.id);
  const rows = signals.map((signal) => ({ signal, seen: reviewedOn(signal, company.reviewed ?? []) }));
  const open = rows.filter(({ seen }) => seen === null);
  const done = rows.filter(({ seen }) => seen !== null);
  const row = (each: (typeof rows)[number]) => (
    <Row key={signalKey(each.signal)} {...each} puc={puc} books={books} cutOff={cutOff} onReview={onReview} />
  );
  const nothing = signals.length === 0 ? texts.none : texts.noneLeft;
  return (
    <section data-section="watch">
      <div className="section-head">
        <h2>{texts.title}</h2>
      </div>
      <p className="py-3 text-muted">{open.length === 0 ? nothing : texts.lead}</p>
      {open.length === 0 ? null : <ul>{open.map(row)}</ul>}
      {done.length === 0 ? null : (
        <details className="mt-3">
          <summary className="text-link w-fit">{texts.seenList(done.length)}</summary>
          <ul>{done.map(row)}</ul>
        </details>
      )}
    </section>
  );
}
