import type { Side } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { CheckedDrill, DrillLine } from "#domain/glossary/drill.ts";
import { sideOfLine } from "#domain/glossary/drill.ts";
import { sideText } from "#domain/guided/line-reason.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { glossaryTexts } from "./texts.ts";

const { drill: texts, verdicts } = glossaryTexts;

const SIDES: readonly { readonly value: Side; readonly label: string }[] = [
  { value: "debit", label: texts.debit },
  { value: "credit", label: texts.credit },
];

interface DrillFieldsProps {
  readonly lines: readonly DrillLine[];
  readonly chart: Chart;
  readonly checked: CheckedDrill | null;
  readonly onLine: (at: number, line: DrillLine) => void;
}

/** What is said of a line, with why it goes on its side where the account is right. */
function verdictText(chart: Chart, checked: CheckedDrill["lines"][number]): string {
  const { verdict, expected } = checked;
  const account = expected === null ? undefined : chart.byCode.get(expected.account);
  if (expected === null || account === undefined) return verdicts[verdict];
  return `${verdicts[verdict]} ${sideText(chart, account, sideOfLine(expected))}`;
}

/** The lines of a drill: account, side and amount of each, and what is said of it once it is checked. */
export function DrillFields({ lines, chart, checked, onLine }: DrillFieldsProps) {
  return (
    <ol className="drill-lines">
      {lines.map((line, at) => {
        const said = checked?.lines[at];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a drill keep their order
          <li key={at} className="drill-line" data-verdict={said?.verdict}>
            <AccountPicker
              label={texts.line(at + 1)}
              aria-label={texts.account(at + 1)}
              chart={chart}
              value={line.account}
              place={() => ({ side: line.side, others: [] })}
              onChange={(account) => onLine(at, { ...line, account })}
              onClear={() => onLine(at, { ...line, account: null })}
            />
            <div className="drill-amount">
              <Segmented
                label={texts.side(at + 1)}
                value={line.side}
                segments={SIDES}
                onChange={(side) => onLine(at, { ...line, side })}
              />
              <MoneyField
                aria-label={texts.amount(at + 1)}
                value={line.amount}
                onChange={(amount) => onLine(at, { ...line, amount })}
                blankZero
                prefix
              />
            </div>
            {said === undefined ? null : <p className="drill-verdict">{verdictText(chart, said)}</p>}
          </li>
        );
      })}
    </ol>
  );
}
