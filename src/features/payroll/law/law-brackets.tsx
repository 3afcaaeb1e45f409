import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { DatedTable } from "#domain/law/parameter.ts";
import type { TableDifference } from "#domain/payroll/law/compare-law.ts";
import { parameterText } from "#domain/payroll/law/parameter-text.ts";
import { lawTexts as texts } from "./law-texts.ts";
import { bracketText } from "./law-words.ts";
import "./law.css";

interface BracketsProps {
  readonly table: DatedTable | null;
  readonly unit: "smmlv" | "uvt";
  readonly caption: string;
}

function Brackets({ table, unit, caption }: BracketsProps) {
  if (table === null)
    return (
      <p className="text-muted">
        {caption}: {texts.unknown}
      </p>
    );
  const { brackets, norm } = table;
  const withFixed = brackets.some(({ fixed }) => fixed > 0);
  return (
    <table className="law-table">
      <caption className="pb-1 text-start text-caption text-muted">
        {caption}. {norm}
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.base[unit]}</th>
          <th scope="col">{texts.rate}</th>
          {withFixed ? <th scope="col">{texts.fixed}</th> : null}
        </tr>
      </thead>
      <tbody>
        {brackets.map(({ over, percent, fixed }, index) => (
          <tr key={over}>
            <th scope="row">{bracketText(brackets, index)}</th>
            <td className="amount">{parameterText(percent, "percent")}</td>
            {withFixed ? <td className="amount">{fixed > 0 ? parameterText(fixed, unit) : "0"}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LawBracketsProps {
  readonly title: string;
  readonly lead: string;
  readonly unit: BracketsProps["unit"];
  readonly of: TableDifference;
  readonly day: Day;
  readonly other: Day | null;
}

/** A table of the law; shown twice if it differs on the other day. */
export function LawBrackets({ title, lead, unit, of, day, other }: LawBracketsProps) {
  const twice = other !== null && of.changed;
  return (
    <section className="mt-8">
      <h2 className="font-semibold">{title}</h2>
      <p className="mb-2 text-caption text-muted">
        {lead} {other !== null && !of.changed ? texts.sameTable : null}
      </p>
      <div className={twice ? "grid gap-6 md:grid-cols-2" : "max-w-xl"}>
        <Brackets table={of.before} unit={unit} caption={formatDay(day)} />
        {twice ? <Brackets table={of.after} unit={unit} caption={formatDay(other)} /> : null}
      </div>
    </section>
  );
}
