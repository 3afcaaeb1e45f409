import X from "lucide-react/icons/x";
import { type ReactNode, type RefObject, useId } from "react";
import { IconButton } from "../controls/icon-button.tsx";
import { useScrollFocus } from "../tables/use-scroll-focus.ts";
import { kitTexts } from "../texts.ts";
import { useModal } from "./use-modal.ts";

export interface FrameProps {
  /** Every way to close it: its cross, Esc and a press on the backdrop. */
  readonly onClose: () => void;
  /** What Esc does instead of closing: one step back. */
  readonly onEscape?: (() => void) | undefined;
  readonly title: ReactNode;
  /** Above the title: the current step of the dialog. */
  readonly above?: ReactNode;
  /** One line below the title. */
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons: secondary first, the primary last. */
  readonly footer?: ReactNode;
  readonly size?: "sm" | "md" | "lg" | "xl";
  /** It closes only when it is unmounted, also where the browser would close it by itself. */
  readonly held?: boolean;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Confirmations have no close button: their two buttons are the answers. */
  readonly cross?: boolean;
  readonly role?: "dialog" | "alertdialog";
  readonly id?: string;
}

const WIDTHS = { sm: "26rem", md: "34rem", lg: "51.25rem", xl: "60rem" } as const;

/** The box of a dialog and of a question, open while mounted. */
export function DialogFrame(props: FrameProps) {
  const { onClose, title, above, subtitle, children, footer, size = "sm", cross = true, role } = props;
  const { held, initialFocus, onEscape } = props;
  const titleId = useId();
  const bodyId = useId();
  const { ref, handlers } = useModal({ onClose, onEscape, held, initialFocus });
  const body = useScrollFocus<HTMLDivElement>();
  return (
    <dialog
      ref={ref}
      id={props.id}
      role={role}
      className="sheet-modal"
      style={{ "--modal-width": WIDTHS[size] }}
      aria-labelledby={titleId}
      aria-describedby={role === "alertdialog" ? bodyId : undefined}
      {...handlers}
    >
      <div className="sheet-grab" aria-hidden="true" />
      <div className="sheet-head">
        <div className="min-w-0 flex-1">
          {above}
          <h2 id={titleId} data-modal-title tabIndex={-1} className="title-dialog outline-none">
            {title}
          </h2>
          {subtitle === undefined ? null : <p className="text-caption text-muted">{subtitle}</p>}
        </div>
        {cross ? (
          <IconButton
            label={kitTexts.close}
            icon={<X size={20} aria-hidden="true" />}
            size="sm"
            className="-mr-2"
            onClick={onClose}
          />
        ) : null}
      </div>
      <div ref={body} id={bodyId} className="sheet-body">
        {children}
      </div>
      {footer === undefined ? null : <div className="sheet-foot">{footer}</div>}
    </dialog>
  );
}
