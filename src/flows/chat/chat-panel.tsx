import "./chat-panel.css";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import Trash from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import { QUESTION_LIMIT } from "#domain/assistant/conversation.ts";
import { ChatComposer } from "#ui/kit/chat/chat-composer.tsx";
import { useSeenPart } from "#ui/kit/chat/use-seen-part.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { useModal } from "#ui/kit/overlays/use-modal.ts";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { ChatLog } from "./chat-log.tsx";
import { chatTexts as texts } from "./texts.ts";
import { type Chat, useConversation } from "./use-conversation.ts";

interface PanelProps {
  readonly onClose: () => void;
}

function clear({ messages, change }: Chat): void {
  change([]);
  toast.neutral({ id: "chat-cleared", title: texts.cleared, ...undoNotice(() => change(messages)) });
}

interface InsideProps extends PanelProps {
  readonly titleId: string;
  /** Receives the focus instead of the field, which would open a phone's keyboard over the text. */
  readonly title?: RefObject<HTMLHeadingElement | null>;
}

function Inside({ onClose, titleId, title }: InsideProps) {
  const chat = useConversation();
  const field = useRef<HTMLTextAreaElement>(null);
  const rest = () => (title ?? field).current?.focus();
  const askAgain = (question: string) => {
    chat.ask(question);
    rest();
  };
  return (
    <>
      <div className="chat-head">
        <MessageCircleQuestionMark size={22} aria-hidden="true" />
        <h2
          ref={title}
          id={titleId}
          data-modal-title
          tabIndex={-1}
          className="flex-1 font-semibold text-base outline-none"
        >
          {texts.assistant}
        </h2>
        {chat.messages.length === 0 ? null : (
          <IconButton
            label={texts.clear}
            icon={<Trash size={18} aria-hidden="true" />}
            onClick={() => {
              clear(chat);
              rest();
            }}
          />
        )}
        <IconButton label={texts.close} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
      </div>
      <ChatLog chat={chat} onAsk={askAgain} onLeave={onClose} />
      <ChatComposer field={field} label={texts.field} limit={QUESTION_LIMIT} onSend={chat.ask} />
    </>
  );
}

/** On a phone: a modal sheet over the whole page. */
function Sheet({ onClose }: PanelProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { ref, handlers } = useModal({ onClose, initialFocus: title });
  useSeenPart(ref);
  return (
    <dialog ref={ref} className="chat-sheet" aria-labelledby={titleId} {...handlers}>
      <Inside onClose={onClose} titleId={titleId} title={title} />
    </dialog>
  );
}

/** A panel beside the page, which stays usable. */
function Corner({ onClose }: PanelProps) {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.querySelector("textarea")?.focus(), []);
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section ref={ref} role="dialog" className="chat-panel" aria-labelledby={titleId} onKeyDown={leaveByKey}>
      <Inside onClose={onClose} titleId={titleId} />
    </section>
  );
}

/** The conversation with the assistant. */
export function ChatPanel({ onClose }: PanelProps) {
  return useMediaQuery(PHONE) ? <Sheet onClose={onClose} /> : <Corner onClose={onClose} />;
}
