import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { signInTexts } from "./texts.ts";

const { terms } = signInTexts;

interface TermsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function TermsDialog({ open, onClose }: TermsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={terms.title}
      size="md"
      footer={
        <Button variant="primary" onClick={onClose}>
          {terms.close}
        </Button>
      }
    >
      <ul className="grid gap-3">
        {terms.items.map((item) => (
          <li key={item} className="border-raya border-b pb-3 last:border-0">
            {item}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
