import { type ReactNode, useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { RatioId } from "#domain/statement/analysis/ratio.ts";
import { FigureSourcePanel } from "#flows/figure-source/figure-source-panel.tsx";
import { ratioSource } from "#flows/figure-source/ratio-source.ts";
import { pressedFigure } from "#ui/accounting/report/figure-press.tsx";
import type { AnalysedSide } from "../analysis-model.ts";
import type { Ratios } from "./ratio-view.ts";

/** The present period, or the one it is compared with. */
export type AnalysedOf = "now" | "before";

/** Which ratio is open, and how another one is pressed. A second press closes it. */
export interface RatioOpening {
  readonly isOpen: (id: RatioId, of: AnalysedOf) => boolean;
  readonly toggle: (id: RatioId, of: AnalysedOf) => void;
}

interface RatioSourceInput {
  readonly sides: Readonly<Record<AnalysedOf, AnalysedSide | null>>;
  readonly ratios: Readonly<Record<AnalysedOf, Ratios | null>>;
  readonly puc: Chart;
}

/** Where a pressed ratio comes from. */
export function useRatioSource({ sides, ratios, puc }: RatioSourceInput): {
  readonly opening: RatioOpening;
  readonly panel: ReactNode;
} {
  const [open, setOpen] = useState<{ readonly id: RatioId; readonly of: AnalysedOf } | null>(null);
  const isOpen: RatioOpening["isOpen"] = (id, of) => open?.id === id && open.of === of;
  const toggle: RatioOpening["toggle"] = (id, of) => setOpen(isOpen(id, of) ? null : { id, of });
  const all = open && ratios[open.of];
  const ratio = open && all?.get(open.id);
  const side = open && sides[open.of];
  if (!all || !ratio || !side) return { opening: { isOpen, toggle }, panel: null };
  const figure = ratioSource(ratio, { side: side.source, ratios: all, puc });
  const panel = (
    <FigureSourcePanel
      figure={{ ...figure, id: `${figure.id} ${open.of}`, label: `${figure.label}, ${side.label}` }}
      onClose={() => setOpen(null)}
      figureButton={pressedFigure}
    />
  );
  return { opening: { isOpen, toggle }, panel };
}
