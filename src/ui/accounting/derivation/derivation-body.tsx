import { AmountText } from "../../kit/text/amount-text.tsx";
import { derivationTexts as texts } from "./derivation-texts.ts";
import type { Explained } from "./explained.ts";
import type { FigureUse } from "./figure-uses.ts";
import { stepValueText } from "./step-value.ts";
import "./derivation.css";

function Uses({ uses }: { readonly uses: readonly FigureUse[] }) {
  return (
    <>
      <h3 className="mt-5 font-semibold">{texts.uses}</h3>
      <dl className="derivation-uses">
        {uses.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <AmountText value={amount} zero="figure" />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The steps from the input to the peso, the norm behind them, and where the figure is used. */
export function DerivationBody({ derivation, uses = [] }: Pick<Explained, "derivation" | "uses">) {
  return (
    <>
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
      {uses.length === 0 ? null : <Uses uses={uses} />}
    </>
  );
}
