import { useBlocker } from "@tanstack/react-router";
import { flushUnsaved, hasUnsaved } from "#pwa/unsaved.ts";
import { stayHere } from "#session/leave.ts";
import { ConfirmDialog } from "#ui/kit/confirm-dialog.tsx";
import { runTexts } from "./run-texts.ts";

const { leave: texts } = runTexts;

/** What was typed is kept before anything leads away; where the store does not take it, one is asked. */
export function KeepBeforeLeaving() {
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
      title={texts.title}
      text={texts.text}
      cancelLabel={texts.stay}
      confirmLabel={texts.go}
      onCancel={stay}
      onConfirm={blocker.proceed}
    />
  );
}
