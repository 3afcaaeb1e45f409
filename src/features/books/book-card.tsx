import { Link, useNavigate } from "@tanstack/react-router";
import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import BookOpenText from "lucide-react/icons/book-open-text";
import CircleCheck from "lucide-react/icons/circle-check";
import Columns2 from "lucide-react/icons/columns-2";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import Eye from "lucide-react/icons/eye";
import LockOpen from "lucide-react/icons/lock-open";
import Pencil from "lucide-react/icons/pencil";
import Scale from "lucide-react/icons/scale";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import type { Book, BookStatus } from "#domain/company/book.ts";
import { dayInBogota, timeInBogota } from "#domain/kernel/clock.ts";
import { formatDay, formatNumber } from "#domain/kernel/format.ts";
import type { BookCard } from "#storage/queries/book-cards.ts";
import { BalanceBar } from "#ui/accounting/balance-bar.tsx";
import { Badge, type BadgeTone } from "#ui/kit/badge.tsx";
import { Button } from "#ui/kit/button.tsx";
import { buttonClass } from "#ui/kit/button-class.ts";
import { Menu, type MenuItem } from "#ui/kit/menu.tsx";
import { bookTexts as texts } from "./texts.ts";

interface BookCardProps {
  readonly card: BookCard;
  readonly onStatus: (book: Book, status: BookStatus) => void;
  readonly onRemove: (book: Book) => void;
}

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

function icon(Icon: typeof Eye): ReactNode {
  return <Icon size={18} aria-hidden="true" />;
}

function useMenuItems({ card, onStatus, onRemove }: BookCardProps): MenuItem[] {
  const navigate = useNavigate();
  const { book } = card;
  const search = { book: book.id };
  const go = (to: "/journal/complex" | "/dashboard/libro-contable/mayor") => () =>
    void navigate({ to, search });
  const items: MenuItem[] = [
    { id: "complex", label: texts.complexView, icon: icon(Columns2), onSelect: go("/journal/complex") },
    {
      id: "ledger",
      label: texts.tabs.ledger,
      icon: icon(BookOpenText),
      onSelect: go("/dashboard/libro-contable/mayor"),
    },
    {
      id: "trial",
      label: texts.tabs.trialBalance,
      icon: icon(Scale),
      onSelect: () => void navigate({ to: "/dashboard/libro-contable/comprobacion", search }),
    },
  ];
  if (book.status === "active") {
    items.push({
      id: "complete",
      label: texts.complete,
      icon: icon(CircleCheck),
      onSelect: () => onStatus(book, "completed"),
    });
  }
  if (book.status !== "archived") {
    items.push({
      id: "archive",
      label: texts.archive,
      icon: icon(Archive),
      onSelect: () => onStatus(book, "archived"),
    });
  }
  const remove = () => onRemove(book);
  items.push({
    id: "remove",
    label: texts.remove,
    icon: icon(Trash2),
    tone: "danger",
    onSelect: remove,
  });
  return items;
}

function MainActions({ card, onStatus }: Pick<BookCardProps, "card" | "onStatus">) {
  const { book } = card;
  const view = (
    <Link
      to="/journal/simple"
      search={{ book: book.id, mode: "view" }}
      className={buttonClass({ variant: book.status === "active" ? "ghost" : "outline" })}
    >
      {icon(Eye)}
      {texts.view}
    </Link>
  );
  if (book.status !== "active") {
    const archived = book.status === "archived";
    return (
      <>
        {view}
        <Button
          variant="ghost"
          icon={icon(archived ? ArchiveRestore : LockOpen)}
          onClick={() => onStatus(book, "active")}
        >
          {archived ? texts.restore : texts.reopen}
        </Button>
      </>
    );
  }
  return (
    <>
      <Link
        to="/journal/simple"
        search={{ book: book.id }}
        className={buttonClass({ variant: "outline", className: "bg-base-100" })}
      >
        {icon(Pencil)}
        {texts.edit}
      </Link>
      {view}
    </>
  );
}

function Body({ card }: { readonly card: BookCard }) {
  const { book, company, drafts } = card;
  const range = texts.range(formatDay(book.start), formatDay(book.end));
  return (
    <div className="flex-1 px-5 pt-4 pb-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="title-block break-words">{book.name}</h2>
          <p className="text-muted">{company?.name ?? texts.noCompany}</p>
        </div>
        <Badge tone={TONES[book.status]}>{texts.status[book.status]}</Badge>
      </div>
      <dl className="mt-3 mb-4 grid grid-cols-[1.2fr_1fr] border-raya border-b pb-3">
        <Fact label={texts.period}>{range}</Fact>
        <Fact label={texts.entries} className="column-double pl-4">
          {formatNumber(book.entries)}
        </Fact>
      </dl>
      <BalanceBar
        debit={card.debit}
        credit={card.credit}
        {...(drafts > 0 && { hint: texts.drafts(drafts) })}
      />
    </div>
  );
}

/** A book: what it covers, whether it balances, and the ways into it. */
export function BookCardView(props: BookCardProps) {
  const { book } = props.card;
  const items = useMenuItems(props);
  const changed = texts.changed(formatDay(dayInBogota(book.updatedAt)), timeInBogota(book.updatedAt));
  return (
    <article className="flex flex-col rounded-box border border-raya bg-base-100">
      <Body card={props.card} />
      <footer className="flex flex-wrap items-center gap-1 border-raya border-t bg-base-200 px-3 py-2">
        <MainActions {...props} />
        <span className="ml-auto text-caption text-muted">{changed}</span>
        <Menu
          label={texts.more(book.name)}
          items={items}
          trigger={(trigger) => (
            <button
              type="button"
              {...trigger}
              aria-label={texts.more(book.name)}
              className={buttonClass({ variant: "ghost", className: "btn-square" })}
            >
              {icon(EllipsisVertical)}
            </button>
          )}
        />
      </footer>
    </article>
  );
}
