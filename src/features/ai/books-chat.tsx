import BookOpen from "lucide-react/icons/book-open-text";
import SquarePen from "lucide-react/icons/square-pen";
import { useRef, useState } from "react";
import { QUESTION_LIMIT } from "#domain/assistant/conversation.ts";
import { suggestedQuestions } from "#domain/assistant/figures/figure-intents.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { chatTexts } from "#flows/chat/texts.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { listCompanies } from "#storage/queries/books/books.ts";
import { selectedCompany } from "#storage/queries/companies/companies.ts";
import { openGlossary } from "#ui/accounting/glossary/open-glossary.ts";
import { accountingTexts } from "#ui/accounting/texts.ts";
import { ChatComposer } from "#ui/kit/chat/chat-composer.tsx";
import { ChatQuestions } from "#ui/kit/chat/chat-questions.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { useMediaQuery } from "#ui/kit/use-media-query.ts";
import { watchBottomBar } from "#ui/kit/watch-bottom-bar.ts";
import { lastWithFigures } from "./ai-conversation.ts";
import { AiLog, type LitFigure } from "./ai-log.tsx";
import { FigurePanel } from "./figure-panel.tsx";
import { readFacts } from "./read-facts.ts";
import { aiTexts as texts } from "./texts.ts";
import { type AiConversation, useAiConversation } from "./use-ai-conversation.ts";

interface BooksChatProps {
  readonly company: CompanyId | null;
  readonly onCompany: (company: CompanyId) => void;
}

const WIDE = "(width >= 1200px)";

/** The companies, and the one the conversation is about. */
function useCompanies(asked: CompanyId | null) {
  const storage = useStorage();
  const found = useQueryKeepingLast(async () => {
    const [all, active] = await Promise.all([listCompanies(storage), selectedCompany(storage)]);
    return { all, company: all.find((each) => each.id === asked) ?? active };
  }, [storage, asked]);
  return found.state === "ready" ? found.value : { all: [], company: null };
}

/** What these books can answer; null while it is not known. */
function useSuggested(asked: CompanyId | null): readonly string[] | null {
  const storage = useStorage();
  const found = useQueryKeepingLast(async () => {
    const read = await readFacts(storage, asked, "parties");
    return suggestedQuestions(read?.facts ?? null);
  }, [storage, asked]);
  return found.state === "ready" ? found.value : null;
}

function clear({ messages, change }: AiConversation): void {
  change([]);
  toast.neutral({ id: "ai-cleared", title: texts.cleared, ...undoNotice(() => change(messages)) });
}

interface HeadProps extends BooksChatProps {
  readonly chat: AiConversation;
}

function Head({ company: asked, onCompany, chat }: HeadProps) {
  const { all, company } = useCompanies(asked);
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="title-screen">{texts.heading}</h1>
        <p className="wrap-anywhere mt-1 text-muted">
          {company === null ? texts.leadWithout : texts.lead(company.name)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {all.length > 1 && company !== null ? (
          <SelectField
            className="ai-company"
            aria-label={texts.company}
            value={company.id}
            options={all.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={onCompany}
          />
        ) : null}
        <Button
          variant="ghost"
          icon={<BookOpen size={18} aria-hidden="true" />}
          onClick={() => openGlossary()}
        >
          {accountingTexts.glossary.name}
        </Button>
        {chat.messages.length === 0 ? null : (
          <Button
            variant="ghost"
            icon={<SquarePen size={18} aria-hidden="true" />}
            onClick={() => clear(chat)}
          >
            {texts.fresh}
          </Button>
        )}
      </div>
    </header>
  );
}

/** A conversation about the books, beside the figures it cites. */
export function BooksChat({ company, onCompany }: BooksChatProps) {
  const chat = useAiConversation(company);
  const [lit, setLit] = useState<LitFigure | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const suggested = useSuggested(company);
  const wide = useMediaQuery(WIDE);
  const { messages } = chat;
  const shown = messages.find((each) => each.id === lit?.message) ?? lastWithFigures(messages);
  const ask = (question: string): boolean => {
    setLit(null);
    return chat.ask(question);
  };
  const askAgain = (question: string) => {
    ask(question);
    field.current?.focus();
  };
  return (
    <div className="ai">
      <div className="ai-main">
        <Head company={company} onCompany={onCompany} chat={chat} />
        {/* Not in sight until the foot has its height. */}
        <div className={suggested === null ? "invisible contents" : "contents"}>
          <AiLog chat={chat} lit={lit} onLit={setLit} onAsk={askAgain} withFigures={!wide} />
          <div ref={watchBottomBar} className="ai-foot">
            {suggested === null || suggested.length === 0 ? null : (
              <ChatQuestions label={texts.suggested} questions={suggested} onAsk={askAgain} />
            )}
            <ChatComposer field={field} label={chatTexts.field} limit={QUESTION_LIMIT} onSend={ask} />
            <p className="text-caption text-muted">{texts.careful}</p>
          </div>
        </div>
      </div>
      {wide ? (
        <aside className="ai-side" aria-label={texts.cited}>
          <FigurePanel message={shown} lit={lit?.message === shown?.id ? (lit?.number ?? null) : null} />
        </aside>
      ) : null}
    </div>
  );
}
