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

/** Whether going there ends what is being typed: another screen or another book, but no other month. */
function isLeaving(from: Place, to: Place, bookId: BookId): boolean {
  if (to.pathname !== from.pathname) return true;
  return bookOf(to) !== bookOf(from) && bookOf(to) !== bookId;
}

interface LeaveGuardProps {
  readonly bookId: BookId;
  /** What would be lost, in words. */
  readonly title: string;
}

/** Asks before a way out of the book loses what cannot be kept as a draft. */
export function LeaveGuard({ bookId, title }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      isLeaving(current, next, bookId) && hasUnsaved() && !(await flushUnsaved()),
    // The screens ask themselves before the page is closed.
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

/** What was typed goes only when one says so. */
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
