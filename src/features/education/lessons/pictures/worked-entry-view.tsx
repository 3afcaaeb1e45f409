import type { Chart } from "#domain/accounting/chart.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import type { WorkedEntry, WorkedLine } from "#domain/lessons/lesson.ts";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { lessonTexts as texts } from "../texts.ts";

/** Lines of a lesson as lines of an entry of the product. */
export function exampleLines(
  lines: readonly Pick<WorkedLine, "account" | "side" | "amount">[],
): readonly EntryLine[] {
  return lines.map(({ account, side, amount }) => ({
    account,
    debit: side === "debit" ? amount : ZERO,
    credit: side === "credit" ? amount : ZERO,
  }));
}

interface WorkedEntryViewProps {
  readonly example: WorkedEntry;
  readonly chart: Chart;
}

/** A worked entry as the product's journal shows one, with the reason of each line. */
export function WorkedEntryView({ example: { description, lines }, chart }: WorkedEntryViewProps) {
  return (
    <figure className="lesson-figure">
      <figcaption className="font-semibold">{description}</figcaption>
      <EntryTable entry={{ description, lines: exampleLines(lines) }} chart={chart} />
      <ol className="lesson-reasons" aria-label={texts.because}>
        {lines.map(({ account, why }) => (
          <li key={account}>
            <strong>{accountLabel(chart, account)}.</strong> {why}
          </li>
        ))}
      </ol>
    </figure>
  );
}
