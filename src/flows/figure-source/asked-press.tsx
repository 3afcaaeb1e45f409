import { type ReactNode, useState } from "react";
import { FigurePress } from "#ui/accounting/report/figure-press.tsx";

/** Which figure of a screen is open, and how another one is pressed. A second press closes it. */
export interface FigureOpening<Asked> {
  readonly isOpen: (asked: Asked) => boolean;
  readonly toggle: (asked: Asked) => void;
}

const keyOf = (asked: unknown) => JSON.stringify(asked);

/** The one figure of a screen that is open. `Asked`: plain values that name a figure and its place. */
export function useAskedFigure<Asked>(): {
  readonly open: Asked | null;
  readonly opening: FigureOpening<Asked>;
  readonly close: () => void;
} {
  const [open, setOpen] = useState<Asked | null>(null);
  const isOpen = (asked: Asked) => open !== null && keyOf(open) === keyOf(asked);
  const toggle = (asked: Asked) => setOpen(isOpen(asked) ? null : asked);
  return { open, opening: { isOpen, toggle }, close: () => setOpen(null) };
}

interface AskedPressProps<Asked> {
  readonly asked: Asked;
  readonly opening: FigureOpening<Asked>;
  /** The figure in words; a dash is nothing that could be pressed. */
  readonly text: string;
  /** As it is shown, where that is more than its words. */
  readonly children?: ReactNode;
}

/** A figure that opens where it comes from. */
export function AskedPress<Asked>({ asked, opening, text, children = text }: AskedPressProps<Asked>) {
  if (text === "—") return children;
  return (
    <FigurePress name={text} isOpen={opening.isOpen(asked)} onPress={() => opening.toggle(asked)}>
      {children}
    </FigurePress>
  );
}
