import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { useFloating } from "./use-floating.ts";

interface TooltipBoxProps {
  readonly id: string;
  readonly wrapper: RefObject<HTMLSpanElement | null>;
  readonly side: "top" | "bottom";
  readonly children: ReactNode;
}

/** The box of an open tooltip, loaded with the first one shown. */
export function TooltipBox({ id, wrapper, side, children }: TooltipBoxProps) {
  const box = useRef<HTMLSpanElement>(null);
  const anchor = useRef<Element | null>(null);
  // Before the effect that places the box, which reads it.
  useLayoutEffect(() => {
    anchor.current = wrapper.current?.firstElementChild ?? null;
  });
  useFloating(true, anchor, box, { side, align: "center", gap: 8 });
  return (
    <span ref={box} id={id} role="tooltip" popover="manual" className="float tooltip-box">
      {children}
    </span>
  );
}
