import { Dialog } from "../../kit/overlays/dialog.tsx";
import { CopyDerivation } from "./copy-derivation.tsx";
import { DerivationBody } from "./derivation-body.tsx";
import { derivationTexts as texts } from "./derivation-texts.ts";
import type { Explained } from "./explained.ts";

interface DerivationDialogProps {
  readonly explained: Explained;
  readonly onClose: () => void;
}

/** Shows how a figure was calculated, over the current screen. */
export function DerivationDialog({ explained, onClose }: DerivationDialogProps) {
  return (
    <Dialog
      open
      size="sm"
      title={explained.figure}
      above={<p className="text-caption text-muted">{texts.title}</p>}
      subtitle={explained.person}
      onClose={onClose}
      footer={<CopyDerivation explained={explained} />}
    >
      <DerivationBody derivation={explained.derivation} uses={explained.uses ?? []} />
    </Dialog>
  );
}
