import { useBlocker } from "@tanstack/react-router";
import type { BookId } from "#domain/kernel/ids.ts";
import { flushUnsaved, hasUnsaved } from "#pwa/unsaved.ts";
import { stayHere } from "#session/who/leave.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { journalTexts as texts } from "../texts.ts";

interface Place {
  readonly pathname: string;
  readonly search: object;
}

function bookOf({ search }: Place): unknown {
  return "book" in search ? search.book : undefined;
}

/** Whether the navigation ends the entry being typed: another screen or book, but not another month. */
function isLeaving(from: Place, to: Place, bookId: BookId): boolean {
  if (to.pathname !== from.pathname) return true;
  return bookOf(to) !== bookOf(from) && bookOf(to) !== bookId;
}

interface LeaveGuardProps {
  readonly bookId: BookId;
  /** The journal is a part of another screen: any other address leaves it. */
  readonly isEmbedded?: boolean;
  /** Says what would be lost. */
  readonly title: string;
}

/** Asks before leaving the book would lose input that cannot be kept as a draft. */
export function LeaveGuard({ bookId, isEmbedded = false, title }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      (isEmbedded || isLeaving(current, next, bookId)) && hasUnsaved() && !(await flushUnsaved()),
    // The screens themselves ask before the page is closed.
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  const stay = () => {
    stayHere();
    blocker.reset();
  };
  return <DiscardDialog title={title} onStay={stay} onDiscard={blocker.proceed} />;
}

interface DiscardDialogProps {
  readonly title: string;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Asks before input is discarded. */
export function DiscardDialog({ title, onStay, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={title}
      text={texts.unsavedText}
      cancelLabel={texts.keepTyping}
      confirmLabel={texts.discardTyped}
      onCancel={onStay}
      onConfirm={onDiscard}
    />
  );
}
