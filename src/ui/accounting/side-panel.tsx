import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "../kit/class-names.ts";
import { IconButton } from "../kit/controls/icon-button.tsx";
import { Dialog, type DialogProps } from "../kit/overlays/dialog.tsx";
import { useScrollFocus } from "../kit/tables/use-scroll-focus.ts";
import { kitTexts } from "../kit/texts.ts";
import { PHONE, useMediaQuery } from "../kit/use-media-query.ts";
import { watchBottomBar } from "../kit/watch-bottom-bar.ts";
import { sidePanelTexts as texts } from "./texts.ts";
import "./side-panel.css";

/** Screen only: a printed page is narrow, and the panel would become a dialog printed over the sheet. */
const NARROW = "screen and (width < 1280px)";

/** Whether panels are shown beside their sheet rather than over it. */
export function usePanelBeside(): boolean {
  return !useMediaQuery(NARROW);
}

interface SidePanelProps extends Pick<DialogProps, "title" | "size" | "children" | "onClose"> {
  readonly footer?: ReactNode;
  /** What the panel is, in small type above the title: "De dónde sale". */
  readonly label: string;
  /** Identity of the explained figure: when it changes, the panel takes the focus again. */
  readonly about: string;
  /** Above the title: the figure itself. */
  readonly figure?: ReactNode;
  /** Below the title. */
  readonly lead?: ReactNode;
  /** Stands at the edge of the window, on a screen that has no place for it; the page makes room. */
  readonly docked?: boolean;
  /** A dialog over the one that is open, behind which nothing can be pressed. */
  readonly over?: boolean;
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
  const source = () => {
    const current = returnTo?.() ?? asked.current;
    return current instanceof HTMLElement && current.isConnected ? current : null;
  };
  return { panel, heading, source };
}

/**
 * The pressed figure stays in sight, and another may be pressed: on a phone beside a sheet without a veil, elsewhere in
 * a table that became narrower.
 */
function useSheet(isSheet: boolean, about: string, source: () => HTMLElement | null) {
  const [tall, setTall] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another figure may be under the sheet
  useEffect(() => {
    source()?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isSheet, about]);
  return { tall, toggle: () => setTall(!tall) };
}

interface BesideProps extends SidePanelProps {
  readonly isSheet: boolean;
}

function Beside(props: BesideProps) {
  const { label, about, title, figure, lead, closeLabel, footer, children, docked = false } = props;
  const { onBack, returnTo, onClose, isSheet } = props;
  const { panel, heading, source } = useQuestion(about, returnTo);
  const { tall, toggle } = useSheet(isSheet, about, source);
  const body = useScrollFocus<HTMLDivElement>();
  const close = () => {
    source()?.focus();
    onClose();
  };
  return (
    <aside
      ref={panel}
      className={isSheet ? "side-sheet no-print" : "side-panel no-print"}
      data-docked={docked}
      data-tall={tall}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        if (onBack) onBack();
        else close();
      }}
    >
      {isSheet ? (
        <button
          type="button"
          className="side-sheet-grip"
          aria-expanded={tall}
          aria-label={tall ? texts.lower : texts.raise}
          onClick={toggle}
        >
          <span className="sheet-grab" />
        </button>
      ) : null}
      <div className="side-panel-head">
        <div className="min-w-0 flex-1">
          <p className="text-caption text-muted">{label}</p>
          {figure}
          <h2
            ref={heading}
            tabIndex={-1}
            className={classNames("outline-none", figure === undefined ? "title-dialog" : "font-semibold")}
          >
            {title}
          </h2>
        </div>
        <IconButton
          label={closeLabel ?? kitTexts.close}
          icon={<X size={20} aria-hidden="true" />}
          size="sm"
          onClick={close}
        />
        {lead === undefined ? null : <div className="side-panel-lead">{lead}</div>}
      </div>
      <div ref={body} className="side-panel-body">
        {children}
      </div>
      {footer === undefined ? null : (
        <div ref={watchBottomBar} className="side-panel-foot">
          {footer}
        </div>
      )}
    </aside>
  );
}

/** Explains a figure beside its sheet, or over it if there is no space beside. On a phone it rises from the bottom. */
export function SidePanel(props: SidePanelProps) {
  const beside = usePanelBeside();
  const isSheet = useMediaQuery(PHONE);
  if (!props.over && (beside || isSheet)) return <Beside {...props} isSheet={isSheet} />;
  const { label, title, figure, lead, size = "md", footer, children, onBack, returnTo, onClose } = props;
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
      above={
        <>
          <p className="text-caption text-muted">{label}</p>
          {figure}
        </>
      }
      footer={footer}
      onEscape={onBack}
      onClose={close}
    >
      {lead}
      {children}
    </Dialog>
  );
}
