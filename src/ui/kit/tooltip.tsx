import { cloneElement, type ReactElement, type ReactNode, type RefObject, useId, useRef } from "react";
import { useFloating } from "./use-floating.ts";
import { useTooltip } from "./use-tooltip.ts";

export interface TooltipProps {
  readonly text: ReactNode;
  /** False when the text repeats the control's own name, so that readers do not say it twice. */
  readonly describes?: boolean;
  readonly side?: "top" | "bottom";
  /** One control that can be focused. */
  readonly children: ReactElement<{ "aria-describedby"?: string | undefined }>;
}

interface BoxProps {
  readonly id: string;
  readonly wrapper: RefObject<HTMLSpanElement | null>;
  readonly side: "top" | "bottom";
  readonly children: ReactNode;
}

function TooltipBox({ id, wrapper, side, children }: BoxProps) {
  const box = useRef<HTMLSpanElement>(null);
  const anchor = useRef<Element | null>(null);
  anchor.current = wrapper.current?.firstElementChild ?? null;
  useFloating(true, anchor, box, { side, align: "center", gap: 8 });
  return (
    <span ref={box} id={id} role="tooltip" popover="manual" className="float tooltip-box">
      {children}
    </span>
  );
}

/** Words beside a control, on rest and on focus. Never the only place where something is said. */
export function Tooltip({ text, describes = true, side = "top", children }: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const { open, handlers } = useTooltip();
  const child = describes && open ? cloneElement(children, { "aria-describedby": id }) : children;
  return (
    <span ref={wrapper} className="contents" {...handlers}>
      {child}
      {open ? (
        <TooltipBox id={id} wrapper={wrapper} side={side}>
          {text}
        </TooltipBox>
      ) : null}
    </span>
  );
}
