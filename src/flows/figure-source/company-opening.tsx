import { lazy, type ReactNode, Suspense } from "react";
import type { CompanyId } from "#domain/kernel/ids.ts";
import type { RatioId } from "#domain/statement/analysis/ratio.ts";
import type { IndicatorKind } from "#ui/accounting/indicators/indicator-figure.ts";
import { type FigureOpening, useAskedFigure } from "./asked-press.tsx";
import type { CompanyFigureName } from "./company-figure.tsx";

const CompanyFigure = lazy(async () => ({
  default: (await import("./company-figure.tsx")).CompanyFigure,
}));

export type CompanyOpening = FigureOpening<CompanyFigureName>;

/** The three indicators are ratios of the analysis. */
export const INDICATOR_RATIOS: Readonly<Record<IndicatorKind, RatioId>> = {
  liquidity: "current-ratio",
  profitability: "net-margin",
  debt: "debt",
};

interface AskedOfCompany {
  readonly company: CompanyId;
  readonly figure: CompanyFigureName;
}

export interface CompaniesFigures {
  /** Opens the figures of one company. */
  readonly openingOf: (company: CompanyId) => CompanyOpening;
  readonly panel: ReactNode;
}

/** Where a pressed figure of any company comes from, one at a time. `over`: shown over a dialog that is open. */
export function useCompaniesFigure({ over = false } = {}): CompaniesFigures {
  const { open, opening, close } = useAskedFigure<AskedOfCompany>();
  const openingOf = (company: CompanyId): CompanyOpening => ({
    isOpen: (figure) => opening.isOpen({ company, figure }),
    toggle: (figure) => opening.toggle({ company, figure }),
  });
  const panel = (
    <Suspense fallback={null}>
      {open === null ? null : (
        <CompanyFigure company={open.company} asked={open.figure} over={over} onClose={close} />
      )}
    </Suspense>
  );
  return { openingOf, panel };
}

/** Where a pressed figure of the company on the panel comes from; another company's is no longer shown. */
export function useCompanyFigure(company: CompanyId): {
  readonly opening: CompanyOpening;
  readonly panel: ReactNode;
} {
  const { open, opening, close } = useAskedFigure<CompanyFigureName>();
  const panel = (
    <Suspense fallback={null}>
      {open === null ? null : <CompanyFigure company={company} asked={open} onClose={close} />}
    </Suspense>
  );
  return { opening, panel };
}
