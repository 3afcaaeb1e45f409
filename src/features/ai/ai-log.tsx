import { type ReactNode, useLayoutEffect, useRef } from "react";
import {
  type AnswerPiece,
  type AnswerStep,
  type CitedFigure,
  citedMoney,
} from "#domain/assistant/figures/figure-answer.ts";
import { ChatLink } from "#flows/chat/chat-link.tsx";
import { OperationLink } from "#flows/chat/operation-link.tsx";
import { TermLinks } from "#ui/accounting/glossary/term-links.tsx";
import { StepBars } from "#ui/charts/step-bars.tsx";
import { ChatQuestions } from "#ui/kit/chat/chat-questions.tsx";
import type { AiMessage } from "./ai-conversation.ts";
import { AnswerCheckLine, FigurePanel } from "./figure-panel.tsx";
import { aiTexts as texts } from "./texts.ts";
import type { AiConversation } from "./use-ai-conversation.ts";

/** The figure whose source is highlighted. */
export interface LitFigure {
  readonly message: string;
  /** From 1. */
  readonly number: number;
}

interface AiLogProps {
  readonly chat: AiConversation;
  readonly lit: LitFigure | null;
  readonly onLit: (lit: LitFigure) => void;
  readonly onAsk: (question: string) => void;
  /** Without a panel beside: figures are shown under their answer. */
  readonly withFigures: boolean;
}

function stepsSummary(steps: readonly AnswerStep[]): string {
  return steps.map(({ label, amount }) => `${label} ${citedMoney(amount)}`).join(", ");
}

interface PieceProps {
  readonly piece: AnswerPiece;
  readonly figures: readonly CitedFigure[];
  readonly lit: number | null;
  readonly onCite: (number: number) => void;
}

function Piece({ piece, figures, lit, onCite }: PieceProps) {
  if (typeof piece === "string") return piece;
  const figure = figures[piece.cite - 1];
  if (!figure) return null;
  return (
    <span className="ai-figure">
      {figure.text}
      <button
        type="button"
        className="ai-cite"
        aria-pressed={lit === piece.cite}
        aria-label={texts.cite(piece.cite, figure.label)}
        onClick={() => onCite(piece.cite)}
      >
        {piece.cite}
      </button>
    </span>
  );
}

function Answer({
  message,
  lit,
  onCite,
  withFigures,
}: {
  readonly message: AiMessage;
  readonly lit: number | null;
  readonly onCite: (number: number) => void;
  readonly withFigures: boolean;
}) {
  const { answer } = message;
  if (!answer) return <p className="whitespace-pre-wrap">{message.text}</p>;
  return (
    <>
      {answer.paragraphs.map((pieces) => (
        <p key={JSON.stringify(pieces)} className="ai-paragraph">
          {pieces.map((piece, at) => (
            <Piece
              key={typeof piece === "string" ? `${at}-${piece}` : `${at}-${piece.cite}`}
              piece={piece}
              figures={answer.figures}
              lit={lit}
              onCite={onCite}
            />
          ))}
        </p>
      ))}
      {answer.steps === undefined ? null : (
        <div className="ai-steps">
          <StepBars bars={answer.steps} summary={stepsSummary(answer.steps)} />
        </div>
      )}
      <AnswerCheckLine check={answer.check} />
      {withFigures && answer.figures.length > 0 ? <FigurePanel message={message} lit={lit} /> : null}
    </>
  );
}

function Bubble({ user, children }: { readonly user: boolean; readonly children: ReactNode }) {
  return (
    <div className="ai-message" data-user={user}>
      <span className="sr-only">{user ? texts.you : texts.assistant}: </span>
      {children}
    </div>
  );
}

/** The conversation. New messages are announced to screen readers, and the last one is scrolled into view. */
export function AiLog({ chat, lit, onLit, onAsk, withFigures }: AiLogProps) {
  const { messages, waiting } = chat;
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  useLayoutEffect(() => {
    if (last) end.current?.scrollIntoView({ block: "end" });
  }, [last]);
  return (
    <div className="ai-log">
      <div role="log" aria-live="polite" aria-label={texts.log}>
        {messages.length === 0 ? <p className="text-muted">{texts.greeting}</p> : null}
        {messages.map((message) => (
          <Bubble key={message.id} user={message.isUser}>
            <Answer
              message={message}
              lit={lit?.message === message.id ? lit.number : null}
              onCite={(number) => onLit({ message: message.id, number })}
              withFigures={withFigures}
            />
            {message.link === undefined ? null : <ChatLink link={message.link} onLeave={() => undefined} />}
            {message.term === undefined ? null : (
              <TermLinks term={message.term} drills={message.drills === true} />
            )}
            {message.operation === undefined ? null : (
              <OperationLink operation={message.operation} onLeave={() => undefined} />
            )}
          </Bubble>
        ))}
      </div>
      {waiting ? <p className="text-caption text-muted">{texts.writing}</p> : null}
      {last?.suggestions === undefined || last.suggestions.length === 0 ? null : (
        <ChatQuestions
          label={texts.meanwhile}
          lead={texts.meanwhile}
          questions={last.suggestions}
          onAsk={onAsk}
        />
      )}
      <div ref={end} className="ai-end" />
    </div>
  );
}
