import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { closingAccount } from "#domain/accounting/closing/closing-account.ts";
import type { ClosingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { entryTotals } from "#domain/accounting/entries/check-entry.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { ClosingT } from "./closing-t.tsx";
import { closingTexts as texts } from "./texts.ts";

/** Lines shown of an entry; the others are only counted here and complete in the journal. */
const SHOWN = 8;

function Entry({ entry, chart }: { readonly entry: EntryContent; readonly chart: Chart }) {
  const rest = entry.lines.length - SHOWN - 1;
  const lines = rest > 0 ? [...entry.lines.slice(0, SHOWN), ...entry.lines.slice(-1)] : entry.lines;
  return (
    <section className="mt-5 keep-together">
      <h3 className="section-head">{entry.description}</h3>
      <EntryTable entry={{ description: entry.description, lines }} chart={chart} bare />
      {rest > 0 ? <p className="mt-1 text-caption text-muted">{texts.moreAccounts(rest)}</p> : null}
    </section>
  );
}

interface PreviewProps {
  readonly period: ClosingPeriod;
  readonly title: string;
  readonly text: string;
  /** Without the step that `children` shows. */
  readonly entries: readonly EntryContent[];
  readonly chart: Chart;
  /** How the entries can be undone, and until when. */
  readonly remark: string;
  /** The step that takes the result to equity, while it can be changed. */
  readonly children?: ReactNode;
}

/** The closing entries: proposed before the closing, as posted after it. */
export function ClosingPreview({ period, title, text, entries, chart, remark, children }: PreviewProps) {
  // Posted ones are read from the store: what is written beside them was looked at (ST-17).
  const isEqual = entries.every(({ lines }) => entryTotals(lines)?.difference === 0);
  return (
    <section className="border border-raya" aria-label={title}>
      <div className="p-5">
        <h2 className="title-dialog">{title}</h2>
        <p className="text-caption text-muted">{text}</p>
        <ClosingT account={closingAccount(entries, chart)} period={period} named={chart.kind === "puc"} />
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of a closing keep their order
          <Entry key={index} entry={entry} chart={chart} />
        ))}
        {children}
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption">
          {isEqual ? (
            <span className="inline-flex items-center gap-1.5 font-semibold text-success">
              <Check size={16} aria-hidden="true" />
              {texts.equalSums}
            </span>
          ) : null}
          <span className="text-muted">{texts.leftAtZero}</span>
        </p>
      </div>
      <p className="border-raya border-t bg-base-200 px-5 py-3 text-caption">{remark}</p>
    </section>
  );
}
