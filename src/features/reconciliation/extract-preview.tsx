import type { ExtractReading } from "#domain/import/bank/read-extract.ts";
import type { Month } from "#domain/kernel/day.ts";
import { type BankExtract, balancesOf, type MonthOfExtract } from "#domain/reconciliation/bank-extract.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { reconciliationTexts as texts } from "./texts.ts";

/** Problems that are listed; more of them are counted. */
const LISTED = 12;
const words = texts.dialog;

/** What of a file is no movement, and why: rows in doubt one by one, those that moved nothing counted. */
export function ExtractProblems({ reading: { problems, unmoved } }: { readonly reading: ExtractReading }) {
  return (
    <>
      {unmoved > 0 ? <p className="text-muted">{words.unmoved(unmoved)}</p> : null}
      {problems.length === 0 ? null : (
        <Banner tone="warn">
          <p className="font-semibold">{words.problems(problems.length)}</p>
          <ul className="list-disc ps-5">
            {problems.slice(0, LISTED).map((each) => (
              <li key={`${each.row} ${each.kind}`}>{words.problem(each)}</li>
            ))}
          </ul>
          {problems.length > LISTED ? <p>{words.moreProblems(problems.length - LISTED)}</p> : null}
        </Banner>
      )}
    </>
  );
}

interface ExtractPreviewProps {
  readonly read: MonthOfExtract;
  readonly month: Month;
  readonly last: BankExtract | null;
}

/** What would be kept of a file: how many lines, which balances, and whether they go on from the month before. */
export function ExtractPreview({ read, month, last }: ExtractPreviewProps) {
  const { content, others } = read;
  const balances = content.opening === null && content.closing === null ? null : balancesOf(content);
  const before = last === null ? null : balancesOf(last);
  const isOther = balances !== null && before !== null && before.closing !== balances.opening;
  return (
    <div role="status" className="grid gap-1">
      <p className="font-semibold">{words.found(content.bank, content.lines.length, month)}</p>
      <p className="text-muted">
        {balances === null ? words.noBalances : words.balances(balances.opening, balances.closing)}
      </p>
      {others > 0 ? <p className="text-muted">{words.others(others)}</p> : null}
      {isOther ? <p className="text-error">{words.otherOpening(before.closing, balances.opening)}</p> : null}
    </div>
  );
}
