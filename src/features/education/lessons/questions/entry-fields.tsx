import type { AccountCode, Side } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { type ChosenLine, readChosenLine, writeChosenLine } from "#domain/lessons/grade-answer.ts";
import type { LessonEntryQuestion } from "#domain/lessons/lesson.ts";
import { orderOptions } from "#domain/lessons/order-options.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { lessonTexts as texts } from "../texts.ts";

interface EntryFieldsProps {
  readonly question: LessonEntryQuestion;
  readonly chart: Chart;
  readonly lines: readonly string[];
  readonly onChange: (lines: readonly string[]) => void;
  readonly isGraded: boolean;
}

const SIDE_OPTIONS = (["debit", "credit"] as const).map((side) => ({ value: side, label: texts[side] }));

/** An entry to complete: its amounts stand, account and side of each line are chosen from lists. */
export function EntryFields({ question, chart, lines, onChange, isGraded }: EntryFieldsProps) {
  const codes = [...question.lines, ...question.distractors].map(({ account }) => account);
  const accounts = orderOptions(codes, (code) => code, question.id, 0).map((code) => ({
    value: code,
    label: accountLabel(chart, code),
  }));
  const change = (at: number, part: Partial<ChosenLine>) =>
    onChange(
      lines.map((line, index) =>
        index === at ? writeChosenLine({ ...readChosenLine(line), ...part }) : line,
      ),
    );
  return (
    <div className="lesson-entry">
      {question.lines.map(({ amount }, index) => {
        const { account, side } = readChosenLine(lines[index]);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of the question keep their order
          <div key={index} className="lesson-entry-line">
            <span className="lesson-entry-amount">
              <AmountText value={amount} zero="figure" />
            </span>
            <SelectField<AccountCode>
              aria-label={texts.accountOf(amount)}
              value={account ?? ""}
              options={accounts}
              placeholder={texts.account}
              disabled={isGraded}
              onChange={(value) => change(index, { account: value })}
            />
            <SelectField<Side>
              aria-label={texts.sideOf(amount)}
              value={side ?? ""}
              options={SIDE_OPTIONS}
              placeholder={texts.side}
              disabled={isGraded}
              onChange={(value) => change(index, { side: value })}
            />
          </div>
        );
      })}
    </div>
  );
}
