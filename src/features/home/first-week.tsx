import { Link, type LinkProps } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useState } from "react";
import {
  FIRST_STEPS,
  type FirstStep,
  type FirstWeek,
  isWeekOver,
  stepsShownBy,
} from "#domain/company/first-week.ts";
import { trialBalanceEntry } from "#reports/trial-balance/trial-balance.ts";
import { dismissWeek, keptWeek, tickSteps } from "#session/first-week/kept-week.ts";
import { useWeekKeeper } from "#session/first-week/step-done.tsx";
import { useStorage } from "#session/storage/use-storage.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import { listBooks } from "#storage/queries/books/books.ts";
import { usageCounts } from "#storage/queries/usage.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { homeTexts } from "./texts.ts";

const { firstWeek: texts } = homeTexts;

/** Where each line is done. */
const WAYS = {
  book: { to: "/libro-contable" },
  entry: { to: "/libro-contable", search: { nuevo: true } },
  trial: { to: "/dashboard/libro-contable/$report", params: { report: trialBalanceEntry } },
  statement: { to: "/dashboard/libro-contable/estados" },
  copy: { to: "/dashboard/configuracion", hash: "copias" },
} as const satisfies Record<FirstStep, LinkProps>;

/** The first week of the account, live, ticked by what its books show; null once it is over, and in the sample. */
export function useFirstWeek(): Loadable<FirstWeek | null> {
  const storage = useStorage();
  const keeper = useWeekKeeper();
  return useQuery(async () => {
    if (keeper === null || isWeekOver(keptWeek(keeper))) return null;
    const [books, usage] = await Promise.all([listBooks(storage), usageCounts(storage)]);
    const entries = books.reduce((sum, book) => sum + book.entries, 0);
    const facts = { books: books.length, entries, statements: usage.statements };
    const week = tickSteps(keeper, stepsShownBy(facts));
    return isWeekOver(week) ? null : week;
  }, [storage, keeper]);
}

function Line({ step, isDone }: { readonly step: FirstStep; readonly isDone: boolean }) {
  return (
    <li className="first-week-line" data-done={isDone}>
      <span className="first-week-mark">
        {isDone ? <Check size={18} aria-hidden="true" className="text-success" /> : null}
      </span>
      <span className="min-w-0 py-2.5">
        {isDone ? (
          <span className="text-muted">{texts.lines[step]}</span>
        ) : (
          <Link {...WAYS[step]} className="link link-primary font-semibold">
            {texts.lines[step]}
          </Link>
        )}
      </span>
      <span className="first-week-state">{isDone ? texts.done : texts.open}</span>
    </li>
  );
}

/** Five lines of a small ledger, each ticked by doing it. */
export function FirstWeekLedger({ week }: { readonly week: FirstWeek }) {
  const keeper = useWeekKeeper();
  const [isGone, setGone] = useState(false);
  if (isGone || keeper === null) return null;
  const put = (dismissed: boolean) => {
    dismissWeek(keeper, dismissed);
    setGone(dismissed);
  };
  const dismiss = () => {
    put(true);
    toast.info({ title: texts.dismissed, ...undoNotice(() => put(false)) });
  };
  return (
    <section aria-labelledby="primera-semana">
      <div className="section-head flex items-center justify-between gap-4">
        <h2 id="primera-semana">{texts.title}</h2>
        <IconButton
          size="sm"
          label={texts.dismiss}
          icon={<X size={18} aria-hidden="true" />}
          onClick={dismiss}
        />
      </div>
      <ol className="first-week">
        {FIRST_STEPS.map((step) => (
          <Line key={step} step={step} isDone={week.done.includes(step)} />
        ))}
      </ol>
      <p className="first-week-sum">
        {texts.sum} <b>{texts.count(week.done.length, FIRST_STEPS.length)}</b>
      </p>
    </section>
  );
}
