import X from "lucide-react/icons/x";
import { useState } from "react";
import { Saved } from "#session/saved/saved.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { JournalViews, OfflineMark } from "../journal-header.tsx";
import { MonthDialog } from "../month/month-picker.tsx";
import { useWritingFocus } from "../month/use-writing-focus.ts";
import { DebtAddBar } from "./debts/debt-add-bar.tsx";
import { useSimplePaste } from "./drafts/use-simple-paste.tsx";
import { SimpleAddBar } from "./operation/simple-add-bar.tsx";
import { SimpleSheets } from "./operation/simple-open-parts.tsx";
import { useBegunOperation } from "./operation/use-begun-operation.ts";
import { bookCompanyLine, SimpleMonth, type SimpleViewProps } from "./simple-month.tsx";
import { SimplePhoneHeader } from "./simple-phone-header.tsx";
import { SimpleSearchField } from "./simple-search.tsx";
import { simpleTexts as texts } from "./texts.ts";

/** One-handed layout: the list, sheets over it, and the bar that adds. */
export function SimplePhoneView({ journal, address, onGo }: SimpleViewProps) {
  const { opened, month, today, proposed, canWrite, state, actions, guest } = journal;
  const [picking, setPicking] = useState(false);
  const [searching, setSearching] = useState(address.buscar !== undefined);
  const paste = useSimplePaste(journal);
  const begin = useBegunOperation(journal);
  useWritingFocus();
  const areDebts = address.deudas === true;
  const endSearch = () => {
    setSearching(false);
    onGo({ buscar: undefined });
  };
  return (
    <div className={canWrite ? "mx-auto max-w-3xl pb-48" : "mx-auto max-w-3xl pb-8"}>
      <SimplePhoneHeader
        opened={opened}
        month={month}
        company={bookCompanyLine(opened)}
        pasteItems={paste.items}
        debtsOn={areDebts ? today : null}
        onBack={() => onGo({ deudas: undefined }, true)}
        onBook={(book) => onGo({ book, periodo: undefined })}
        onMonth={() => setPicking(true)}
        onSearch={() => setSearching(true)}
      />
      <main>
        <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1 *:shrink-0">
          <JournalViews view="simple" address={{ ...address, book: opened.book.id, periodo: month }} />
          <span className="ml-auto flex flex-col items-end gap-1">
            <OfflineMark />
            <Saved />
          </span>
        </div>
        <NoticePlace />
        {searching ? (
          <div className="flex items-center gap-1 px-4 pt-3">
            <div className="flex-1">
              <SimpleSearchField
                words={address.buscar ?? ""}
                onWords={(buscar) => onGo({ buscar: buscar === "" ? undefined : buscar })}
                autoFocus
              />
            </div>
            <IconButton
              label={texts.clearSearch}
              icon={<X size={20} aria-hidden="true" />}
              onClick={endSearch}
            />
          </div>
        ) : null}
        <SimpleMonth journal={journal} address={address} onGo={onGo} isPhone />
        {canWrite && areDebts ? <DebtAddBar state={state} proposed={proposed} /> : null}
        {canWrite && !areDebts ? (
          <SimpleAddBar onAdd={(type) => state.add(type, proposed)} onTell={begin} />
        ) : null}
      </main>
      {picking ? (
        <MonthDialog
          month={month}
          onPick={(periodo) => onGo({ periodo }, true)}
          onClose={() => setPicking(false)}
        />
      ) : null}
      {paste.dialog}
      <SimpleSheets
        opened={opened}
        state={state}
        actions={actions}
        today={today}
        guest={guest}
        proposed={proposed}
      />
    </div>
  );
}
