import { useRef, useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { type CheckedDrill, checkDrill, type DrillLine, sideOfLine } from "#domain/glossary/drill.ts";
import type { TermExample } from "#domain/glossary/term.ts";
import { sideText } from "#domain/guided/line-reason.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { abs, ZERO } from "#domain/kernel/pesos.ts";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { DrillFields } from "./drill-fields.tsx";
import { glossaryTexts } from "./texts.ts";
import "./glossary.css";

const { drill: texts } = glossaryTexts;

interface DrillProps {
  readonly example: TermExample;
  readonly chart: Chart;
  readonly onBack: () => void;
}

const emptyLines = ({ lines }: TermExample): readonly DrillLine[] =>
  lines.map((_, at) => ({ account: null, side: at === 0 ? "debit" : "credit", amount: ZERO }));

function summaryOf({ isSolved, right, difference }: CheckedDrill, lines: number): string {
  if (isSolved) return texts.solved;
  const balance = difference === 0 ? [] : [texts.unbalanced(formatPesos(abs(difference)))];
  return [texts.partly(right, lines), ...balance].join(" ");
}

/** What the expected lines are there for: the side of each, by the nature of its account. */
function Reasons({ example, chart }: Omit<DrillProps, "onBack">) {
  return (
    <ul className="mt-3 list-disc ps-5">
      {example.lines.map((line) => {
        const account = chart.byCode.get(line.account);
        return account === undefined ? null : (
          <li key={line.account}>{sideText(chart, account, sideOfLine(line))}</li>
        );
      })}
    </ul>
  );
}

/** The example of a term as an exercise: filled in line by line and checked at once. Nothing is posted (GM-24). */
export function TermDrill({ example, chart, onBack }: DrillProps) {
  const [lines, setLines] = useState(() => emptyLines(example));
  const [checked, setChecked] = useState<CheckedDrill | null>(null);
  const [shown, setShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = (at: number, line: DrillLine) => {
    setLines(lines.map((each, index) => (index === at ? line : each)));
    setChecked(null);
  };
  const again = () => {
    setLines(emptyLines(example));
    setChecked(null);
    setShown(false);
    form.current?.querySelector("input")?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(checkDrill(lines, example.lines));
      }}
    >
      <p className="font-semibold">{example.operation}.</p>
      <p className="mt-1 text-caption text-muted">{texts.lead}</p>
      <DrillFields lines={lines} chart={chart} checked={checked} onLine={change} />
      <p role="status" className="mt-3 font-semibold">
        {checked === null ? "" : summaryOf(checked, example.lines.length)}
      </p>
      {shown || checked?.isSolved ? (
        <section className="mt-3" aria-label={texts.answer}>
          <EntryTable entry={{ description: texts.answer, lines: example.lines }} chart={chart} />
          <Reasons example={example} chart={chart} />
        </section>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          {texts.check}
        </Button>
        <Button onClick={() => setShown(true)}>{texts.show}</Button>
        <Button variant="ghost" onClick={again}>
          {texts.again}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
