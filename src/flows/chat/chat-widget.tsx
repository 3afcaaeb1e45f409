import "./chat-button.css";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import { lazy, Suspense, useRef, useState } from "react";
import { pwaTexts } from "#pwa/texts.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { chatPlace } from "./chat-places.ts";
import { chatTexts as texts } from "./texts.ts";
import { useChatOverlap } from "./use-chat-overlap.ts";
import { useChatPlace } from "./use-chat-place.ts";

const loadPanel = () => import("./chat-panel.tsx");
const ChatPanel = lazy(async () => ({ default: (await loadPanel()).ChatPanel }));
interface ChatWidgetProps {
  /** Current path: decides whether the button appears and whether it may contract. */
  readonly pathname: string;
}

/** The assistant, on the pages that have one. */
export function ChatWidget({ pathname }: ChatWidgetProps) {
  const place = chatPlace(pathname);
  if (place === "none") return null;
  return <Assistant pathname={pathname} forced={place === "forced"} />;
}

interface AssistantProps extends ChatWidgetProps {
  /** It never contracts for a dialog (spec §4). */
  readonly forced: boolean;
}

/** The button in the corner, and the panel it opens. */
function Assistant({ pathname, forced }: AssistantProps) {
  const frame = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const covered = useChatOverlap(frame, button, forced, open);
  const disc = useChatPlace(frame, button, pathname, open);
  const contracted = covered || disc;
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
        // Another element for the other form: nothing then moves on the page.
        key={contracted ? "disc" : "word"}
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
