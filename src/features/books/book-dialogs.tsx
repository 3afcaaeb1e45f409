import { lazy, Suspense, useState } from "react";
import { type Book, copyName } from "#domain/company/book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { NameDialog } from "#ui/kit/overlays/name-dialog.tsx";
import { bookTexts as texts } from "./texts.ts";
import type { BookActions } from "./use-book-actions.ts";

const EquivalentsDialog = lazy(async () => ({
  default: (await import("./equivalents-dialog.tsx")).EquivalentsDialog,
}));

/** A question to confirm before acting on a book. */
export interface BookQuestion {
  readonly kind: "remove" | "rename" | "duplicate" | "equivalents";
  readonly book: Book;
}

interface AskProps {
  readonly book: Book;
  readonly actions: BookActions;
  readonly onClose: () => void;
}

function DuplicateDialog({ book, actions, onClose }: AskProps) {
  const storage = useStorage();
  const [ids] = useState(() => ({ id: storage.newId("command"), copyId: storage.newId("book") }));
  const [entries, setEntries] = useState(true);
  return (
    <NameDialog
      title={texts.duplicateTitle}
      label={texts.name}
      name={copyName(book.name)}
      confirm={texts.duplicate}
      onConfirm={(name) => actions.duplicate(book, { ...ids, name, entries })}
      onClose={onClose}
    >
      <div>
        <Checkbox label={texts.duplicateEntries} checked={entries} onChange={setEntries} />
        <p className="mt-1 text-caption text-muted">
          {entries ? texts.duplicateWith(book.entries) : texts.duplicateWithout}
        </p>
      </div>
    </NameDialog>
  );
}

interface BookDialogsProps {
  readonly asking: BookQuestion | null;
  readonly actions: BookActions;
  readonly onClose: () => void;
}

/** The open question, if any. It outlives its card: if the book was deleted elsewhere, confirming reports that (MT-04). */
export function BookDialogs({ asking, actions, onClose }: BookDialogsProps) {
  if (asking === null) return null;
  const { kind, book } = asking;
  if (kind === "duplicate") return <DuplicateDialog book={book} actions={actions} onClose={onClose} />;
  if (kind === "equivalents")
    return (
      <Suspense fallback={null}>
        <EquivalentsDialog book={book} actions={actions} onClose={onClose} />
      </Suspense>
    );
  if (kind === "rename") {
    return (
      <NameDialog
        title={texts.renameTitle}
        label={texts.name}
        name={book.name}
        confirm={texts.save}
        onConfirm={(name) => actions.rename(book, name)}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={texts.removeTitle}
      text={texts.removeConfirm}
      detail={texts.removeDetail(book.name, book.entries)}
      confirmLabel={texts.remove}
      onConfirm={() => {
        onClose();
        void actions.remove(book);
      }}
      onCancel={onClose}
    />
  );
}
