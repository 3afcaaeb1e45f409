import Pencil from "lucide-react/icons/pencil";
import type { PaySlip } from "#domain/payroll/slip/pay-slip.ts";
import type { Slip } from "#domain/payroll/slip/slip.ts";
import { CopyDerivation } from "#ui/accounting/derivation/copy-derivation.tsx";
import { DerivationBody } from "#ui/accounting/derivation/derivation-body.tsx";
import { SidePanel } from "#ui/accounting/side-panel.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { PesosText } from "#ui/kit/text/pesos-text.tsx";
import { type FigureKey, slipFigure } from "./slip-figures.ts";
import { slipScreenTexts as texts } from "./slip-texts.ts";

interface SlipPanelProps {
  readonly slip: Slip;
  readonly paper: PaySlip;
  readonly figure: FigureKey;
  /** Null when the run is read-only. */
  readonly onCorrect: (() => void) | null;
  readonly onClose: () => void;
}

/** "De dónde sale" of one figure. Stays open when switching to another person, whose slip may lack the figure. */
export function SlipPanel({ slip, paper, figure, onCorrect, onClose }: SlipPanelProps) {
  const found = slipFigure(slip, paper, figure);
  if (found === null)
    return (
      <SidePanel label={texts.from} about={figure} title={paper.person} onClose={onClose}>
        <p className="mt-3 text-muted">{texts.absent}</p>
      </SidePanel>
    );
  const { amount, explained } = found;
  return (
    <SidePanel
      label={texts.from}
      about={figure}
      title={explained.figure}
      size="sm"
      figure={
        <p className="figure-large">
          <PesosText value={amount} />
        </p>
      }
      footer={
        <>
          {onCorrect === null ? null : (
            <Button variant="outline" icon={<Pencil size={18} aria-hidden="true" />} onClick={onCorrect}>
              {texts.correct}
            </Button>
          )}
          <CopyDerivation explained={explained} />
        </>
      }
      onClose={onClose}
    >
      <DerivationBody derivation={explained.derivation} uses={explained.uses ?? []} />
    </SidePanel>
  );
}
