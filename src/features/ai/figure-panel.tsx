import { Link } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import Scale from "lucide-react/icons/scale";
import { useEffect, useRef } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { AnswerCheck, CitedFigure } from "#domain/assistant/figures/figure-answer.ts";
import { formatNumber } from "#domain/kernel/format.ts";
import { ledger } from "#reports/ledger/ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import { trialBalanceEntry } from "#reports/trial-balance/trial-balance.ts";
import { type AiMessage, type FigurePlace, placeOfFigure } from "./ai-conversation.ts";
import type { UsedBooks } from "./read-facts.ts";
import { aiTexts as texts } from "./texts.ts";

function SeeLink({ place, label }: { readonly place: FigurePlace; readonly label: string }) {
  const look = { className: "link link-primary", "aria-label": texts.seeNamed(label) } as const;
  if (place.kind === "ledger")
    return (
      <Link
        {...reportPlace(ledger)}
        search={{ book: place.book, cuenta: place.account as AccountCode }}
        {...look}
      >
        {texts.see}
      </Link>
    );
  if (place.kind === "balance")
    return (
      <Link {...reportPlace(trialBalanceEntry)} search={{ book: place.book }} {...look}>
        {texts.see}
      </Link>
    );
  return (
    <Link to="/dashboard/libro-contable" search={{ empresa: place.company }} {...look}>
      {texts.see}
    </Link>
  );
}

interface RowProps {
  readonly figure: CitedFigure;
  readonly number: number;
  readonly lit: boolean;
  readonly used: UsedBooks | undefined;
}

function Row({ figure, number, lit, used }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (lit) row.current?.scrollIntoView({ block: "nearest" });
  }, [lit]);
  return (
    <li ref={row} className="ai-cited" data-lit={lit}>
      <span className="ai-number" aria-hidden="true">
        {number}
      </span>
      <span className="ai-cited-label">{figure.label}</span>
      <span className="ai-cited-text">{figure.text}</span>
      <span className="ai-cited-from">{figure.from}</span>
      {used === undefined ? null : (
        <span className="ai-cited-see">
          <SeeLink place={placeOfFigure(figure, used)} label={figure.label} />
        </span>
      )}
    </li>
  );
}

/** Whether the cited figures add up; renders nothing if they are no sum of each other. */
export function AnswerCheckLine({ check }: { readonly check: AnswerCheck | null }) {
  if (check === null) return null;
  const Icon = check.holds ? Check : Scale;
  return (
    <p className="ai-check" data-holds={check.holds}>
      <Icon size={15} aria-hidden="true" />
      {check.holds ? check.text : texts.doesNotHold(check.text)}
    </p>
  );
}

function Used({ used, rule }: { readonly used: UsedBooks; readonly rule: string }) {
  const rows = [
    [texts.books, used.books.map((book) => book.name).join(", ")],
    [texts.period, used.period],
    [texts.entries, formatNumber(used.entries)],
    ...(rule === "" ? [] : [[texts.rules, rule]]),
  ] as const;
  return (
    <dl className="ai-used">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FigurePanelProps {
  /** Null: nothing cited yet. */
  readonly message: AiMessage | null;
  /** Number of the figure to show; null for none. */
  readonly lit: number | null;
}

/** The source of each figure of an answer, and the data used for the answer. */
export function FigurePanel({ message, lit }: FigurePanelProps) {
  const answer = message?.answer;
  if (!answer || answer.figures.length === 0)
    return (
      <>
        <h2 className="section-head">{texts.cited}</h2>
        <p className="py-3 text-muted">{texts.noneCited}</p>
      </>
    );
  return (
    <>
      <h2 className="section-head">{texts.cited}</h2>
      <ol>
        {answer.figures.map((figure, index) => (
          <Row
            key={`${figure.label} ${figure.text}`}
            figure={figure}
            number={index + 1}
            lit={lit === index + 1}
            used={message?.used}
          />
        ))}
      </ol>
      {message?.used === undefined ? null : (
        <>
          <h2 className="section-head mt-6">{texts.used}</h2>
          <Used used={message.used} rule={answer.rule} />
        </>
      )}
    </>
  );
}
