import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { dialogTexts as texts } from "../texts.ts";

interface GoneDialogProps {
  /** gone: it was open here. unknown: an address names it. */
  readonly kind: "gone" | "unknown";
  readonly onClose: () => void;
}

/** Dialog for a missing company: deleted elsewhere while it was open, or never of this account. */
export function GoneDialog({ kind, onClose }: GoneDialogProps) {
  const gone = kind === "gone";
  return (
    <Dialog
      open
      role="alertdialog"
      title={gone ? texts.goneTitle : texts.unknownTitle}
      cross={false}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.understood}
        </Button>
      }
    >
      <p>{gone ? texts.goneText : texts.unknownText}</p>
    </Dialog>
  );
}
