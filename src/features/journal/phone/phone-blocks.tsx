import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import Scale from "lucide-react/icons/scale";
import { memo, type ReactNode } from "react";
import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import { checkNewEntry, entryTotals } from "#domain/accounting/entries/check-entry.ts";
import type { EntryContent, EntryLine, EntryStatus } from "#domain/accounting/entries/entry.ts";
import { formatShortDay } from "#domain/kernel/format.ts";
import { problemText } from "#session/notices/refusal-text.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { lightSide } from "../editor/draft-words.ts";
import { firstToMend } from "../editor/entry-focus.ts";
import type { RowMetrics } from "../sheet/month-layout.ts";
import { journalTexts as texts } from "../texts.ts";
import { writingTexts } from "../writing/texts.ts";

/** Header, finger-high lines, and the detail below (px). */
export const PHONE_METRICS: RowMetrics = { head: 42, line: 44, tail: 34 };

interface StateProps {
  readonly status: EntryStatus;
  readonly lines: readonly EntryLine[];
  /** It stands in the book, and what is shown is its correction. */
  readonly isCorrected: boolean;
}

/** State of the entry, as an icon and a word. */
function BlockState({ status, lines, isCorrected }: StateProps) {
  if (status === "void") {
    return (
      <span className="journal-block-state text-muted">
        <Ban size={16} aria-hidden="true" />
        {texts.void}
      </span>
    );
  }
  const difference = entryTotals(lines)?.difference ?? null;
  if (difference === 0 && status === "posted") {
    return (
      <span className="journal-block-state text-success">
        <Check size={16} aria-hidden="true" />
        {texts.balanced}
      </span>
    );
  }
  return (
    <span className="journal-block-state text-error">
      <Scale size={16} aria-hidden="true" />
      {difference === 0 ? (isCorrected ? writingTexts.correction : texts.draft) : null}
      {difference === null ? texts.unbalanced : null}
      {difference ? texts.lacking(lightSide(difference)) : null}
    </span>
  );
}

interface BlockLineProps {
  readonly chart: Chart;
  readonly line: EntryLine;
  readonly onOpen?: (() => void) | undefined;
}

function BlockLine({ chart, line, onOpen }: BlockLineProps) {
  const account = findAccount(chart, line.account);
  const name = account ? displayName(chart, account) : line.account || texts.noAccount;
  // A long name wraps to a second line before it is truncated.
  const label = (
    <span
      className={classNames(
        "journal-block-label leading-4.5 wrap-anywhere",
        // Two lines of the row's height: of both the account, or one for each.
        line.thirdParty ? "line-clamp-1" : "line-clamp-2",
      )}
    >
      {name}
    </span>
  );
  const party = line.thirdParty ? (
    <span className="journal-block-party line-clamp-1 wrap-anywhere">{line.thirdParty}</span>
  ) : null;
  const named = party ? (
    <span className="min-w-0">
      {label}
      {party}
    </span>
  ) : (
    label
  );
  return (
    <li className="journal-block-line" data-side={line.credit > 0 ? "credit" : "debit"}>
      {onOpen ? (
        <button type="button" className="journal-block-open" onClick={onOpen}>
          {named}
        </button>
      ) : (
        <span className="journal-block-name">{named}</span>
      )}
      <span className="journal-block-amount" data-line="double">
        <AmountText value={line.debit} zero="blank" />
      </span>
      <span className="journal-block-amount" data-line="single">
        <AmountText value={line.credit} zero="blank" />
      </span>
    </li>
  );
}

interface EntryBlockProps {
  readonly content: EntryContent;
  readonly status: EntryStatus;
  readonly number: number;
  readonly note: string | null;
  readonly chart: Chart;
  readonly top: number;
  readonly height: number;
  readonly isNew?: boolean;
  readonly isOpen?: boolean;
  readonly isSample?: boolean;
  readonly menu?: ReactNode;
  /** After its day and number: whether it has files. */
  readonly clip?: ReactNode;
  readonly onLine?: (index: number) => void;
  readonly onHead?: () => void;
}

/** What prevents a balanced draft from being posted. */
function lackOf(content: EntryContent, chart: Chart): string | null {
  if (entryTotals(content.lines)?.difference !== 0) return null;
  const problem = firstToMend(checkNewEntry(content, chart));
  return problem ? problemText(problem) : texts.unfinished;
}

/** One entry on a phone: day, reference and state; lines in two columns; detail. */
export const EntryBlock = memo(function EntryBlock(props: EntryBlockProps) {
  const {
    content,
    status,
    number,
    note,
    chart,
    top,
    height,
    isNew = false,
    isOpen = false,
    isSample = false,
  } = props;
  const { date, reference, description, lines } = content;
  const lack = status === "draft" && !isSample ? lackOf(content, chart) : null;
  const words = [lack, [description, note].filter(Boolean).join(", ")].filter(Boolean).join(" · ");
  const named = description || texts.noDescription;
  const name = number > 0 ? texts.entryNumber(number) : texts.draft;
  const shown = [reference, number > 0 ? texts.shortNumber(number) : ""].filter(Boolean).join(" · ");
  const head = (
    <>
      <b className="font-semibold">{formatShortDay(date)}</b> <span className="text-muted">{shown}</span>
    </>
  );
  return (
    <section
      aria-label={isSample ? named : `${name}, ${named}`}
      className={classNames("journal-block", isNew && "row-new")}
      data-status={status}
      data-open={isOpen}
      style={{ top, height }}
    >
      <div className="journal-block-head">
        {props.onHead ? (
          <button type="button" className="min-w-0 flex-1 truncate text-start" onClick={props.onHead}>
            {head}
          </button>
        ) : (
          <span className="min-w-0 flex-1 truncate">
            {head} {props.clip}
          </span>
        )}
        <BlockState status={isSample ? "posted" : status} lines={lines} isCorrected={number > 0} />
        {props.menu}
      </div>
      <ul>
        {lines.map((line, index) => (
          <BlockLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place in its entry
            key={index}
            chart={chart}
            line={line}
            onOpen={props.onLine && (() => props.onLine?.(index))}
          />
        ))}
      </ul>
      <p className="journal-block-tail">{words}</p>
    </section>
  );
});
