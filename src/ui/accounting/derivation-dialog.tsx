import type { Derivation } from "#domain/payroll/derivation.ts";
import { Dialog } from "#ui/kit/dialog.tsx";
import { derivationTexts as texts } from "./derivation-texts.ts";
import { stepValueText } from "./step-value.ts";
import "./derivation.css";

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
      above={<p className="text-caption text-muted">{texts.title}</p>}
      subtitle={person}
      onClose={onClose}
    >
      <table className="derivation-steps">
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
