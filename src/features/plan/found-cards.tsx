import type { KeyboardEvent } from "react";
import type { Account } from "#domain/accounting/account.ts";
import { type Chart, displayName } from "#domain/accounting/chart.ts";
import type { AccountMatch } from "#domain/accounting/search/search-accounts.ts";
import { whyFound } from "#domain/accounting/search/why-found.ts";
import { lineOfAccount } from "#domain/statement/line-of-account.ts";
import { Marked } from "#ui/accounting/marked.tsx";
import { classNames } from "#ui/kit/class-names.ts";
import { Kbd } from "#ui/kit/controls/kbd.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { chartPlanTexts as texts } from "./texts.ts";
import type { PlanView } from "./use-plan-view.ts";

/** The first ones, in rows of three; on a phone fewer, so that the tree stays in sight. */
const MOST = 6;
const MOST_ON_PHONE = 3;

const CARDS =
  "grid gap-px border border-borde bg-raya [&_mark]:bg-transparent [&_mark]:font-bold [&_mark]:text-base-content";
const CARD =
  "focus-tight block size-full cursor-pointer bg-base-100 px-3 py-2 text-start hover:bg-base-200 focus:bg-sel";
const COLUMNS: readonly (string | undefined)[] = [undefined, "grid-cols-1", "md:grid-cols-2"];

const cards = () => document.querySelectorAll<HTMLElement>("[data-found]");

/** Moves the focus to one of the found accounts. */
export function focusFound(at: number): void {
  cards()[at]?.focus();
}

interface CardProps {
  readonly chart: Chart;
  readonly match: AccountMatch;
  readonly typed: string;
  readonly onGo: (account: Account) => void;
}

function Why({ chart, match, typed }: Omit<CardProps, "onGo">) {
  const { by, said, ranges } = whyFound(chart, match, typed);
  const place = lineOfAccount(match.account.puc)?.label ?? texts.noLine;
  const before = by === "code" || by === "above" ? texts.why[by] : texts.why[by](place);
  return (
    <span className="block text-caption text-muted">
      {before}
      <Marked text={said} ranges={ranges} />
    </span>
  );
}

function Card({ chart, match, typed, onGo }: CardProps) {
  const { account, codeMatch, nameMatches } = match;
  return (
    <button type="button" data-found className={CARD} onClick={() => onGo(account)}>
      <span className="block">
        {chart.showsCodes ? (
          <span className="text-muted">
            <Marked text={account.code} ranges={codeMatch > 0 ? [{ start: 0, end: codeMatch }] : []} />{" "}
          </span>
        ) : null}
        <span className="font-semibold">
          <Marked text={displayName(chart, account)} ranges={nameMatches} />
        </span>
      </span>
      <Why chart={chart} match={match} typed={typed} />
    </button>
  );
}

/** Arrows walk the cards, and up from the first goes back to what is typed. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const all = [...cards()];
  const at = all.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  if (at + step < 0) document.querySelector<HTMLElement>("main input[type=search]")?.focus();
  else focusFound(Math.min(at + step, all.length - 1));
}

interface FoundCardsProps {
  readonly chart: Chart;
  readonly view: PlanView;
  readonly onGo: (account: Account) => void;
}

/** What a search found, best first, each with why; the tree below stays as it is (ADR 0110). */
export function FoundCards({ chart, view, onGo }: FoundCardsProps) {
  const { matches, words, onlyFound, setOnlyFound } = view.search;
  const most = useMediaQuery(PHONE) ? MOST_ON_PHONE : MOST;
  if (matches === null) return null;
  // Whole rows, so that no cell of the strip is empty.
  const shown = matches.slice(0, matches.length < most ? MOST_ON_PHONE : most);
  if (matches.length === 0) return <p className="mt-3 text-muted">{texts.nothing.found}</p>;
  return (
    <section aria-label={texts.foundList} className="mt-2">
      <ul className={classNames(CARDS, COLUMNS[shown.length] ?? "md:grid-cols-3")} onKeyDown={walk}>
        {shown.map((match) => (
          <li key={match.account.code}>
            <Card chart={chart} match={match} typed={words} onGo={onGo} />
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-muted">
        <button
          type="button"
          className="link"
          aria-pressed={onlyFound}
          onClick={() => setOnlyFound(!onlyFound)}
        >
          {onlyFound ? texts.wholeTree : texts.onlyFound(matches.length)}
        </button>
        <span className="key-hint inline-flex items-center gap-1.5">
          <Kbd>↓</Kbd>
          {texts.choose}
          <Kbd>Enter</Kbd>
          {texts.go}
        </span>
      </p>
    </section>
  );
}
