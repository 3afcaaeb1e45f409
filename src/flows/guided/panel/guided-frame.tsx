import BookOpen from "lucide-react/icons/book-open-text";
import X from "lucide-react/icons/x";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { openGlossary } from "#ui/accounting/glossary/open-glossary.ts";
import { accountingTexts } from "#ui/accounting/texts.ts";
import { useSeenPart } from "#ui/kit/chat/use-seen-part.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { onTopModal, topModal } from "#ui/kit/overlays/modal-stack.ts";
import { useModal } from "#ui/kit/overlays/use-modal.ts";
import { useMediaQuery, WIDE } from "#ui/kit/use-media-query.ts";
import { guidedTexts as texts } from "../texts.ts";
import "./guided.css";

interface FrameProps {
  readonly title: string;
  /** Below the title: the steps. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

interface InsideProps extends FrameProps {
  readonly titleId: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Inside({ title, titleId, heading, head, children, onClose }: InsideProps) {
  return (
    <>
      <div className="guided-head">
        <div className="flex items-center gap-2">
          <h2
            ref={heading}
            id={titleId}
            data-modal-title
            tabIndex={-1}
            className="title-dialog flex-1 outline-none"
          >
            {title}
          </h2>
          <IconButton
            label={accountingTexts.glossary.name}
            icon={<BookOpen size={20} aria-hidden="true" />}
            onClick={() => openGlossary()}
          />
          <IconButton label={texts.close} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
        </div>
        {head}
      </div>
      {children}
    </>
  );
}

/** At the right edge of a wide window; the page makes room and stays usable. */
function Beside(props: FrameProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // Said on the root: a rule that looked for the panel anywhere would restyle the page at each key (UX-43).
  useLayoutEffect(() => {
    document.documentElement.dataset.guided = "beside";
    return () => {
      delete document.documentElement.dataset.guided;
    };
  }, []);
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    props.onClose();
  };
  return (
    <aside className="guided-panel no-print" aria-labelledby={titleId} onKeyDown={leaveByKey}>
      <Inside {...props} titleId={titleId} heading={heading} />
    </aside>
  );
}

/** Elsewhere a modal sheet: the whole window on a phone, its right part on a tablet. */
function Over(props: FrameProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { ref, handlers } = useModal({ onClose: props.onClose, initialFocus: heading });
  useSeenPart(ref);
  return (
    <dialog ref={ref} className="guided-sheet" aria-labelledby={titleId} {...handlers}>
      <Inside {...props} titleId={titleId} heading={heading} />
    </dialog>
  );
}

/** Whether a dialog stands above the panel, which is none or another one. */
function isCovered(): boolean {
  const top = topModal();
  return top !== null && !top.classList.contains("guided-sheet");
}

/**
 * Whether it stands beside the page. While a dialog stands above it the panel stays what it was: a sheet that opened now
 * would come above that dialog, and hold the focus away from it.
 */
function useIsBeside(): boolean {
  const wide = useMediaQuery(WIDE);
  const covered = useSyncExternalStore(onTopModal, isCovered, () => false);
  const [kept, setKept] = useState(wide);
  if (!covered && kept !== wide) setKept(wide);
  return covered ? kept : wide;
}

/** The box of the guided panel. */
export function GuidedFrame(props: FrameProps) {
  return useIsBeside() ? <Beside {...props} /> : <Over {...props} />;
}
