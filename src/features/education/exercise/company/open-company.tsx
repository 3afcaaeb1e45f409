import { useNavigate } from "@tanstack/react-router";
import type { ExerciseCase } from "#domain/exercises/exercise.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useSession } from "#session/who/use-session.ts";
import { deleteBook } from "#storage/commands/books/change-book.ts";
import { copyPracticeCompany, practiceName } from "#storage/exercises/practice-company.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { exerciseTexts } from "../texts.ts";
import { openedStorage } from "./opened-storage.ts";

const { company: texts } = exerciseTexts;

interface OpenCompanyProps {
  readonly case: ExerciseCase;
  readonly onClose: () => void;
}

/** Asks, copies the company of the exercise into a practice book of the account or the guest, and opens it (ED-134). */
export function OpenCompany({ case: each, onClose }: OpenCompanyProps) {
  const navigate = useNavigate();
  const { state } = useSession();
  const open = async () => {
    const storage = await openedStorage();
    if (storage === null) {
      onClose();
      return void toast.error({ title: texts.failed, text: texts.failedText });
    }
    const made = await tracked(() => copyPracticeCompany(storage, each));
    onClose();
    if (!made.ok) {
      return void toast.error({ title: texts.failed, text: refusalText(made.error) });
    }
    const { id: bookId, name } = made.value;
    const remove = async () => {
      const gone = await tracked(() => deleteBook(storage, { id: storage.newId("command"), bookId }));
      if (gone.ok) toast.info({ title: texts.removed });
      else toast.error({ title: texts.notRemoved, text: refusalText(gone.error) });
    };
    toast.success({ title: texts.opened, text: name, ...undoNotice(remove) });
    const guest = state.kind === "in" ? {} : { guest: true as const };
    await navigate({ to: "/journal/complex", search: { book: bookId, ...guest } });
  };
  return (
    <ConfirmDialog
      open
      title={texts.action}
      text={texts.question(practiceName(each))}
      detail={state.kind === "in" ? texts.ofAccount(state.user.name) : texts.ofGuest}
      confirmLabel={texts.confirm}
      onConfirm={open}
      onCancel={onClose}
    />
  );
}
