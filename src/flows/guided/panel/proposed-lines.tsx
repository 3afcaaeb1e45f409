import type { Side } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { type GuidedLine, lineReason } from "#domain/guided/line-reason.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { nameOfAccount } from "./question-options.ts";
import { guidedPanelTexts } from "./texts.ts";

const { confirm: texts } = guidedPanelTexts;

interface ProposedLinesProps {
  readonly title: string;
  readonly chart: Chart;
  readonly proposed: readonly GuidedLine[];
  /** The lines as they will be written. */
  readonly lines: readonly EntryLine[];
  /** They are written as they are: an asset of the register leaves by its own entry. */
  readonly fixed: boolean;
  readonly changing: boolean;
  readonly onChanging: (changing: boolean) => void;
  readonly onLines: (lines: readonly EntryLine[]) => void;
}

interface ReasonProps {
  readonly chart: Chart;
  readonly proposed: GuidedLine;
}

/** Which rule put a line there, and why on its side. */
function Reason({ chart, proposed }: ReasonProps) {
  const { rule, side, norm } = lineReason(chart, proposed);
  return (
    <details className="guided-why">
      <summary>
        <span aria-hidden="true">{texts.whyShort}</span>
        <span className="sr-only">{texts.why(nameOfAccount(chart, proposed.line.account))}</span>
      </summary>
      <p>{rule}</p>
      <p>{side}</p>
      {norm === null ? null : <p>{texts.norm(norm)}</p>}
    </details>
  );
}

/** Whether the line is still the proposed one, but for its amount: its reason then holds. */
function holds(line: EntryLine | undefined, { line: own }: GuidedLine): boolean {
  return line !== undefined && line.account === own.account && line.debit > 0 === own.debit > 0;
}

const sideOf = ({ debit }: EntryLine): Side => (debit > 0 ? "debit" : "credit");

interface EditedLineProps {
  readonly chart: Chart;
  readonly line: EntryLine;
  /** The side that was proposed: an emptied amount has none of its own. */
  readonly side: Side;
  readonly at: number;
  readonly onLine: (line: EntryLine) => void;
}

function EditedLine({ chart, line, side, at, onLine }: EditedLineProps) {
  return (
    <li className="grid gap-1 border-raya border-b pb-3">
      <AccountPicker
        label={side === "debit" ? texts.debit : texts.credit}
        aria-label={texts.lineAccount(at + 1)}
        chart={chart}
        value={line.account}
        place={() => ({ side, others: [] })}
        onChange={(account) => onLine({ ...line, account })}
      />
      <MoneyField
        aria-label={texts.lineAmount(at + 1)}
        value={line[side]}
        onChange={(amount: Pesos) => onLine({ ...line, [side]: amount })}
      />
    </li>
  );
}

/** The entry that was proposed: to read, each line with its reason, and to change before it is written. */
export function ProposedLines({
  title,
  chart,
  proposed,
  lines,
  changing,
  fixed,
  ...ways
}: ProposedLinesProps) {
  const replace = (at: number, line: EntryLine) =>
    ways.onLines(lines.map((each, index) => (index === at ? line : each)));
  return (
    <section className="mt-5" aria-label={title}>
      <div className="flex items-baseline justify-between gap-2">
        <h4 className="font-semibold">{title}</h4>
        {fixed ? null : (
          <Button
            size="sm"
            variant="ghost"
            aria-pressed={changing}
            onClick={() => ways.onChanging(!changing)}
          >
            {changing ? texts.keep : texts.change}
          </Button>
        )}
      </div>
      {changing ? (
        <ol className="mt-2 grid gap-3">
          {lines.map((line, at) => (
            <EditedLine
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an entry keep their order
              key={at}
              chart={chart}
              line={line}
              side={sideOf(proposed[at]?.line ?? line)}
              at={at}
              onLine={(next) => replace(at, next)}
            />
          ))}
        </ol>
      ) : (
        <EntryTable
          entry={{ description: title, lines }}
          chart={chart}
          below={(at) => {
            const own = proposed[at];
            return own !== undefined && holds(lines[at], own) ? (
              <Reason chart={chart} proposed={own} />
            ) : null;
          }}
        />
      )}
    </section>
  );
}
