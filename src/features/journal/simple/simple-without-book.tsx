import { GuestBookWaits } from "#session/guest/guest-book-waits.tsx";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { enterSample } from "#session/who/sample-visit.ts";
import { useSession } from "#session/who/use-session.ts";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { NewBookForm } from "../book/create-book.tsx";
import { JournalBack, JournalHeader } from "../journal-header.tsx";
import { journalTexts } from "../texts.ts";
import { simpleTexts as texts } from "./texts.ts";
import type { SimpleJournalProps } from "./use-simple-journal.ts";

/** Shown instead of the list: what happened, what is safe, and the one action offered. */
export function SimpleReadFailed({ trouble }: { readonly trouble: StorageTrouble }) {
  return <TroublePanel trouble={trouble} onRetry={() => currentStorage.reopen()} />;
}

/** The same instead of the whole journal. */
export function SimpleFailed({ trouble }: { readonly trouble: StorageTrouble }) {
  return (
    <main className="mx-auto max-w-2xl px-4 py-10">
      <JournalBack />
      <TroublePanel alone trouble={trouble} onRetry={() => currentStorage.reopen()} />
    </main>
  );
}

/** No book yet, or none at this address (AU-12). */
export function SimpleWithoutBook({ address, onGo }: SimpleJournalProps) {
  const { state, pendingGuest } = useSession();
  const guestId = state.kind === "in" ? pendingGuest : null;
  return (
    <>
      <JournalHeader title={texts.title} subtitle="" view="simple" address={address} />
      <main className="mx-auto max-w-2xl px-4 py-8">
        {guestId !== null ? (
          <GuestBookWaits guestId={guestId} onBrought={() => onGo({ book: undefined, periodo: undefined })} />
        ) : address.book === undefined ? (
          <>
            <h2 className="title-block">{texts.firstBook}</h2>
            <p className="mt-1 mb-6 text-muted">{texts.firstBookText}</p>
            <NewBookForm onCreated={(book) => onGo({ book })} />
            <p className="mt-6 border-raya border-t pt-4 text-muted">
              {journalTexts.sampleOffer}{" "}
              <button type="button" className="link" onClick={enterSample}>
                {journalTexts.seeSample}
              </button>
            </p>
          </>
        ) : (
          <EmptyState
            level={2}
            title={texts.missingBook}
            text={texts.missingBookText}
            actions={
              <Button variant="primary" onClick={() => onGo({ book: undefined, periodo: undefined })}>
                {texts.openRecent}
              </Button>
            }
          />
        )}
      </main>
    </>
  );
}
