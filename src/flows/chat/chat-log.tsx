import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { ChatMessage } from "#domain/assistant/conversation.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { ChatLink } from "./chat-link.tsx";
import { FIRST_QUESTIONS, chatTexts as texts } from "./texts.ts";
import type { Chat } from "./use-conversation.ts";

interface ChatLogProps {
  readonly chat: Chat;
  readonly onAsk: (question: string) => void;
  /** Called when the link leaves for another screen. */
  readonly onLeave: () => void;
}

interface SuggestionsProps {
  readonly lead?: string;
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

function Suggestions({ lead, questions, onAsk }: SuggestionsProps) {
  return (
    <div className="mb-3">
      {lead === undefined ? null : <p className="mb-2 text-caption text-muted">{lead}</p>}
      <ul aria-label={texts.suggested} className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question} className="max-w-full">
            <Button
              size="sm"
              className="pointer-coarse:min-h-11 h-auto! max-w-full whitespace-normal! py-1.5 text-left leading-5"
              onClick={() => onAsk(question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bubble({ user, children }: { readonly user: boolean; readonly children: ReactNode }) {
  return (
    <div className="chat-message" data-user={user}>
      <span className="sr-only">{user ? texts.you : texts.assistant}: </span>
      {children}
    </div>
  );
}

function Message({ message, onLeave }: { readonly message: ChatMessage; readonly onLeave: () => void }) {
  const { isUser, text, link } = message;
  return (
    <Bubble user={isUser}>
      {text}
      {link === undefined ? null : <ChatLink link={link} onLeave={onLeave} />}
    </Bubble>
  );
}

/** The conversation as text. New messages are announced to screen readers and scrolled into view. */
export function ChatLog({ chat, onAsk, onLeave }: ChatLogProps) {
  const { messages, waiting } = chat;
  const ref = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  useLayoutEffect(() => {
    const log = ref.current;
    if (log && last) log.scrollTop = log.scrollHeight;
  }, [last]);
  return (
    <div ref={ref} className="chat-log">
      <div role="log" aria-live="polite" aria-label={texts.log}>
        <Bubble user={false}>{texts.greeting}</Bubble>
        {messages.map((message) => (
          <Message key={message.id} message={message} onLeave={onLeave} />
        ))}
      </div>
      {waiting ? <p className="mb-3 text-caption text-muted">{texts.writing}</p> : null}
      {last === undefined ? <Suggestions questions={FIRST_QUESTIONS} onAsk={onAsk} /> : null}
      {last?.suggestions === undefined ? null : (
        <Suggestions lead={texts.meanwhile} questions={last.suggestions} onAsk={onAsk} />
      )}
    </div>
  );
}
