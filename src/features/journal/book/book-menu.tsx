import { useNavigate } from "@tanstack/react-router";
import BookOpen from "lucide-react/icons/book-open";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import Library from "lucide-react/icons/library";
import ListPlus from "lucide-react/icons/list-plus";
import ListTree from "lucide-react/icons/list-tree";
import Paperclip from "lucide-react/icons/paperclip";
import Plus from "lucide-react/icons/plus";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { type Book, canWrite } from "#domain/company/book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUser } from "#session/who/use-session.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { listBooks } from "#storage/queries/books/books.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { Menu, type MenuItem } from "#ui/kit/overlays/menu.tsx";
import { filesTexts } from "../entry/files-texts.ts";
import { journalTexts as texts } from "../texts.ts";
import { BookSetupDialog } from "./book-setup-dialog.tsx";
import { NewBookForm } from "./create-book.tsx";
import { bookSetupTexts } from "./texts.ts";

// Its command is shared with the plan of accounts, and few open it: a file of its own, fetched when asked for.
const OwnAccountDialog = lazy(async () => ({
  default: (await import("./own-account-dialog.tsx")).OwnAccountDialog,
}));

const AttachmentsDialog = lazy(async () => ({
  default: (await import("#flows/attachments/attachments-dialog.tsx")).AttachmentsDialog,
}));

interface NewBookDialogProps {
  readonly onCreated: (book: BookId) => void;
  readonly onClose: () => void;
}

function NewBookDialog({ onCreated, onClose }: NewBookDialogProps) {
  return (
    <Dialog open onClose={onClose} title={texts.newBook} size="md">
      <NewBookForm
        onCancel={onClose}
        onCreated={(book) => {
          onClose();
          onCreated(book);
        }}
      />
    </Dialog>
  );
}

function useBooks(book: Book, onBook: (book: BookId) => void): MenuItem[] {
  const storage = useStorage();
  const books = useQuery(() => listBooks(storage), [storage]);
  const known = books.state === "ready" ? books.value : [];
  return known.map((each) => ({
    id: each.id,
    label: each.name,
    icon: each.id === book.id ? <Check size={18} aria-hidden="true" /> : <span className="w-4.5" />,
    onSelect: () => onBook(each.id),
  }));
}

interface BookWays {
  readonly items: MenuItem[];
  /** Dialog of the chosen item, if it needs one. */
  readonly dialog: ReactNode;
}

/** Menu items: the books with the current one checked, a new book, and what is set up of this one. */
export function useBookWays(book: Book, onBook: (book: BookId) => void): BookWays {
  const navigate = useNavigate();
  const user = useUser();
  const [asking, setAsking] = useState<"book" | "account" | "setup" | "files" | null>(null);
  const close = () => setAsking(null);
  const add: MenuItem = {
    id: "own-account",
    label: texts.ownAccount.title,
    icon: <ListPlus size={18} aria-hidden="true" />,
    onSelect: () => setAsking("account"),
  };
  const setup: MenuItem = {
    id: "setup",
    label: bookSetupTexts.menu,
    icon: <SlidersHorizontal size={18} aria-hidden="true" />,
    onSelect: () => setAsking("setup"),
  };
  const files: MenuItem = {
    id: "files",
    label: filesTexts.ofBook,
    icon: <Paperclip size={18} aria-hidden="true" />,
    onSelect: () => setAsking("files"),
  };
  const all: MenuItem = {
    id: "all",
    label: texts.toBooks,
    icon: <Library size={18} aria-hidden="true" />,
    onSelect: () => void navigate({ to: "/dashboard/libro-contable" }),
  };
  const plan: MenuItem = {
    id: "plan",
    label: texts.toPlan,
    icon: <ListTree size={18} aria-hidden="true" />,
    onSelect: () =>
      void navigate({ to: "/dashboard/libro-contable/plan-de-cuentas", search: { book: book.id } }),
  };
  return {
    items: [
      ...useBooks(book, onBook),
      {
        id: "new",
        label: texts.newBook,
        icon: <Plus size={18} aria-hidden="true" />,
        onSelect: () => setAsking("book"),
      },
      ...(canWrite(book) ? [setup] : []),
      ...(book.chart === "puc" && canWrite(book) ? [add] : []),
      files,
      ...(user ? [plan, all] : []),
    ],
    dialog:
      asking === "book" ? (
        <NewBookDialog onCreated={onBook} onClose={close} />
      ) : asking === "setup" ? (
        <BookSetupDialog book={book} onClose={close} />
      ) : asking === "account" ? (
        <Suspense>
          <OwnAccountDialog book={book} onClose={close} />
        </Suspense>
      ) : asking === "files" ? (
        <Suspense>
          <AttachmentsDialog
            to={{ bookId: book.id, target: null, writable: canWrite(book) }}
            onClose={close}
          />
        </Suspense>
      ) : null,
  };
}

interface BookMenuProps {
  readonly book: Book;
  readonly onBook: (book: BookId) => void;
}

/** The open book, with a menu to switch or create one. */
export function BookMenu({ book, onBook }: BookMenuProps) {
  const { items, dialog } = useBookWays(book, onBook);
  return (
    <>
      <Menu
        label={texts.books}
        align="start"
        items={items}
        trigger={(props) => (
          <button
            type="button"
            {...props}
            className="btn btn-ghost max-w-64 gap-2 px-2"
            aria-label={texts.switchBook(book.name)}
          >
            <BookOpen size={18} aria-hidden="true" />
            <span className="truncate">{book.name}</span>
            <ChevronDown size={16} className="text-muted" aria-hidden="true" />
          </button>
        )}
      />
      {dialog}
    </>
  );
}
