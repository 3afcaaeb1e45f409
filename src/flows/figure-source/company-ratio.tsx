import type { ReactNode } from "react";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { companyPeriods, openingNetsOf } from "#domain/statement/analysis/company-periods.ts";
import type { RatioId } from "#domain/statement/analysis/ratio.ts";
import { ratiosOf } from "#domain/statement/analysis/ratios.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { companyMonths } from "#storage/queries/companies/company-months.ts";
import { pressedFigure } from "#ui/accounting/report/figure-press.tsx";
import { FigureSourcePanel } from "./figure-source-panel.tsx";
import { ratioSource } from "./ratio-source.ts";
import type { SourceFigure } from "./source-figure.ts";
import { companySide } from "./source-side.ts";

async function readRatio(storage: AppStorage, company: CompanyId, id: RatioId): Promise<SourceFigure | null> {
  const [found, puc] = await Promise.all([companyMonths(storage, company), loadChart("puc")]);
  const last = found?.months.at(-1)?.month;
  if (found === null || last === undefined) return null;
  const { now, opening } = companyPeriods(found.months, last, found.cutOff ?? undefined);
  const ratios = ratiosOf({ now: now.figures, opening, days: now.days });
  const ratio = ratios.get(id);
  if (ratio === undefined) return null;
  const side = companySide(now, openingNetsOf(found.months, now.year), found.books);
  return ratioSource(ratio, { side, ratios, puc });
}

interface CompanyRatioProps {
  readonly company: CompanyId;
  readonly ratio: RatioId;
  readonly onClose: () => void;
}

/** Where a ratio of a company comes from, read from its books as they are. */
export function CompanyRatio({ company, ratio, onClose }: CompanyRatioProps): ReactNode {
  const storage = useStorage();
  const found = useQuery(() => readRatio(storage, company, ratio), [storage, company, ratio]);
  if (found.state !== "ready" || found.value === null) return null;
  return <FigureSourcePanel figure={found.value} onClose={onClose} figureButton={pressedFigure} />;
}
