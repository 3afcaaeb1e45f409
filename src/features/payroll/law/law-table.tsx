import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { DatedValue } from "#domain/law/parameter.ts";
import { type LawComparison, type LawDifference, validityOf } from "#domain/payroll/law/compare-law.ts";
import type { LawOverrides } from "#domain/payroll/law/law.ts";
import { lawValueText, parameterText } from "#domain/payroll/law/parameter-text.ts";
import { Badge } from "#ui/kit/text/badge.tsx";
import { lawTexts as texts } from "./law-texts.ts";
import { validityText } from "./law-words.ts";
import "./law.css";

interface ValueProps {
  readonly of: LawDifference;
  readonly value: DatedValue | null;
  readonly put?: number | undefined;
}

/** A value with its norm, its dates, and whether it may still change. */
function Value({ of, value, put }: ValueProps) {
  const law = value === null ? texts.unknown : lawValueText(value, of.unit);
  const days = value === null ? "" : validityText(validityOf(of.key, value));
  // Words may break, where a figure may not.
  const shown = value === null ? "text-muted" : value.words === undefined ? "amount" : undefined;
  return (
    <>
      {put === undefined ? (
        <span className={shown}>{law}</span>
      ) : (
        <>
          <span className="amount block">{parameterText(put, of.unit)}</span>
          <Badge tone="warn">{texts.byHand}</Badge>
          <span className="block text-caption text-muted">{texts.ofTheLaw(law)}</span>
        </>
      )}
      {days === "" ? null : <span className="block text-caption text-muted">{days}</span>}
      {value?.provisional === undefined ? null : (
        <span className="mt-0.5 block">
          <Badge tone="warn">{texts.provisional}</Badge>
        </span>
      )}
    </>
  );
}

interface RowProps {
  readonly each: LawDifference;
  readonly compared: boolean;
  readonly put: number | undefined;
}

function Row({ each, compared, put }: RowProps) {
  const { label, before, after } = each;
  const norms = [...new Set([before?.norm, compared ? after?.norm : undefined])].filter((norm) => norm);
  const reasons = [...new Set([before?.provisional, compared ? after?.provisional : undefined])];
  return (
    <tr>
      <th scope="row">
        {label}
        <span className="block text-caption text-muted">{norms.join("; ")}</span>
        {reasons.map((reason) =>
          reason === undefined ? null : (
            <span key={reason} className="block text-caption text-warntext">
              {reason}.
            </span>
          ),
        )}
      </th>
      <td>
        <Value of={each} value={before} put={put} />
      </td>
      {compared ? (
        <td>
          <Value of={each} value={after} />
        </td>
      ) : null}
    </tr>
  );
}

interface LawTableProps {
  readonly comparison: LawComparison;
  readonly day: Day;
  /** The day compared with; null for a single day. */
  readonly other: Day | null;
  readonly overrides: LawOverrides;
}

/** The law's values by group; when comparing two days, changes come first. */
export function LawTable({ comparison, day, other, overrides }: LawTableProps) {
  const compared = other !== null;
  return (
    <table className="law-table">
      <thead>
        <tr>
          <th scope="col">{texts.parameter}</th>
          <th scope="col">{formatDay(day)}</th>
          {other === null ? null : <th scope="col">{formatDay(other)}</th>}
        </tr>
      </thead>
      {comparison.sections.map(({ label, values }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={compared ? 3 : 2}>
              {label}
            </th>
          </tr>
          {values.map((each) => (
            <Row key={each.key} each={each} compared={compared} put={overrides[each.key]} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
