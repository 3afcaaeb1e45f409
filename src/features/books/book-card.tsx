import { Link } from "@tanstack/react-router";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import Eye from "lucide-react/icons/eye";
import FileDown from "lucide-react/icons/file-down";
import LockOpen from "lucide-react/icons/lock-open";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode } from "react";
import type { BookStatus } from "#domain/company/book.ts";
import { formatDay, formatMoment, formatNumber } from "#domain/kernel/format.ts";
import { overLimitTexts, READ_ONLY_BADGE } from "#session/gates/policy-text.ts";
import type { BookCard } from "#storage/queries/books/book-cards.ts";
import { BalanceBar } from "#ui/accounting/indicators/balance-bar.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { Badge, type BadgeTone } from "#ui/kit/text/badge.tsx";
import { draftHint } from "./draft-hint.ts";
import { bookTexts as texts } from "./texts.ts";
import { type BookMenuInput, bookIcon, useBookMenu } from "./use-book-menu.tsx";

const TONES: Readonly<Record<BookStatus, BadgeTone>> = {
  active: "ok",
  completed: "info",
  archived: "neutral",
};

interface FactProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="mt-0.5 font-semibold">{children}</dd>
    </div>
  );
}

/** An active book within the plan's limit can be edited; others are read-only, with a button to reopen if allowed. */
function MainActions({ card: { book }, over, actions }: BookMenuInput) {
  const writable = book.status === "active" && !over;
  const view = (
    <Link
      to="/journal/simple"
      search={{ book: book.id, mode: "view" }}
      className={buttonClass(
        writable ? { variant: "ghost" } : { variant: "outline", className: "bg-base-100" },
      )}
    >
      {bookIcon(Eye)}
      {texts.view}
    </Link>
  );
  if (writable) {
    return (
      <>
        <Link
          to="/journal/simple"
          search={{ book: book.id }}
          className={buttonClass({ variant: "outline", className: "bg-base-100" })}
        >
          {bookIcon(Pencil)}
          {texts.edit}
        </Link>
        {view}
      </>
    );
  }
  if (over) return view;
  const archived = book.status === "archived";
  return (
    <>
      {view}
      <Button
        variant="ghost"
        icon={bookIcon(archived ? ArchiveRestore : LockOpen)}
        onClick={() => void actions.setStatus(book, "active")}
      >
        {archived ? texts.restore : texts.reopen}
      </Button>
    </>
  );
}

/** Sums including drafts, so that an unbalanced book is visible without opening it. */
function Balance({ card: { shown, open, alsoOpen, drafts } }: { readonly card: BookCard }) {
  const hint = open === null ? null : draftHint(open, alsoOpen);
  const provisional = drafts > 0 ? texts.equalWithDrafts(drafts) : null;
  return (
    <BalanceBar
      debit={shown.debit}
      credit={shown.credit}
      provisional={provisional}
      status="under"
      {...(hint !== null && { hint })}
    />
  );
}

function Body({ card, over }: { readonly card: BookCard; readonly over: boolean }) {
  const { book, company } = card;
  return (
    <div className="flex-1 px-5 pt-4 pb-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="title-block break-words">{book.name}</h2>
          <p className="break-words text-muted">{company?.name ?? texts.noCompany}</p>
        </div>
        <div className="flex shrink-0 flex-wrap justify-end gap-1.5">
          {over ? <Badge tone="warn">{READ_ONLY_BADGE}</Badge> : null}
          <Badge tone={TONES[book.status]}>{texts.status[book.status]}</Badge>
        </div>
      </div>
      <dl className="mt-3 mb-4 grid grid-cols-[1.2fr_1fr] border-raya border-b pb-3">
        <Fact label={texts.period}>{texts.range(formatDay(book.start), formatDay(book.end))}</Fact>
        <Fact label={texts.entries} className="column-double pl-4">
          {formatNumber(book.entries)}
        </Fact>
      </dl>
      <Balance card={card} />
      {over ? <p className="mt-3 text-caption text-muted">{overLimitTexts.books}</p> : null}
    </div>
  );
}

/** Card of a book: its period, whether it balances, and its actions. */
export function BookCardView(props: BookMenuInput) {
  const { card, over, actions } = props;
  const { book } = card;
  const items = useBookMenu(props);
  const changed = texts.changed(formatMoment(book.updatedAt));
  return (
    <article
      aria-label={book.name}
      data-record={book.id}
      className="flex min-w-0 flex-col rounded-box border border-raya bg-base-100"
    >
      <Body card={card} over={over} />
      <footer className="flex flex-wrap items-center gap-1 border-raya border-t bg-base-200 px-3 py-2">
        <MainActions {...props} />
        <div className="ml-auto flex min-w-0 items-center gap-1">
          <span className="text-end text-caption text-muted">{changed}</span>
          <IconButton
            label={texts.downloadPdfOf(book.name)}
            icon={bookIcon(FileDown)}
            onClick={() => actions.download(card)}
          />
          <MoreMenu label={texts.more(book.name)} items={items} />
        </div>
      </footer>
    </article>
  );
}
