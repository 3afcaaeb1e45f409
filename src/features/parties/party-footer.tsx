import { Link } from "@tanstack/react-router";
import type { Book } from "#domain/company/book.ts";
import type { PartyAccountBalance } from "#storage/queries/parties/party-card.ts";
import type { WithheldYear } from "#storage/queries/parties/withheld.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { cardPaying } from "./age-rows.ts";
import { withheldText } from "./certificate-dialog.tsx";
import { panelTexts as texts } from "./texts.ts";

interface PartyFooterProps {
  readonly partyKey: string;
  readonly accounts: readonly PartyAccountBalance[];
  readonly book: Book;
  /** The last year in which something was withheld from it. */
  readonly latest: WithheldYear | undefined;
  readonly action: { readonly label: string; readonly onPress: () => void } | null;
  readonly onCertify: () => void;
}

/** What can be done from the card of a third party. */
export function PartyFooter({ partyKey, accounts, book, latest, action, onCertify }: PartyFooterProps) {
  const paying = cardPaying(partyKey, accounts, book);
  return (
    <div className="flex w-full flex-wrap gap-2">
      {latest === undefined ? null : (
        <>
          <p className="w-full text-caption text-muted">{withheldText(latest)}</p>
          <Button variant="outline" className="grow" onClick={onCertify}>
            {texts.certificate}
          </Button>
        </>
      )}
      {(["debit", "credit"] as const).map((which) =>
        paying[which] === null ? null : (
          <Link
            key={which}
            to="/journal/simple"
            search={paying[which]}
            className={buttonClass({ variant: "primary", className: "grow" })}
          >
            {texts.pay[which]}
          </Link>
        ),
      )}
      {action === null ? null : (
        <Button variant="outline" className="grow" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
