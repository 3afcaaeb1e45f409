import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from "react";
import { PHONE, useMediaQuery } from "../use-media-query.ts";
import { Dialog } from "./dialog.tsx";
import { useFloating } from "./use-floating.ts";
import { useOutsidePress } from "./use-outside-press.ts";

/** Props to spread on the button that opens the popover. */
export interface PopoverTrigger {
  readonly ref: Ref<HTMLButtonElement>;
  readonly "aria-haspopup": "dialog";
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string | undefined;
  readonly onClick: () => void;
}

interface PopoverProps {
  readonly label: string;
  readonly align?: "start" | "end";
  readonly trigger: (props: PopoverTrigger) => ReactNode;
  readonly children: ReactNode;
}

const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)";

type PanelProps = Pick<PopoverProps, "label" | "align" | "children"> & {
  readonly id: string;
  readonly anchor: { readonly current: HTMLButtonElement | null };
  readonly onClose: (returnFocus: boolean) => void;
};

function Panel({ id, label, align = "start", anchor, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFloating(true, anchor, panel, { align });
  useOutsidePress(true, [panel, anchor], () => onClose(false));
  useEffect(() => panel.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus(), []);
  const keyDown = (event: KeyboardEvent) => {
    // A dialog or a list that was opened from within closes by itself.
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    event.preventDefault();
    event.stopPropagation();
    onClose(true);
  };
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      popover="manual"
      className="float popover-panel"
      onKeyDown={keyDown}
    >
      {children}
    </div>
  );
}

/** Fields behind a button: beside it where there is space, as a sheet on a phone. Esc returns to the button. */
export function Popover({ label, align, trigger, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const phone = useMediaQuery(PHONE);
  const [open, setOpen] = useState(false);
  const close = (returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  };
  return (
    <>
      {trigger({
        ref: button,
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        "aria-controls": open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {phone ? (
        <Dialog open={open} id={id} title={label} onClose={() => close(true)}>
          {children}
        </Dialog>
      ) : open ? (
        <Panel id={id} label={label} {...(align && { align })} anchor={button} onClose={close}>
          {children}
        </Panel>
      ) : null}
    </>
  );
}
