import { Link } from "@tanstack/react-router";
import { noFiguresText } from "#flows/company-figures/no-figures-text.ts";
import type { CompanyCard } from "#storage/queries/companies/company-figures.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { homeTexts as texts } from "./texts.ts";

/** Shown for a company without figures. */
export function HomeWithoutFigures({ card }: { readonly card: CompanyCard }) {
  return (
    <EmptyState
      level={2}
      title={noFiguresText(card)}
      {...(!card.hasFinancialData && { text: texts.noDataText })}
      actions={
        <Link
          to="/dashboard/libro-contable"
          search={{ empresa: card.company.id }}
          className={buttonClass({ variant: "primary" })}
        >
          {texts.toBooks}
        </Link>
      }
    />
  );
}
