import { useNavigate } from "@tanstack/react-router";
import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import BookOpenText from "lucide-react/icons/book-open-text";
import CircleCheck from "lucide-react/icons/circle-check";
import Coins from "lucide-react/icons/coins";
import Columns2 from "lucide-react/icons/columns-2";
import Copy from "lucide-react/icons/copy";
import FileDown from "lucide-react/icons/file-down";
import FileOutput from "lucide-react/icons/file-output";
import GraduationCap from "lucide-react/icons/graduation-cap";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import LockOpen from "lucide-react/icons/lock-open";
import PencilLine from "lucide-react/icons/pencil-line";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { ledger } from "#reports/ledger/ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import { usePolicy } from "#session/gates/use-policy.ts";
import type { BookCard } from "#storage/queries/books/book-cards.ts";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import type { BookQuestion } from "./book-dialogs.tsx";
import { bookTexts as texts } from "./texts.ts";
import type { BookActions } from "./use-book-actions.ts";

export interface BookMenuInput {
  readonly card: BookCard;
  /** Over the plan's limit: the book can be read, exported and deleted, not written to. */
  readonly over: boolean;
  readonly actions: BookActions;
  readonly onAsk: (asking: BookQuestion) => void;
}

export function bookIcon(Icon: typeof Copy): ReactNode {
  return <Icon size={18} aria-hidden="true" />;
}

function lock(): ReactNode {
  return (
    <>
      <span className="sr-only">{texts.onlyPremium}</span>
      <LockKeyhole size={16} aria-hidden="true" className="text-accent" />
    </>
  );
}

function statusItems({ card: { book }, over, actions }: BookMenuInput): MenuItem[] {
  const set = (status: typeof book.status) => () => void actions.setStatus(book, status);
  const complete = { id: "complete", label: texts.complete, icon: bookIcon(CircleCheck) };
  const archive = { id: "archive", label: texts.archive, icon: bookIcon(Archive) };
  const open =
    book.status === "archived"
      ? { id: "open", label: texts.restore, icon: bookIcon(ArchiveRestore) }
      : { id: "open", label: texts.reopen, icon: bookIcon(LockOpen) };
  const items: MenuItem[] = [];
  if (book.status === "active") items.push({ ...complete, onSelect: set("completed") });
  if (book.status !== "archived") items.push({ ...archive, onSelect: set("archived") });
  if (book.status !== "active" && !over) items.push({ ...open, onSelect: set("active") });
  return items.map((item, index) => (index === 0 ? { ...item, ruled: true } : item));
}

/** Menu of a card: other views, exports, status changes, and deletion last. */
export function useBookMenu(input: BookMenuInput): MenuItem[] {
  const { card, over, actions, onAsk } = input;
  const { book } = card;
  const navigate = useNavigate();
  const statements = usePolicy("export-book-to-statements");
  const search = { book: book.id };
  const ask = (kind: BookQuestion["kind"]) => () => onAsk({ kind, book });
  const rename: MenuItem = {
    id: "rename",
    label: texts.rename,
    icon: bookIcon(PencilLine),
    onSelect: ask("rename"),
  };
  const equivalents: MenuItem = {
    id: "equivalents",
    label: texts.equivalents.menu,
    icon: bookIcon(Coins),
    onSelect: ask("equivalents"),
  };
  return [
    {
      id: "complex",
      label: texts.complexView,
      icon: bookIcon(Columns2),
      onSelect: () => void navigate({ to: "/journal/complex", search }),
    },
    {
      id: "ledger",
      label: ledger.title,
      icon: bookIcon(BookOpenText),
      onSelect: () => void navigate({ ...reportPlace(ledger), search }),
    },
    {
      id: "duplicate",
      label: texts.duplicate,
      icon: bookIcon(Copy),
      ruled: true,
      onSelect: ask("duplicate"),
    },
    {
      id: "statements",
      label: texts.toStatements,
      icon: bookIcon(FileOutput),
      ...(statements.allowed ? {} : { trail: lock() }),
      onSelect: () => actions.toStatements(book),
    },
    {
      id: "pdf",
      label: texts.downloadPdf,
      icon: bookIcon(FileDown),
      onSelect: () => actions.download(card),
    },
    {
      id: "exercise",
      label: texts.toExercise,
      icon: bookIcon(GraduationCap),
      onSelect: () =>
        void navigate({
          to: "/educacion/dashboard",
          search: { type: "teacher", section: "activities", vista: "libro", libro: book.id },
        }),
    },
    ...(book.status === "active" && !over ? [equivalents, rename] : []),
    ...statusItems(input),
    {
      id: "remove",
      label: texts.remove,
      icon: bookIcon(Trash2),
      tone: "danger",
      onSelect: ask("remove"),
    },
  ];
}
