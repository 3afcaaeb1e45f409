import type { CompanyId } from "#domain/kernel/ids.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { policyText } from "#session/gates/policy-text.ts";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { usePolicy } from "#session/gates/use-policy.ts";
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
      </div>
    );
  return (
    <StorageGate waiting={<Waiting />}>
      <BooksChat {...props} />
    </StorageGate>
  );
}
