import { Link } from "@tanstack/react-router";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import { type ReactNode, useId } from "react";
import type { BookId } from "#domain/kernel/ids.ts";
import { BOOK_PLACES } from "#reports/book-places.ts";
import { ledger } from "#reports/ledger/ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import { trialBalanceEntry } from "#reports/trial-balance/trial-balance.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { closingChecks, daysOf } from "./checks.ts";
import type { CheckGroup, ClosingCheck } from "./closing-check.ts";
import { closingTexts } from "./texts.ts";
import type { ClosingView } from "./use-year-closing.ts";

const texts = closingTexts.checks;

const ICONS: Readonly<Record<ClosingCheck["state"], ReactNode>> = {
  done: <CircleCheck size={20} className="text-success" aria-hidden="true" />,
  missing: <CircleAlert size={20} className="text-error" aria-hidden="true" />,
  waiting: <Clock size={20} className="text-muted" aria-hidden="true" />,
};

interface ChecksProps {
  readonly view: ClosingView;
  readonly book: BookId;
}

function Way({ check, book, view }: ChecksProps & { readonly check: ClosingCheck }) {
  const { way } = check;
  if (way === undefined) return null;
  if (way.to === "journal")
    return (
      <Link
        to="/journal/complex"
        search={{ book, periodo: way.month }}
        className={buttonClass({ size: "sm", variant: "outline" })}
      >
        {texts.finish}
      </Link>
    );
  if (way.to === "assets")
    return (
      <Link
        {...reportPlace(BOOK_PLACES.assets)}
        search={{ book }}
        className={buttonClass({ size: "sm", variant: "outline" })}
        aria-label={`${check.state === "missing" ? texts.repair : texts.see}: ${check.label}`}
      >
        {check.state === "missing" ? texts.repair : texts.see}
      </Link>
    );
  const days = daysOf(view);
  const label = `${texts.see}: ${check.label}, ${view.period.name}`;
  return way.to === "trial" ? (
    <Link
      {...reportPlace(trialBalanceEntry)}
      search={{ book, ...days }}
      className="text-link -m-2 p-2"
      aria-label={label}
    >
      {texts.see}
    </Link>
  ) : (
    <Link
      {...reportPlace(ledger)}
      search={{ book, cuenta: way.account, ...days }}
      className="text-link -m-2 p-2"
      aria-label={label}
    >
      {texts.see}
    </Link>
  );
}

function Group({ group, view, book }: ChecksProps & { readonly group: CheckGroup }) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="mt-5">
      <h2 id={title} className="section-head">
        {group.title}
      </h2>
      <ul>
        {group.checks.map((check) => (
          <li key={check.id} className="flex items-center gap-3 border-raya border-b py-3">
            {ICONS[check.state]}
            <div className="min-w-0 flex-1">
              <p>
                {check.label} <span className="sr-only">({texts[check.state]})</span>
              </p>
              <p className="text-caption text-muted">{check.detail}</p>
            </div>
            <Way check={check} book={book} view={view} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Checklist before closing a year, updated with each entry. Only a draft blocks the closing. */
export function ClosingChecks({ view, book }: ChecksProps) {
  const groups = closingChecks(view);
  const checks = groups.flatMap((group) => group.checks);
  const done = checks.filter(({ state }) => state === "done").length;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-muted">
          <strong className="title-screen text-base-content">{done}</strong>{" "}
          {closingTexts.ready(checks.length)}
        </p>
        <p className="text-caption text-muted">{closingTexts.byItself}</p>
      </div>
      <div className="closing-steps" aria-hidden="true">
        {checks.map((check) => (
          <span key={check.id} data-state={check.state} />
        ))}
      </div>
      {groups.map((group) => (
        <Group key={group.title} group={group} view={view} book={book} />
      ))}
    </div>
  );
}
