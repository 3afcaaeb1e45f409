import { useCompaniesFigure } from "#flows/figure-source/company-opening.tsx";
import type { CompanyCard } from "#storage/queries/companies/company-figures.ts";
import { companyTexts as texts } from "../texts.ts";
import { CompanyCardView, type CompanyHandlers } from "./company-card.tsx";
import type { FigureMode } from "./figures-view.tsx";
import { StructureLegend } from "./structure-bars.tsx";

interface CardsViewProps {
  readonly cards: readonly CompanyCard[];
  readonly mode: FigureMode;
  /** Side by side, where the list has the full width. */
  readonly columns: 1 | 2;
  readonly on: CompanyHandlers;
}

/** From this number on only visible cards are laid out. */
const FEW = 12;

/** The active one first, then by name. */
function inOrder(cards: readonly CompanyCard[]): readonly CompanyCard[] {
  return [...cards.filter((card) => card.isActive), ...cards.filter((card) => !card.isActive)];
}

/** One card per company, under one common legend. */
export function CardsView({ cards, mode, columns, on }: CardsViewProps) {
  const { openingOf, panel } = useCompaniesFigure();
  return (
    <section aria-label={texts.list}>
      {cards.some((card) => card.figures !== null) ? (
        <div className="mb-3 flex justify-end">
          <StructureLegend mode={mode} />
        </div>
      ) : null}
      <div
        data-many={cards.length > FEW}
        className={columns === 2 ? "company-cards grid gap-5 xl:grid-cols-2" : "company-cards grid gap-5"}
      >
        {inOrder(cards).map((card) => (
          <CompanyCardView
            key={card.company.id}
            card={card}
            mode={mode}
            opening={openingOf(card.company.id)}
            {...on}
          />
        ))}
      </div>
      {panel}
    </section>
  );
}
