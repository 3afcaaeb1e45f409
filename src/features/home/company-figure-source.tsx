import { lazy, type ReactNode, Suspense } from "react";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { type FigureOpening, useAskedFigure } from "#flows/figure-source/asked-press.tsx";
import type { CompanyFigureName } from "#flows/figure-source/company-figure.tsx";

const CompanyFigure = lazy(async () => ({
  default: (await import("#flows/figure-source/company-figure.tsx")).CompanyFigure,
}));

export type CompanyOpening = FigureOpening<CompanyFigureName>;

/** Where a pressed figure of the panel comes from: one at a time, of the tiles and the tables alike. */
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
