import { uncapitalize } from "#domain/kernel/capitals.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { HOUR_RULES } from "#domain/payroll/earnings/overtime-kinds.data.ts";
import { ABSENCE_LABELS } from "#domain/payroll/leave/absences.data.ts";
import type { HoursEntry, PeriodInput } from "#domain/payroll/run/period-input.ts";
import { arrearsOf } from "#domain/payroll/run/salary-arrears.ts";
import type { RunMember } from "#domain/payroll/run/stored-run.ts";
import { CONCEPTS } from "#domain/payroll/slip/concepts.data.ts";
import { plainNumber, quantityText } from "#domain/payroll/slip/quantity-text.ts";
import { personTexts as texts } from "./person-texts.ts";

function daysText(from: Parameters<typeof formatDay>[0], to: Parameters<typeof formatDay>[0]): string {
  return from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`;
}

function hoursText({ kind, hours, isDays, surcharge, date, until = date }: HoursEntry): string {
  const count = quantityText({ value: hours, unit: isDays ? "days" : "hours" });
  const typed = surcharge === undefined ? "" : `, ${texts.hours.surchargeOf(plainNumber(surcharge))}`;
  return `${HOUR_RULES[kind].label}: ${count}, ${daysText(date, until)}${typed}`;
}

/** One text line per input. */
function lines({ hours, absences, deductions, arrears = [], ...payments }: PeriodInput): readonly string[] {
  return [
    ...hours.map(hoursText),
    ...(["commissions", "salaryBonus", "nonSalary"] as const)
      .filter((key) => payments[key] > 0)
      .map((key) => `${texts.payments[key]}: ${formatPesos(payments[key])}`),
    ...arrears.map((each) => texts.arrears.line(uncapitalize(arrearsOf(each)), formatPesos(each.amount))),
    ...absences.map(({ kind, from, to }) => `${ABSENCE_LABELS[kind]}: ${daysText(from, to)}`),
    ...deductions.map(
      ({ kind, detail, amount }) =>
        `${CONCEPTS[kind].label}${detail === "" ? "" : `, ${detail}`}: ${formatPesos(amount)}`,
    ),
  ];
}

/** A person's inputs in a closed run. */
export function NoveltyList({ member }: { readonly member: RunMember }) {
  const all = lines(member.input);
  return (
    <>
      <p className="mt-2 text-caption text-muted">{texts.readOnly}</p>
      {all.length === 0 ? (
        <p className="mt-2">{texts.noNovelties}</p>
      ) : (
        <ul className="mt-2 grid gap-1">
          {all.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
