import type { Derivation } from "#domain/payroll/derivation.ts";
import { Dialog } from "#ui/kit/dialog.tsx";
import { stepValueText } from "./step-value.ts";
import { payrollTexts as texts } from "./texts.ts";

/** A figure that was asked to explain itself. */
export interface Explained {
  readonly figure: string;
  readonly person: string;
  readonly derivation: Derivation;
}

interface DerivationDialogProps {
  readonly explained: Explained;
  readonly onClose: () => void;
}

/** Step by step from what was typed to the peso, and what orders it. */
export function DerivationDialog({ explained, onClose }: DerivationDialogProps) {
  const { figure, person, derivation } = explained;
  return (
    <Dialog
      open
      size="sm"
      title={figure}
      above={<p className="text-caption text-muted">{texts.explainTitle}</p>}
      subtitle={person}
      onClose={onClose}
    >
      <table className="payroll-steps">
        <tbody>
          {derivation.steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a figure never change places
            <tr key={index}>
              <td>{step.sign}</td>
              <td>
                {step.label}
                {step.note === undefined ? null : (
                  <span className="block text-caption text-muted">{step.note}</span>
                )}
              </td>
              <td className="amount">{stepValueText(step.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-caption text-muted">{texts.norm(derivation.norm)}</p>
    </Dialog>
  );
}
