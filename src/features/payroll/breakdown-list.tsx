import ChevronRight from "lucide-react/icons/chevron-right";
import type { Explained } from "#ui/accounting/derivation-dialog.tsx";
import { derivationTexts } from "#ui/accounting/derivation-texts.ts";
import { AmountText } from "#ui/kit/amount-text.tsx";
import type { BreakdownLine } from "./breakdown.ts";

interface BreakdownListProps {
  readonly lines: readonly BreakdownLine[];
  readonly person: string;
  readonly onExplain: (explained: Explained) => void;
}

function Amount({ line }: { readonly line: BreakdownLine }) {
  return <AmountText value={line.amount} zero="figure" rule={line.rule} />;
}

/** Lines of a slip; each that was calculated opens where it comes from. */
export function BreakdownList({ lines, person, onExplain }: BreakdownListProps) {
  return (
    <ul className="payroll-list">
      {lines.map((line) => {
        const { derivation } = line;
        const strong = line.rule !== "none";
        return (
          <li key={line.key}>
            {derivation === null ? (
              <div className="payroll-line" data-strong={strong}>
                <span>{line.label}</span>
                <Amount line={line} />
                <span />
              </div>
            ) : (
              <button
                type="button"
                className="payroll-line"
                data-strong={strong}
                onClick={() => onExplain({ figure: line.label, person, derivation })}
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
