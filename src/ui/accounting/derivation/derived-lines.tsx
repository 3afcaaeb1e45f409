import ChevronRight from "lucide-react/icons/chevron-right";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { Derivation } from "#domain/payroll/derivation/derivation.ts";
import { AmountText } from "../../kit/text/amount-text.tsx";
import { derivationTexts } from "./derivation-texts.ts";
import type { Explained } from "./explained.ts";
import type { FigureUse } from "./figure-uses.ts";
import "./derivation.css";

/** A line of a person's pay or cost, as printed on a slip. */
export interface DerivedLine {
  readonly key: string;
  readonly label: string;
  /** Deductions are negative. */
  readonly amount: Pesos;
  /** Null for an amount entered by hand. */
  readonly derivation: Derivation | null;
  readonly uses?: readonly FigureUse[];
  readonly rule: "none" | "single" | "double";
}

interface DerivedLinesProps {
  readonly lines: readonly DerivedLine[];
  readonly person: string;
  readonly onExplain: (explained: Explained) => void;
}

function Amount({ line }: { readonly line: DerivedLine }) {
  return <AmountText value={line.amount} zero="figure" rule={line.rule} />;
}

/** Lines of a slip; each calculated line opens its derivation. */
export function DerivedLines({ lines, person, onExplain }: DerivedLinesProps) {
  return (
    <ul className="derived-list">
      {lines.map((line) => {
        const { derivation, uses = [] } = line;
        const strong = line.rule !== "none";
        return (
          <li key={line.key}>
            {derivation === null ? (
              <div className="derived-line" data-strong={strong}>
                <span>{line.label}</span>
                <Amount line={line} />
                <span />
              </div>
            ) : (
              <button
                type="button"
                className="derived-line"
                data-strong={strong}
                onClick={() => onExplain({ figure: line.label, person, derivation, uses })}
              >
                <span>{line.label}</span>
                <Amount line={line} />
                <ChevronRight size={16} aria-hidden="true" className="text-muted" />
                <span className="sr-only">{derivationTexts.title}</span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
