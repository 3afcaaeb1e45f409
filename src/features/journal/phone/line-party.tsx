import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { wantsParty } from "#domain/accounting/memory/known-parties.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import { PartyPicker } from "#ui/accounting/parties/party-picker.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { useSelected, useStore } from "#ui/kit/use-store.ts";
import { type DraftLine, partyAbove, setThirdParty } from "../editor/entry-draft.ts";
import { useOffers } from "../writing/offers.ts";
import { writingTexts as texts } from "../writing/texts.ts";
import type { Writing } from "../writing/writing.ts";

interface LinePartyProps {
  readonly writing: Writing;
  readonly line: DraftLine;
}

/** The third party of a line: a field where the account wants one or one is named, else a button that opens it. */
export function LineParty({ writing, line }: LinePartyProps) {
  const { editor } = writing;
  const { chart } = useOffers();
  const parties = useStore(writing.parties);
  const above = useSelected(editor, ({ draft }) => (line.thirdParty ? "" : partyAbove(draft, line.key)));
  const [isOpen, setIsOpen] = useState(false);
  const isAsked = line.account !== null && wantsParty(pucOfAccount(chart, line.account));
  const name = (party: string) => editor.change((draft) => setThirdParty(draft, line.key, party));
  if (!isAsked && !isOpen && !line.thirdParty) {
    return (
      <Button variant="ghost" className="justify-self-start" onClick={() => setIsOpen(true)}>
        <Plus size={18} aria-hidden="true" />
        {texts.addParty}
      </Button>
    );
  }
  return (
    <div>
      <PartyPicker
        label={texts.thirdParty}
        size="lg"
        placeholder={texts.partyHint}
        parties={parties}
        offered={above}
        value={line.thirdParty ?? ""}
        onChange={name}
        onCreate={writing.createParty}
      />
      {above === "" ? null : (
        <Button variant="ghost" size="sm" className="mt-1" onClick={() => name(above)}>
          {texts.sameParty(above)}
        </Button>
      )}
    </div>
  );
}
