import "./chat.css";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import { lazy, Suspense, useRef, useState } from "react";
import { chatTexts as texts } from "./texts.ts";
import { useChatOverlap } from "./use-chat-overlap.ts";

const loadPanel = () => import("./chat-panel.tsx");
const ChatPanel = lazy(async () => ({ default: (await loadPanel()).ChatPanel }));

export interface ChatWidgetProps {
  /** Where the button never gives way to a dialog. */
  readonly forced: boolean;
}

/** The assistant's button in the corner, and its panel when asked for. */
export function ChatWidget({ forced }: ChatWidgetProps) {
  const frame = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const contracted = useChatOverlap(frame, button, forced, open);
  const close = () => {
    setOpen(false);
    // The button is in its place again only after this has been drawn.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <aside
      ref={frame}
      aria-label={texts.assistant}
      className="chat-corner no-print"
      data-place={forced ? "forced" : "free"}
    >
      {open ? (
        <Suspense fallback={null}>
          <ChatPanel onClose={close} />
        </Suspense>
      ) : null}
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
        onClick={() => setOpen(true)}
      >
        <MessageCircleQuestionMark size={22} aria-hidden="true" />
        {contracted ? null : <span>{texts.assistant}</span>}
      </button>
    </aside>
  );
}
