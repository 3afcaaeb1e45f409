import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import type { ExerciseCase } from "#domain/exercises/exercise.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { generateTexts as texts } from "./texts.ts";

interface MadeStartProps {
  readonly told: ExerciseCase;
  /** Null until it is there. */
  readonly chart: Chart | null;
}

/** What the student's book begins with: it is read here, not changed. */
export function MadeStart({ told: { opening, given }, chart }: MadeStartProps) {
  const named = (account: AccountCode) => (chart === null ? account : accountLabel(chart, account));
  return (
    <>
      {opening.length === 0 ? null : (
        <section aria-label={texts.opening} className="grid gap-1">
          <h3 className="title-block">{texts.opening}</h3>
          <ul>
            {opening.map(({ account, side, amount }) => (
              <li key={`${account} ${side}`} className="flex justify-between gap-3">
                <span>
                  {texts.side[side]} · {named(account)}
                </span>
                <span className="tabular-nums">{formatPesos(amount)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {given.length === 0 ? null : (
        <section aria-label={texts.given} className="grid gap-1">
          <h3 className="title-block">{texts.given}</h3>
          <ul className="grid gap-2">
            {given.map(({ id, date, description, lines }) => (
              <li key={id}>
                <p className="font-semibold">
                  {formatDay(date)}, {description}
                </p>
                {lines.map(({ account, debit, credit }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none moves
                  <p key={place} className="flex justify-between gap-3 text-muted">
                    <span>
                      {texts.side[debit > 0 ? "debit" : "credit"]} · {named(account)}
                    </span>
                    <span className="tabular-nums">{formatPesos(debit > 0 ? debit : credit)}</span>
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
