import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { ChatMessage } from "#domain/assistant/conversation.ts";
import { TermLinks } from "#ui/accounting/glossary/term-links.tsx";
import { ChatQuestions } from "#ui/kit/chat/chat-questions.tsx";
import { ChatLink } from "./chat-link.tsx";
import { OperationLink } from "./operation-link.tsx";
import { FIRST_QUESTIONS, chatTexts as texts } from "./texts.ts";
import type { Chat } from "./use-conversation.ts";

interface ChatLogProps {
  readonly chat: Chat;
  readonly onAsk: (question: string) => void;
  /** Called when the link leaves for another screen. */
  readonly onLeave: () => void;
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
  const { isUser, text, link, term, drills = false, operation } = message;
  return (
    <Bubble user={isUser}>
      {text}
      {link === undefined ? null : <ChatLink link={link} onLeave={onLeave} />}
      {term === undefined ? null : <TermLinks term={term} drills={drills} />}
      {operation === undefined ? null : <OperationLink operation={operation} onLeave={onLeave} />}
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
      {last === undefined ? (
        <ChatQuestions label={texts.suggested} questions={FIRST_QUESTIONS} onAsk={onAsk} />
      ) : null}
      {last?.suggestions === undefined ? null : (
        <ChatQuestions
          label={texts.suggested}
          lead={texts.meanwhile}
          questions={last.suggestions}
          onAsk={onAsk}
        />
      )}
    </div>
  );
}
