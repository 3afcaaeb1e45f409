import type { Pesos } from "#domain/kernel/pesos.ts";
import { AmountText, type AmountTextProps } from "#ui/kit/text/amount-text.tsx";
import type { FigureKey } from "./slip-figures.ts";
import { slipScreenTexts as texts } from "./slip-texts.ts";

export interface SlipFigures {
  /** Keys of the slip's lines, by index. */
  readonly keys: readonly FigureKey[];
  /** The figure being explained. */
  readonly open: FigureKey | null;
  readonly onFigure: (key: FigureKey) => void;
}

interface SlipAmountProps extends Omit<SlipFigures, "keys">, Pick<AmountTextProps, "rule"> {
  readonly name: FigureKey;
  readonly label: string;
  readonly amount: Pesos;
  /** Show the currency sign, as on the total. */
  readonly signed?: boolean;
}

/** An amount that opens its derivation; the whole row is clickable. */
export function SlipAmount({ name, label, amount, rule, signed, open, onFigure }: SlipAmountProps) {
  return (
    <button
      type="button"
      className="slip-figure"
      aria-expanded={open === name}
      onClick={() => onFigure(name)}
    >
      <span className="sr-only">{label}: </span>
      {signed ? (
        <span className="slip-sign" aria-hidden="true">
          $
        </span>
      ) : null}
      <AmountText value={amount} zero="figure" rule={rule ?? "none"} />
    </button>
  );
}

interface SlipRowProps extends Omit<SlipAmountProps, "rule" | "signed"> {
  readonly quantity: string;
  readonly kind?: "line" | "subtotal" | "total";
}

const RULES = { line: "none", subtotal: "single", total: "double" } as const;

/** A table line: label, quantity and amount. */
export function SlipRow({ quantity, kind = "line", ...figure }: SlipRowProps) {
  return (
    <tr data-kind={kind} data-open={figure.open === figure.name}>
      <th scope="row">{figure.label}</th>
      <td>{quantity}</td>
      <td>
        <SlipAmount
          {...figure}
          label={texts.figure(figure.label, quantity)}
          rule={RULES[kind]}
          signed={kind === "total"}
        />
      </td>
    </tr>
  );
}
