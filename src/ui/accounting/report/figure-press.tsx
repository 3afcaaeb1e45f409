import type { ReactNode } from "react";
import { sidePanelTexts as texts } from "../texts.ts";
import "./figure-press.css";

interface FigurePressProps {
  /** The figure in words, for its name. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  /** The figure as it is shown. */
  readonly children: ReactNode;
}

/** A figure that opens where it comes from. */
export function FigurePress({ name, isOpen, onPress, children }: FigurePressProps) {
  return (
    <button
      type="button"
      className="figure-press"
      aria-label={texts.source(name)}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** The figure whose panel is open: it takes the focus back. */
export function pressedFigure(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.figure-press[aria-expanded="true"]');
}
