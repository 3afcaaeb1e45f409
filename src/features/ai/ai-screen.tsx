import { SUGGESTED_QUESTIONS } from "#domain/assistant/figures/figure-intents.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { policyText } from "#session/gates/policy-text.ts";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { usePolicy } from "#session/gates/use-policy.ts";
import { enterSample } from "#session/who/sample-visit.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { PremiumPanel } from "#ui/kit/text/premium-panel.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { BooksChat } from "./books-chat.tsx";
import { aiTexts as texts } from "./texts.ts";
import "./ai.css";

interface AiScreenProps {
  /** Null: the active one. */
  readonly company: CompanyId | null;
  readonly onCompany: (company: CompanyId) => void;
}

function Waiting() {
  return (
    <p className="py-10 text-muted" role="status">
      {texts.loading}
    </p>
  );
}

/** The books assistant, for the paid plan; others see a description of it. */
export function AiScreen(props: AiScreenProps) {
  useTitle(texts.title);
  const permission = usePolicy("ai-chat");
  if (!permission.allowed)
    return (
      <div className="grid gap-6">
        <h1 className="title-screen">{texts.title}</h1>
        <PremiumPanel
          title={policyText(permission.text).title}
          text={
            <>
              <span className="block">{policyText(permission.text).text}</span>
              {texts.lockedWhat}
            </>
          }
          onUpgrade={openUpgrade}
        />
        <section aria-labelledby="ai-what" className="max-w-2xl">
          <h2 id="ai-what" className="section-head">
            {texts.answers}
          </h2>
          <ul className="mt-2">
            {SUGGESTED_QUESTIONS.map((question) => (
              <li key={question} className="border-raya border-b py-2">
                {question}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-muted">{texts.tryText}</p>
          <Button className="mt-3" onClick={enterSample}>
            {texts.tryIt}
          </Button>
        </section>
      </div>
    );
  return (
    <StorageGate waiting={<Waiting />}>
      <BooksChat {...props} />
    </StorageGate>
  );
}
