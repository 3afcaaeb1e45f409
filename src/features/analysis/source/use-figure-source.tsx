import type { ReactNode } from "react";
import { type FigureOpening, useAskedFigure } from "#flows/figure-source/asked-press.tsx";
import { FigureSourcePanel } from "#flows/figure-source/figure-source-panel.tsx";
import { pressedFigure } from "#ui/accounting/report/figure-press.tsx";
import { type AnalysedSides, type AskedFigure, askedSource } from "./asked-figure.ts";

export type AnalysisOpening = FigureOpening<AskedFigure>;

/** Where a pressed figure comes from. */
export function useFigureSource(all: AnalysedSides): {
  readonly opening: AnalysisOpening;
  readonly panel: ReactNode;
} {
  const { open, opening, close } = useAskedFigure<AskedFigure>();
  const figure = open && askedSource(open, all);
  const panel =
    figure === null ? null : (
      <FigureSourcePanel figure={figure} onClose={close} figureButton={pressedFigure} />
    );
  return { opening, panel };
}
