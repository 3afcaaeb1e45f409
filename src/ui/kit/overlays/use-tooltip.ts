import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { noteClosed, noteOpened, openDelay } from "./tooltip-timing.ts";

interface TooltipState {
  readonly open: boolean;
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onPointerDown: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** When a tooltip opens: after 700 ms of hover, immediately on keyboard focus, never on touch. */
export function useTooltip(): TooltipState {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(false);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    if (!shown.current) return;
    shown.current = false;
    setOpen(false);
    noteClosed(hide, performance.now());
  }, []);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    if (shown.current) return;
    noteOpened(hide);
    shown.current = true;
    setOpen(true);
  }, [hide]);
  useEffect(() => hide, [hide]);
  useEffect(() => {
    if (!open) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    window.addEventListener("keydown", pressed, true);
    return () => window.removeEventListener("keydown", pressed, true);
  }, [open, hide]);
  return {
    open,
    handlers: {
      onPointerEnter: (event) => {
        if (event.pointerType === "touch") return;
        clearTimeout(timer.current);
        timer.current = setTimeout(show, openDelay(performance.now()));
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus: (event) => {
        if (event.target.matches(":focus-visible")) show();
      },
      onBlur: hide,
    },
  };
}
