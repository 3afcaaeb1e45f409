import { useNavigate } from "@tanstack/react-router";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { limitPanels, policyText } from "#session/gates/policy-text.ts";
import { TermLinks } from "#ui/accounting/glossary/term-links.tsx";
import { ChatComposer } from "#ui/kit/chat/chat-composer.tsx";
import { ChatQuestions } from "#ui/kit/chat/chat-questions.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { PHONE, TOUCH, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { useStore } from "#ui/kit/use-store.ts";
import type { GuidedDesk } from "../desk/guided-desk.ts";
import { closeGuided } from "../guided-open.ts";
import type { GuidedPlace } from "../guided-place.ts";
import { changeOperation, type GuidedMessage, say, sendGuided } from "../state/guided-conversation.ts";
import { guidedTexts } from "../texts.ts";
import { OperationView } from "./operation-view.tsx";
import { MESSAGE_LIMIT, type StepProps } from "./step-props.ts";
import { guidedPanelTexts as texts } from "./texts.ts";
import { UsesLine } from "./uses-line.tsx";

interface ChatStepProps extends StepProps {
  readonly place: GuidedPlace;
  /** A reply is being made. */
  readonly waiting: boolean;
}

function canRegister({ world, readOnly }: GuidedDesk): boolean {
  return world !== null && readOnly === null;
}

/** A way on from an answer to a screen; on a phone the sheet, which covers it, closes. */
function AnswerLink({ link }: { readonly link: NonNullable<GuidedMessage["link"]> }) {
  const navigate = useNavigate();
  return (
    <a
      href={link.href}
      className="link link-primary mt-2 block w-fit font-semibold"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (matchMedia(PHONE).matches) closeGuided();
        void navigate({ href: link.href });
      }}
    >
      {link.label}
    </a>
  );
}

interface ReplyProps extends StepProps {
  readonly message: GuidedMessage;
}

/** What a reply understood, with what can be done about it. */
function Understood({ message, desk, work }: ReplyProps) {
  const { operations = [] } = message;
  const { world } = desk;
  if (world === null) return null;
  const others = (at: number) => operations.filter((_, index) => index !== at);
  return operations.map((operation, at) => (
    <OperationView
      // biome-ignore lint/suspicious/noArrayIndexKey: operations of a message keep their order
      key={at}
      operation={operation}
      world={world}
      title={operations.length > 1 ? texts.numbered(at + 1) : undefined}
      onChange={(changed) => changeOperation(work, message.id, at, changed)}
      onCorrect={() =>
        sendGuided(work, { type: "operationTaken", operation, waiting: others(at), corrects: true })
      }
      onReview={() => sendGuided(work, { type: "operationTaken", operation, waiting: others(at) })}
    />
  ));
}

function Message({ message, isLast, ...step }: ReplyProps & { readonly isLast: boolean }) {
  const { isUser, text, link, term, drills = false } = message;
  return (
    <>
      <div className="chat-message" data-user={isUser}>
        <span className="sr-only">{isUser ? texts.you : texts.assistant}: </span>
        {text}
        {link === undefined ? null : <AnswerLink link={link} />}
        {term === undefined ? null : <TermLinks term={term} drills={drills} />}
      </div>
      {isLast ? <Understood message={message} {...step} /> : null}
    </>
  );
}

function Log({ place, waiting, onAsk, ...step }: ChatStepProps & { readonly onAsk: (text: string) => void }) {
  const messages = useStore(step.work.messages);
  const ref = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  useLayoutEffect(() => {
    const log = ref.current;
    if (log && last) log.scrollTop = log.scrollHeight;
  }, [last]);
  const { suggestions = [], asksForType = false } = last ?? {};
  const { allowed } = step.desk.uses.permission;
  const offersType = allowed && canRegister(step.desk) && (asksForType || last === undefined);
  return (
    <div ref={ref} className="chat-log">
      <div role="log" aria-live="polite" aria-label={texts.log}>
        <div className="chat-message" data-user={false}>
          <span className="sr-only">{texts.assistant}: </span>
          {guidedTexts.places[place].greeting}
        </div>
        {messages.map((message) => (
          <Message key={message.id} message={message} isLast={message === last} {...step} />
        ))}
      </div>
      {waiting ? <p className="mb-3 text-caption text-muted">{texts.writing}</p> : null}
      {last === undefined ? (
        <ChatQuestions label={texts.examples} questions={guidedTexts.places[place].examples} onAsk={onAsk} />
      ) : null}
      {suggestions.length === 0 ? null : (
        <ChatQuestions label={texts.meanwhile} lead={texts.meanwhile} questions={suggestions} onAsk={onAsk} />
      )}
      {offersType ? (
        <Button
          size="sm"
          className="mb-3 pointer-coarse:min-h-11"
          onClick={() => sendGuided(step.work, { type: "typeAsked" })}
        >
          {texts.chooseType}
        </Button>
      ) : null}
    </div>
  );
}

/** The conversation: what is told becomes an operation to confirm, what is asked is answered. */
export function ChatStep(props: ChatStepProps) {
  const { desk, work, waiting } = props;
  const { permission, counter } = desk.uses;
  const field: RefObject<HTMLTextAreaElement | null> = useRef(null);
  const draft = useStore(work.draft);
  const touch = useMediaQuery(TOUCH);
  // Coming back from another step, the focus was on what is gone; on a phone the field would open its keyboard.
  useEffect(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const title = field.current?.closest("aside, dialog")?.querySelector<HTMLElement>("[data-modal-title]");
    (touch ? title : field.current)?.focus({ preventScroll: true });
  }, [touch]);
  const refused = permission.allowed ? undefined : policyText(permission.text).text;
  const send = (text: string) => !waiting && refused === undefined && say(work, text, MESSAGE_LIMIT);
  return (
    <>
      <Log
        {...props}
        onAsk={(text) => {
          if (send(text)) field.current?.focus({ preventScroll: true });
        }}
      />
      <div>
        <ChatComposer
          field={field}
          label={desk.world === null ? texts.fieldQuestions : texts.field}
          placeholder={refused === undefined ? undefined : limitPanels.guidedPlaceholder}
          limit={MESSAGE_LIMIT}
          refused={refused}
          draft={{ text: refused === undefined ? draft : "", onText: work.draft.set }}
          onSend={send}
        />
        <div className="px-3 pb-3 empty:hidden">
          <UsesLine counter={counter} isFull={refused !== undefined} onPremium={props.onPremium} />
        </div>
      </div>
    </>
  );
}
