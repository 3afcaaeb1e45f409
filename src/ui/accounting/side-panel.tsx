import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "../kit/controls/icon-button.tsx";
import { Dialog, type DialogProps } from "../kit/overlays/dialog.tsx";
import { useScrollFocus } from "../kit/tables/use-scroll-focus.ts";
import { kitTexts } from "../kit/texts.ts";
import { useMediaQuery } from "../kit/use-media-query.ts";
import "./side-panel.css";

/** Screen only: a printed page is narrow, and the panel would become a dialog printed over the sheet. */
const NARROW = "screen and (width < 1280px)";

/** Whether panels are shown beside their sheet rather than over it. */
export function usePanelBeside(): boolean {
  return !useMediaQuery(NARROW);
}

interface SidePanelProps extends Pick<DialogProps, "title" | "size" | "footer" | "children" | "onClose"> {
  /** What the panel is, in small type above the title: "De dónde sale". */
  readonly label: string;
  /** Identity of the explained figure: when it changes, the panel takes the focus again. */
  readonly about: string;
  /** Below the title: the figure itself. */
  readonly lead?: ReactNode;
  readonly closeLabel?: string;
  /** Esc goes one step back instead of closing. */
  readonly onBack?: (() => void) | undefined;
  /** What takes the focus when the panel closes; by default what had it when the panel opened. */
  readonly returnTo?: () => HTMLElement | null;
}

/** Moves the focus to the panel when a figure is explained, and back to the figure when it closes. */
function useQuestion(about: string, returnTo?: () => HTMLElement | null) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another figure is another question
  useEffect(() => {
    // Another figure chosen from within the panel leaves the focus on what chose it.
    if (panel.current?.contains(document.activeElement)) return;
    asked.current = document.activeElement;
    heading.current?.focus({ preventScroll: true });
  }, [about]);
  const giveBack = () => {
    const current = returnTo?.() ?? asked.current;
    if (current instanceof HTMLElement && current.isConnected) current.focus();
  };
  return { panel, heading, giveBack };
}

function Beside(props: SidePanelProps) {
  const { label, about, title, lead, closeLabel, footer, children, onBack, returnTo, onClose } = props;
  const { panel, heading, giveBack } = useQuestion(about, returnTo);
  const body = useScrollFocus<HTMLDivElement>();
  const close = () => {
    giveBack();
    onClose();
  };
  return (
    <aside
      ref={panel}
      className="side-panel no-print"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        if (onBack) onBack();
        else close();
      }}
    >
      <div className="side-panel-head">
        <div className="min-w-0 flex-1">
          <p className="text-caption text-muted">{label}</p>
          <h2 ref={heading} tabIndex={-1} className="title-dialog outline-none">
            {title}
          </h2>
          {lead}
        </div>
        <IconButton
          label={closeLabel ?? kitTexts.close}
          icon={<X size={20} aria-hidden="true" />}
          size="sm"
          onClick={close}
        />
      </div>
      <div ref={body} className="side-panel-body">
        {children}
      </div>
      {footer === undefined ? null : <div className="side-panel-foot">{footer}</div>}
    </aside>
  );
}

/** Explains a figure beside its sheet, or over it if there is no space beside. */
export function SidePanel(props: SidePanelProps) {
  const beside = usePanelBeside();
  if (beside) return <Beside {...props} />;
  const { label, title, lead, size = "md", footer, children, onBack, returnTo, onClose } = props;
  const close = () => {
    // The sheet gives the focus back as it goes; another figure may have been chosen in it since.
    const target = returnTo?.() ?? null;
    onClose();
    requestAnimationFrame(() => target?.focus());
  };
  return (
    <Dialog
      open
      size={size}
      title={title}
      above={<p className="text-caption text-muted">{label}</p>}
      footer={footer}
      onEscape={onBack}
      onClose={close}
    >
      {lead}
      {children}
    </Dialog>
  );
}
