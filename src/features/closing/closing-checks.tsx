import { Link } from "@tanstack/react-router";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import type { BookId } from "#domain/kernel/ids.ts";
import { buttonClass } from "#ui/kit/button-class.ts";
import { type ClosingCheck, closingChecks } from "./checks.ts";
import { closingTexts } from "./texts.ts";
import type { ClosingView } from "./use-year-closing.ts";

const texts = closingTexts.checks;

const ICONS: Readonly<Record<ClosingCheck["state"], ReactNode>> = {
  done: <CircleCheck size={20} className="text-success" aria-hidden="true" />,
  missing: <CircleAlert size={20} className="text-error" aria-hidden="true" />,
  waiting: <Clock size={20} className="text-muted" aria-hidden="true" />,
};

function Way({
  check,
  book,
  year,
}: {
  readonly check: ClosingCheck;
  readonly book: BookId;
  readonly year: number;
}) {
  const { way } = check;
  if (way?.to === "journal")
    return (
      <Link
        to="/journal/complex"
        search={{ book, periodo: way.month }}
        className={buttonClass({ size: "sm", variant: "outline" })}
      >
        {texts.finish}
      </Link>
    );
  if (way?.to === "trial")
    return (
      <Link
        to="/dashboard/libro-contable/comprobacion"
        search={{ book, desde: way.desde, hasta: way.hasta }}
        className="text-link"
        aria-label={`${texts.see}: ${check.label}, ${year}`}
      >
        {texts.see}
      </Link>
    );
  return null;
}

interface ChecksProps {
  readonly view: ClosingView;
  readonly book: BookId;
}

/** What to look at before a year is closed: only a draft stands in the way. */
export function ClosingChecks({ view, book }: ChecksProps) {
  const checks = closingChecks(view);
  const done = checks.filter(({ state }) => state === "done").length;
  return (
    <section aria-labelledby="cierre-revision">
      <p className="title-dialog">{closingTexts.ready(done, checks.length)}</p>
      <h2 id="cierre-revision" className="section-head mt-4">
        {closingTexts.records}
      </h2>
      <ul>
        {checks.map((check) => (
          <li key={check.id} className="flex items-center gap-3 border-raya border-b py-3">
            {ICONS[check.state]}
            <div className="min-w-0 flex-1">
              <p>
                {check.label} <span className="sr-only">({texts[check.state]})</span>
              </p>
              <p className="text-caption text-muted">{check.detail}</p>
            </div>
            <Way check={check} book={book} year={view.year} />
          </li>
        ))}
      </ul>
    </section>
  );
}
