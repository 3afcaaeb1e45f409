import { useEffect, useRef } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { openFileTexts as texts } from "./texts.ts";
import type { StatementControl } from "./use-statement.ts";

/** AskedAccounts at a time: each field is a search of the whole PUC. */
const AT_ONCE = 20;

/** An answered line goes away with its field: the next one takes the focus, or what says that all are answered. */
function useNextFocus(answered: number) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(answered);
  useEffect(() => {
    const isMore = answered > before.current;
    before.current = answered;
    if (isMore) (place.current?.querySelector<HTMLElement>("input") ?? place.current)?.focus();
  }, [answered]);
  return place;
}

/** The lines that were not recognised, each with a field for its account. */
export function AskedAccounts({
  chart,
  control,
}: {
  readonly chart: Chart;
  readonly control: StatementControl;
}) {
  const { asked, answers, answer, askAgain } = control;
  const more = asked.length - AT_ONCE;
  const place = useNextFocus(answers.size);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {answers.size === 0 ? null : (
        <p className="mt-4 flex flex-wrap items-center gap-3" role="status">
          {texts.answered(answers.size)}
          <Button size="sm" onClick={askAgain}>
            {texts.undoAnswers}
          </Button>
        </p>
      )}
      {asked.length === 0 ? null : (
        <section className="mt-8">
          <h2 className="section-head">{texts.ask}</h2>
          <p className="mt-2 text-muted">{texts.askText}</p>
          <ul>
            {asked.slice(0, AT_ONCE).map(({ id, name, code, sheet, row, amounts }) => {
              const said = [code, name].filter(Boolean).join(" ");
              return (
                <li key={id} className="flex flex-wrap items-end gap-3 border-raya border-b py-3">
                  <AccountPicker
                    className="min-w-60 flex-1"
                    label={texts.askedLine(said, sheet, row)}
                    help={formatPesos(amounts[0] ?? ZERO)}
                    chart={chart}
                    value={null}
                    onChange={(puc) => answer(id, puc)}
                  />
                  <Button aria-label={texts.skipName(said)} onClick={() => answer(id, null)}>
                    {texts.skip}
                  </Button>
                </li>
              );
            })}
          </ul>
          {more > 0 ? <p className="mt-3 text-muted">{texts.moreAsked(more)}</p> : null}
        </section>
      )}
    </div>
  );
}
