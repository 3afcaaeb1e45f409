import { useBlocker } from "@tanstack/react-router";
import { flushUnsaved, hasUnsaved } from "#pwa/unsaved.ts";
import { stayHere } from "#session/who/leave.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";

interface KeepBeforeLeavingProps {
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly stay: string;
    readonly go: string;
  };
}

/** Saves unsaved edits before leaving the page; asks for confirmation if they cannot be saved. */
export function KeepBeforeLeaving({ words }: KeepBeforeLeavingProps) {
  const blocker = useBlocker({
    shouldBlockFn: async () => hasUnsaved() && !(await flushUnsaved()),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  const stay = () => {
    stayHere();
    blocker.reset();
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={words.title}
      text={words.text}
      cancelLabel={words.stay}
      confirmLabel={words.go}
      onCancel={stay}
      onConfirm={blocker.proceed}
    />
  );
}
