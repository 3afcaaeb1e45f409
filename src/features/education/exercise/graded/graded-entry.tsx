import Check from "lucide-react/icons/check";
import CornerLeftUp from "lucide-react/icons/corner-left-up";
import Scale from "lucide-react/icons/scale";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import type { Side } from "#domain/accounting/account.ts";
import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import { abs, type Pesos, subtract } from "#domain/kernel/pesos.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { LINE_TEXTS } from "../label-texts.ts";
import { exerciseTexts as texts } from "../texts.ts";
import type { GradedLine, MarginMark } from "./graded-lines.ts";

export interface ShownEntry {
  readonly key: string;
  /** Day and description as written, or the operation that was not recorded. */
  readonly title: string;
  /** What is wrong with the whole entry, in words. */
  readonly label: string | null;
  readonly lines: readonly GradedLine[];
  /** Of the written lines; null for an operation that was not recorded. */
  readonly sums: { readonly debit: Pesos; readonly credit: Pesos } | null;
  readonly notes: readonly string[];
}

const ICONS: Readonly<Record<MarginMark, ReactNode>> = {
  right: <Check size={18} strokeWidth={2.25} className="text-success" aria-hidden="true" />,
  wrong: <X size={18} strokeWidth={2.25} className="text-error" aria-hidden="true" />,
  consequence: <CornerLeftUp size={18} strokeWidth={2.25} className="text-warntext" aria-hidden="true" />,
  none: null,
};

/** The name of an account; of one that the chart does not have, of the nearest that it hangs from. */
function accountWords(chart: Chart, code: string): string {
  for (let length = code.length; length > 0; length -= 1) {
    const account = findAccount(chart, code.slice(0, length));
    if (account) return displayName(chart, account);
  }
  return "";
}

/**
 * Names that two accounts of an entry have, as written and as it should be: on a phone, which has no column of codes,
 * these lines show theirs.
 */
function twinNames(chart: Chart, lines: readonly GradedLine[]): ReadonlySet<string> {
  const codes = new Map<string, string>();
  const twins = new Set<string>();
  for (const line of lines.flatMap(({ written, right }) => [written, right])) {
    if (line === null) continue;
    const name = accountWords(chart, line.account);
    if ((codes.get(name) ?? line.account) !== line.account) twins.add(name);
    codes.set(name, line.account);
  }
  return twins;
}

function lineName({ chart, isNarrow, twins }: Omit<LineProps, "line">, code: string): string {
  const name = accountWords(chart, code);
  return isNarrow && chart.showsCodes && twins.has(name) ? `${code} ${name}` : name;
}

const hasRemark = ({ label, right, rightParty }: GradedLine): boolean =>
  label !== null || right !== null || rightParty !== null;

interface LineProps {
  readonly line: GradedLine;
  readonly chart: Chart;
  /** No column of codes, and reasons over the whole width: a phone. */
  readonly isNarrow: boolean;
  readonly twins: ReadonlySet<string>;
}

type Where = Pick<LineProps, "chart" | "isNarrow">;

/** Whether the table has a column of codes: not on a phone, and not in a chart of names alone. */
const hasCodes = ({ chart, isNarrow }: Where): boolean => !isNarrow && chart.showsCodes;

function MarkCell({ mark }: { readonly mark: MarginMark | null }) {
  return (
    <td className="graded-mark">
      {mark === null ? null : ICONS[mark]}
      <span className="sr-only">{mark === null ? null : texts.marks[mark]}</span>
    </td>
  );
}

function WrittenRow({ line, ...names }: LineProps) {
  const { written, strikes, mark } = line;
  const thirdParty = written?.thirdParty ?? "";
  if (written === null) return null;
  const name = lineName(names, written.account);
  const account = strikes.account ? <s>{name}</s> : name;
  const amount = <AmountText value={written.amount} />;
  const cell = (side: Side) => (side !== written.side ? null : strikes.amount ? <s>{amount}</s> : amount);
  return (
    <tr data-mark={mark} data-more={hasRemark(line)}>
      <MarkCell mark={mark} />
      {hasCodes(names) ? <td className="graded-code">{written.account}</td> : null}
      <td className="graded-account" data-side={written.side}>
        {account}
        {thirdParty === "" ? null : (
          <span className="block text-caption text-muted">
            {strikes.thirdParty ? <s>{thirdParty}</s> : thirdParty}
          </span>
        )}
      </td>
      <td className="graded-amount">{cell("debit")}</td>
      <td className="graded-amount">{cell("credit")}</td>
    </tr>
  );
}

function reasonOf({ label, right, why }: GradedLine): string | null {
  if (label === "consequence" && right !== null) return texts.becomes(right.amount);
  return why ?? (label === null ? null : LINE_TEXTS[label].question);
}

/** What is wrong, in a few words; of the third party where nothing else is. */
function titleOf({ label, rightParty, written }: GradedLine): string | null {
  if (label !== null) return LINE_TEXTS[label].title;
  if (rightParty === null || written === null) return null;
  return written.thirdParty === "" ? texts.partyMissing : texts.partyWrong;
}

function Reason({ line }: Pick<LineProps, "line">) {
  const title = titleOf(line);
  return (
    <>
      {title === null ? null : <strong>{title}</strong>} {reasonOf(line)}{" "}
      {line.rightParty === null ? null : texts.rightParty(line.rightParty)}
    </>
  );
}

/** The reason in words, with the right account and value in green under the struck ones. */
function RemarkRow({ line, ...names }: LineProps) {
  const { isNarrow } = names;
  const { right, written, strikes, mark } = line;
  if (!hasRemark(line)) return null;
  const showsAccount = right !== null && (written === null || strikes.account);
  const showsAmount = right !== null && (written === null || strikes.amount);
  const cell = (side: Side) =>
    right !== null && showsAmount && right.side === side ? (
      <span className="graded-right">
        <span className="sr-only">{texts.rightValue} </span>
        <AmountText value={right.amount} />
      </span>
    ) : null;
  const margin = <MarkCell mark={written === null ? mark : null} />;
  const hasValues = showsAccount || showsAmount;
  return (
    <>
      {isNarrow && !hasValues ? null : (
        <tr data-mark={mark} data-remark="true" data-more={isNarrow}>
          {margin}
          {hasCodes(names) ? (
            <td className="graded-code graded-right">{showsAccount ? right.account : null}</td>
          ) : null}
          <td className="graded-account" data-side={right?.side ?? written?.side ?? "debit"}>
            {showsAccount ? (
              <span className="graded-right block">{lineName(names, right.account)}</span>
            ) : null}
            {isNarrow ? null : <Reason line={line} />}
          </td>
          <td className="graded-amount">{cell("debit")}</td>
          <td className="graded-amount">{cell("credit")}</td>
        </tr>
      )}
      {isNarrow ? (
        <tr data-mark={mark} data-remark="true">
          {hasValues ? <MarkCell mark={null} /> : margin}
          <td colSpan={3} className="graded-reason">
            <Reason line={line} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

interface SumsProps extends Where {
  readonly sums: NonNullable<ShownEntry["sums"]>;
}

function Sums({ sums, ...where }: SumsProps) {
  const difference = subtract(sums.debit, sums.credit);
  const isEqual = difference === 0;
  const rule = isEqual ? "double" : "single";
  return (
    <tfoot>
      <tr data-equal={isEqual}>
        <td className="graded-mark" />
        <td colSpan={hasCodes(where) ? 2 : 1} className="graded-state">
          <span className="inline-flex items-center gap-2 font-semibold">
            {isEqual ? <Check size={18} aria-hidden="true" /> : <Scale size={18} aria-hidden="true" />}
            {isEqual ? texts.sums : texts.differ(abs(difference))}
          </span>
        </td>
        <td className="graded-amount">
          <AmountText value={sums.debit} rule={rule} />
        </td>
        <td className="graded-amount">
          <AmountText value={sums.credit} rule={rule} />
        </td>
      </tr>
    </tfoot>
  );
}

function Head(where: Where) {
  return (
    <thead>
      <tr>
        <th scope="col" className="graded-mark">
          <span className="sr-only">{texts.margin}</span>
        </th>
        {hasCodes(where) ? (
          <th scope="col" className="graded-code">
            {texts.code}
          </th>
        ) : null}
        <th scope="col">{texts.account}</th>
        <th scope="col" className="graded-amount">
          {texts.debit}
        </th>
        <th scope="col" className="graded-amount">
          {texts.credit}
        </th>
      </tr>
    </thead>
  );
}

/** One entry as a teacher would mark it: marks in the margin, remarks below the lines. */
export function GradedEntry({ entry, chart }: { readonly entry: ShownEntry; readonly chart: Chart }) {
  const { title, label, lines, sums, notes } = entry;
  const isNarrow = useMediaQuery(PHONE);
  const names = { chart, isNarrow, twins: twinNames(chart, lines) };
  return (
    <section className="graded-entry" aria-label={title}>
      <header>
        <h3 className="font-semibold">{title}</h3>
        {label === null ? null : <Badge tone="error">{label}</Badge>}
      </header>
      {lines.length === 0 ? null : (
        <table className="graded-table">
          <Head chart={chart} isNarrow={isNarrow} />
          <tbody>
            {lines.flatMap((line, index) => [
              // biome-ignore-start lint/suspicious/noArrayIndexKey: a line is named by its place in its entry
              <WrittenRow key={`${index} written`} line={line} {...names} />,
              <RemarkRow key={`${index} remark`} line={line} {...names} />,
              // biome-ignore-end lint/suspicious/noArrayIndexKey: a line is named by its place in its entry
            ])}
          </tbody>
          {sums === null ? null : <Sums sums={sums} chart={chart} isNarrow={isNarrow} />}
        </table>
      )}
      {notes.map((note) => (
        <p key={note} className="graded-note">
          {note}
        </p>
      ))}
    </section>
  );
}
