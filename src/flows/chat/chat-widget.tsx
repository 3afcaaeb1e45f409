import "./chat-button.css";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import { lazy, Suspense, useRef, useState } from "react";
import { pwaTexts } from "#pwa/texts.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { chatPlace } from "./chat-places.ts";
import { chatTexts as texts } from "./texts.ts";
import { useChatOverlap } from "./use-chat-overlap.ts";

const loadPanel = () => import("./chat-panel.tsx");
const ChatPanel = lazy(async () => ({ default: (await loadPanel()).ChatPanel }));
interface ChatWidgetProps {
  /** Current path: decides whether the button appears and whether it may contract. */
  readonly pathname: string;
}

/** The assistant, on the pages that have one. */
export function ChatWidget({ pathname }: ChatWidgetProps) {
  const place = chatPlace(pathname);
  return place === "none" ? null : <Assistant forced={place === "forced"} />;
}

/** The button in the corner, and the panel it opens. */
function Assistant({ forced }: { readonly forced: boolean }) {
  const frame = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const contracted = useChatOverlap(frame, button, forced, open);
  const show = async () => {
    try {
      await loadPanel();
      setOpen(true);
    } catch {
      toast.error({ id: "chat", title: pwaTexts.update.partMissing });
    }
  };
  const close = () => {
    setOpen(false);
    // The button is back in place only after the next paint.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <aside
      ref={frame}
      aria-label={texts.assistant}
      className="chat-corner no-print"
      data-place={forced ? "forced" : "free"}
    >
      <Suspense fallback={null}>{open ? <ChatPanel onClose={close} /> : null}</Suspense>
      <button
        ref={button}
        type="button"
        className="chat-button"
        data-contracted={contracted}
        hidden={open}
        aria-label={texts.assistant}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={() => void show()}
      >
        <MessageCircleQuestionMark size={22} aria-hidden="true" />
        {contracted ? null : <span>{texts.assistant}</span>}
      </button>
    </aside>
  );
}
