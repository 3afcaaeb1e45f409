import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import Scale from "lucide-react/icons/scale";
import { type MouseEvent, memo, type ReactNode } from "react";
import type { Side } from "#domain/accounting/account.ts";
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
import { fitInRow } from "./fit-in-row.ts";

/** Header, finger-high lines, and the detail below (px). */
export const PHONE_METRICS: RowMetrics = { head: 44, line: 44, tail: 34 };

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

/** What of a line was pressed: it opens there (UX-21). */
export type PressedPart = "account" | "amount";

/** The row is one target for a finger, and its name the button that says so. */
function partPressed({ currentTarget, clientX, detail }: MouseEvent<HTMLElement>): PressedPart {
  const isOnName = detail === 0 || clientX < currentTarget.getBoundingClientRect().right;
  return isOnName ? "account" : "amount";
}

const CLAMPS = ["line-clamp-1", "line-clamp-2", "line-clamp-3"] as const;

interface LineNameProps {
  readonly name: string;
  readonly party: string | undefined;
  readonly side: Side;
}

/** The name of a line and its third party, set as its row has room for them. */
function LineName({ name, party = "", side }: LineNameProps) {
  const fit = fitInRow(name, party, side);
  return (
    <span className="min-w-0" data-small={fit.isSmall || undefined}>
      <span className={classNames("journal-block-label wrap-anywhere", CLAMPS[fit.name - 1])}>{name}</span>
      {party === "" ? null : (
        <span className={classNames("journal-block-party wrap-anywhere", CLAMPS[fit.party - 1])}>
          {party}
        </span>
      )}
    </span>
  );
}

/** What the account is called; with its code where another one of the entry has the same name. */
function namesOf(chart: Chart, lines: readonly EntryLine[]): string[] {
  const named = lines.map(({ account: code }) => {
    const account = findAccount(chart, code);
    return { code, name: account ? displayName(chart, account) : code || texts.noAccount };
  });
  return named.map(({ code, name }) => {
    const hasTwin = named.some((other) => other.name === name && other.code !== code);
    return chart.showsCodes && hasTwin ? `${code} ${name}` : name;
  });
}

interface BlockLineProps {
  readonly name: string;
  readonly line: EntryLine;
  readonly onOpen?: ((part: PressedPart) => void) | undefined;
}

function BlockLine({ name, line, onOpen }: BlockLineProps) {
  const side = line.credit > 0 ? "credit" : "debit";
  const named = <LineName name={name} party={line.thirdParty} side={side} />;
  return (
    <li className="journal-block-line" data-side={side}>
      {onOpen ? (
        <button type="button" className="journal-block-open" onClick={(event) => onOpen(partPressed(event))}>
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
  readonly onLine?: (index: number, part: PressedPart) => void;
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
  const names = namesOf(chart, lines);
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
          <button
            type="button"
            className="min-w-0 flex-1 self-stretch truncate text-start"
            onClick={props.onHead}
          >
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
            name={names[index] ?? ""}
            line={line}
            onOpen={props.onLine && ((part) => props.onLine?.(index, part))}
          />
        ))}
      </ul>
      <p className="journal-block-tail">{words}</p>
    </section>
  );
});
