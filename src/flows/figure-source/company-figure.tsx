import type { ReactNode } from "react";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import type { FigureName } from "#domain/statement/analysis/analysis-figures.ts";
import {
  type AnalysedPeriod,
  companyPeriods,
  openingNetsOf,
} from "#domain/statement/analysis/company-periods.ts";
import { netsWithin } from "#domain/statement/analysis/month-movements.ts";
import type { RatioId } from "#domain/statement/analysis/ratio.ts";
import { ratiosOf } from "#domain/statement/analysis/ratios.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { type CompanyMonths, companyMonths } from "#storage/queries/companies/company-months.ts";
import { TERM_NAMES } from "#ui/accounting/indicators/ratio-text.ts";
import { pressedFigure } from "#ui/accounting/report/figure-press.tsx";
import { FigureSourcePanel } from "./figure-source-panel.tsx";
import { namedFigure } from "./named-figure.ts";
import { ratioSource } from "./ratio-source.ts";
import type { SourceFigure } from "./source-figure.ts";
import { companySide } from "./source-side.ts";

/** A figure of a company at its last day, or of one month of it. */
export type CompanyFigureName =
  | { readonly kind: "ratio"; readonly id: RatioId }
  | { readonly kind: "figure"; readonly name: FigureName }
  | { readonly kind: "month"; readonly name: FigureName; readonly month: Month };

function monthAlone(now: AnalysedPeriod, { months }: CompanyMonths, month: Month): AnalysedPeriod {
  const nets = { until: null, within: netsWithin(months, month, month) };
  return { ...now, first: month, last: month, nets };
}

async function readFigure(
  storage: AppStorage,
  company: CompanyId,
  asked: CompanyFigureName,
): Promise<SourceFigure | null> {
  const [found, puc] = await Promise.all([companyMonths(storage, company), loadChart("puc")]);
  const last = found?.months.at(-1)?.month;
  if (found === null || last === undefined) return null;
  const { now, opening } = companyPeriods(found.months, last, found.cutOff ?? undefined);
  const sideOf = (period: AnalysedPeriod) =>
    companySide(period, openingNetsOf(found.months, now.year), found.books);
  switch (asked.kind) {
    case "ratio": {
      const ratios = ratiosOf({ now: now.figures, opening, days: now.days });
      const ratio = ratios.get(asked.id);
      return ratio === undefined ? null : ratioSource(ratio, { side: sideOf(now), ratios, puc });
    }
    case "figure":
      return namedFigure(asked.name, { side: sideOf(now), puc });
    case "month": {
      const figure = namedFigure(asked.name, { side: sideOf(monthAlone(now, found, asked.month)), puc });
      const label = `${TERM_NAMES[asked.name]}, ${formatMonth(asked.month).toLowerCase()}`;
      return { ...figure, id: `${figure.id} ${asked.month}`, label };
    }
  }
}

interface CompanyFigureProps {
  readonly company: CompanyId;
  readonly asked: CompanyFigureName;
  /** Shown over a dialog that is open. */
  readonly over?: boolean;
  readonly onClose: () => void;
}

/** Where a figure of a company comes from, read from its books as they are. */
export function CompanyFigure({ company, asked, over = false, onClose }: CompanyFigureProps): ReactNode {
  const storage = useStorage();
  const found = useQuery(
    () => readFigure(storage, company, asked),
    [storage, company, JSON.stringify(asked)],
  );
  if (found.state !== "ready" || found.value === null) return null;
  return (
    <FigureSourcePanel figure={found.value} over={over} onClose={onClose} figureButton={pressedFigure} />
  );
}
