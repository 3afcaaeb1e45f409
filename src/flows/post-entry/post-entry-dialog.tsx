import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { formatLongDay } from "#domain/kernel/format.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { askIfFar } from "#session/far-date/ask-if-far.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { postEntryTexts as texts } from "./texts.ts";
import { type PostableBook, usePostableBooks } from "./use-postable-books.ts";

interface PostEntryDialogProps {
  readonly title: string;
  readonly companyId: CompanyId;
  /** The entry to be posted, with accounts of the PUC. */
  readonly entry: EntryContent;
  /** Posts to the chosen book. Returns null on success, otherwise the reason for the refusal. */
  readonly onPost: (bookId: BookId) => Promise<string | null>;
  readonly onClose: () => void;
}

function NoBook() {
  return (
    <EmptyState
      bare
      title={texts.noBookTitle}
      text={texts.noBookText}
      actions={
        <Link to="/dashboard/libro-contable" className={buttonClass({ variant: "outline" })}>
          {texts.toBooks}
        </Link>
      }
    />
  );
}

interface ProposalProps {
  readonly entry: EntryContent;
  readonly books: readonly PostableBook[];
  readonly chosen: PostableBook;
  readonly refused: string | null;
  readonly onBook: (book: BookId) => void;
}

function Proposal({ entry, books, chosen, refused, onBook }: ProposalProps) {
  return (
    <div className="grid gap-4">
      {refused === null ? null : <Banner tone="error">{refused}</Banner>}
      <SelectField<string>
        label={texts.book}
        help={texts.bookHelp}
        value={chosen.book.id}
        options={books.map(({ book }) => ({ value: book.id, label: book.name }))}
        onChange={(id) => {
          const found = books.find(({ book }) => book.id === id);
          if (found) onBook(found.book.id);
        }}
      />
      <section className="relative min-w-0 overflow-x-auto">
        <h3 className="section-head">{entry.description}</h3>
        <p className="mt-1 text-caption text-muted">{texts.date(formatLongDay(entry.date))}</p>
        <EntryTable entry={entry} chart={chosen.chart} />
      </section>
      <p className="text-caption text-muted">{texts.remark}</p>
    </div>
  );
}

function usePosting({ entry, onPost, onClose }: PostEntryDialogProps) {
  const storage = useStorage();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useRefusal();
  const post = async (bookId: BookId) => {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    const isRight = await askIfFar(storage, bookId, entry.date);
    const reason = isRight ? await onPost(bookId) : null;
    setBusy(false);
    if (!isRight) return;
    if (reason === null) onClose();
    else setRefused(reason);
  };
  return { busy, refused, clear: () => setRefused(null), post };
}

/** Shows an entry proposed by the product, asks which of the company's books to use, and posts it. */
export function PostEntryDialog(props: PostEntryDialogProps): ReactNode {
  const { title, companyId, entry, onClose } = props;
  const found = usePostableBooks(companyId);
  const books = found.state === "ready" ? found.value : [];
  const [wanted, setWanted] = useState<BookId | null>(null);
  const chosen = books.find(({ book }) => book.id === wanted) ?? books[0];
  const posting = usePosting(props);
  return (
    <Dialog
      open
      size="md"
      title={title}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="ghost" onClick={close}>
            {texts.cancel}
          </Button>
          {chosen === undefined ? null : (
            <Button
              variant="primary"
              loading={posting.busy}
              onClick={() => void posting.post(chosen.book.id)}
            >
              {texts.post}
            </Button>
          )}
        </>
      )}
    >
      {found.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
      {found.state === "failed" ? (
        <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
      ) : null}
      {found.state === "ready" && chosen === undefined ? <NoBook /> : null}
      {chosen === undefined ? null : (
        <Proposal
          entry={entry}
          books={books}
          chosen={chosen}
          refused={posting.refused}
          onBook={(id) => {
            posting.clear();
            setWanted(id);
          }}
        />
      )}
    </Dialog>
  );
}
