import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useId, useRef } from "react";
import { useTooltip } from "./use-tooltip.ts";

interface TooltipProps {
  readonly text: ReactNode;
  /** False if the text repeats the control's accessible name, so that screen readers do not say it twice. */
  readonly describes?: boolean;
  readonly side?: "top" | "bottom";
  /** One focusable control. */
  readonly children: ReactElement<{ "aria-describedby"?: string | undefined }>;
}

const TooltipBox = lazy(() => import("./tooltip-box.tsx").then((made) => ({ default: made.TooltipBox })));

/** A text beside a control, on hover and on focus. Never the only place for information. */
export function Tooltip({ text, describes = true, side = "top", children }: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const { open, handlers } = useTooltip();
  const child = describes && open ? cloneElement(children, { "aria-describedby": id }) : children;
  return (
    <span ref={wrapper} className="contents" {...handlers}>
      {child}
      {open ? (
        <Suspense fallback={null}>
          <TooltipBox id={id} wrapper={wrapper} side={side}>
            {text}
          </TooltipBox>
        </Suspense>
      ) : null}
    </span>
  );
}
