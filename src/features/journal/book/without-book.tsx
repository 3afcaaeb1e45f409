import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { GuestBookWaits } from "#session/guest/guest-book-waits.tsx";
import { enterSample } from "#session/who/sample-visit.ts";
import { useSession } from "#session/who/use-session.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import type { GoInJournal, JournalAddress } from "../journal-address.ts";
import { JournalHeader } from "../journal-header.tsx";
import { journalTexts as texts } from "../texts.ts";
import { NewBookForm } from "./create-book.tsx";

interface WithoutBookProps {
  readonly address: JournalAddress;
  readonly onGo: GoInJournal;
}

function Missing({ onGo }: Pick<WithoutBookProps, "onGo">) {
  const { state } = useSession();
  return (
    <EmptyState
      title={texts.missingBook}
      text={texts.missingBookText}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => onGo({ book: undefined, periodo: undefined, asiento: undefined })}
          >
            {texts.openRecent}
          </Button>
          {state.kind === "in" ? (
            <Link to="/dashboard/libro-contable" className={buttonClass({ variant: "outline" })}>
              {texts.toBooks}
            </Link>
          ) : null}
        </>
      }
    />
  );
}

function First({ onGo }: Pick<WithoutBookProps, "onGo">) {
  const { sample } = useSession();
  return (
    <>
      <h2 className="title-block">{texts.firstBook}</h2>
      <p className="mt-1 mb-6 text-muted">{texts.firstBookText}</p>
      <NewBookForm onCreated={(book) => onGo({ book, periodo: undefined, nuevo: true })} />
      {sample ? null : (
        <p className="mt-6 border-raya border-t pt-4 text-muted">
          {texts.sampleOffer}{" "}
          <button type="button" className="link" onClick={enterSample}>
            {texts.seeSample}
          </button>
        </p>
      )}
    </>
  );
}

/** Shown instead of the sheet: no book yet, or none at this address (AU-12). */
export function WithoutBook({ address, onGo }: WithoutBookProps) {
  const { state, pendingGuest } = useSession();
  const guestId = state.kind === "in" ? pendingGuest : null;
  const goOn = () => onGo({ book: undefined, periodo: undefined, asiento: undefined });
  return (
    <Frame address={address}>
      {guestId === null ? null : <GuestBookWaits guestId={guestId} onBrought={goOn} />}
      {guestId === null && address.book === undefined ? <First onGo={onGo} /> : null}
      {guestId === null && address.book !== undefined ? <Missing onGo={onGo} /> : null}
    </Frame>
  );
}

interface FrameProps {
  readonly address: JournalAddress;
  readonly children: ReactNode;
}

/** The journal's bar above other content. */
export function Frame({ address, children }: FrameProps) {
  return (
    <>
      <JournalHeader title={texts.title} subtitle="" view="complex" address={address} />
      <main className="mx-auto w-full max-w-2xl px-4 py-8">{children}</main>
    </>
  );
}
