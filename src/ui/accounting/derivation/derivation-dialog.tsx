import type { Derivation } from "#domain/payroll/derivation/derivation.ts";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { CopyDerivation } from "./copy-derivation.tsx";
import { DerivationBody } from "./derivation-body.tsx";
import { derivationTexts as texts } from "./derivation-texts.ts";
import type { FigureUse } from "./figure-uses.ts";

/** A figure that was asked to explain itself. */
export interface Explained {
  readonly figure: string;
  readonly person: string;
  readonly derivation: Derivation;
  /** Where it goes on to, for lines of a slip. */
  readonly uses?: readonly FigureUse[];
}

interface DerivationDialogProps {
  readonly explained: Explained;
  readonly onClose: () => void;
}

/** Where a figure comes from, over what shows it. */
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
