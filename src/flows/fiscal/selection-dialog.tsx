import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { fiscalTexts } from "./texts.ts";

const { selection: texts } = fiscalTexts;

interface SelectionDialogProps {
  readonly onCreate: () => void;
  readonly onWithout: () => void;
  readonly onClose: () => void;
}

/** Choice between creating a profile and continuing without one. */
export function SelectionDialog({ onCreate, onWithout, onClose }: SelectionDialogProps) {
  return (
    <Dialog
      open
      size="md"
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onWithout}>{texts.without}</Button>
          <Button variant="primary" onClick={onCreate}>
            {texts.create}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
