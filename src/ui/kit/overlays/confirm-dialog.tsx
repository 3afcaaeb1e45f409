import { type ReactNode, useRef } from "react";
import { Button } from "../controls/button.tsx";
import { isHeldByWork, sending } from "../held-work.ts";
import { kitTexts } from "../texts.ts";
import { useSingle } from "../use-single.ts";
import { DialogFrame } from "./dialog-frame.tsx";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The question. */
  readonly text: ReactNode;
  /** What is at stake, in smaller type. */
  readonly detail?: ReactNode;
  /** A field that goes with the answer. */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: "primary" | "danger";
  /** The confirmed action is running. */
  readonly busy?: boolean;
  readonly onConfirm: () => unknown;
  readonly onCancel: () => void;
}

function OpenQuestion(props: ConfirmDialogProps) {
  const { title, text, detail, confirmLabel, cancelLabel = kitTexts.cancel, tone = "primary", busy } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const danger = tone === "danger";
  const send = useSingle(props.onConfirm);
  const leave = () => {
    if (!isHeldByWork()) props.onCancel();
  };
  return (
    <DialogFrame
      onClose={leave}
      title={title}
      role="alertdialog"
      cross={false}
      initialFocus={danger ? cancel : confirm}
      footer={
        <>
          <Button ref={cancel} variant={danger ? "outline" : "ghost"} onClick={leave}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={danger ? "destructive" : "primary"}
            loading={busy ?? false}
            onClick={({ currentTarget }) => void sending(currentTarget, send)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{text}</div>
      {detail === undefined ? null : <p className="mt-2 text-sm text-muted">{detail}</p>}
      {props.children}
    </DialogFrame>
  );
}

/** Asks for confirmation. If the action is destructive, the focus starts on the answer that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return props.open ? <OpenQuestion {...props} /> : null;
}
