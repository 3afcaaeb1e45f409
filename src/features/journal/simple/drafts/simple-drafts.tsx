import { Link } from "@tanstack/react-router";
import PencilLine from "lucide-react/icons/pencil-line";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { type AccountCode, oppositeSide } from "#domain/accounting/account.ts";
import { type Chart, findAccount } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { isMoneyAccount } from "#domain/accounting/operations/money-accounts.ts";
import { moneyEffect } from "#domain/accounting/operations/money-effect.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { formatShortDay } from "#domain/kernel/format.ts";
import { filesOfEntry } from "#flows/attachments/attached-to.ts";
import { AttachmentsButton } from "#flows/attachments/attachments-button.tsx";
import { useStorage } from "#session/storage/use-storage.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { PesosText } from "#ui/kit/text/pesos-text.tsx";
import { useSingle } from "#ui/kit/use-single.ts";
import { changeDraft, completeDrafts, discardOne, postAll } from "../../paste/draft-commands.ts";
import { pasteMovementsTexts } from "../../paste/texts.ts";
import { simpleTexts } from "../texts.ts";
import type { SimpleJournal } from "../use-simple-journal.ts";

const { review: texts } = pasteMovementsTexts;
const MOST = 20;

/** The line of a draft that is not money, where money and one other line are all that it has. */
function aboutLine({ lines }: Entry, chart: Chart): number | null {
  const about = lines.findIndex(({ account }) => !isMoneyAccount(account, chart.kind));
  return lines.length === 2 &&
    about >= 0 &&
    lines.filter(({ account }) => isMoneyAccount(account, chart.kind)).length === 1
    ? about
    : null;
}

interface DraftProps {
  readonly draft: Entry;
  readonly journal: SimpleJournal;
}

/** The account of a draft, to be chosen or changed. */
function DraftAccount({ draft, journal, at }: DraftProps & { readonly at: number }) {
  const { chart, book } = journal.opened;
  const storage = useStorage();
  const [isOpen, setOpen] = useState(false);
  const line = draft.lines[at];
  const money = draft.lines[1 - at];
  const found = line && findAccount(chart, line.account);
  const side = line && line.debit > 0 ? "debit" : "credit";
  const name = draft.description;
  const take = (account: AccountCode) => {
    setOpen(false);
    const lines = draft.lines.map((each, index) => (index === at ? { ...each, account } : each));
    void changeDraft(storage, book.id, draft, { ...draft, lines });
  };
  if (!isOpen && found)
    return (
      <button
        type="button"
        className="link min-h-6 text-start text-caption"
        aria-label={pasteMovementsTexts.chosen(accountLabel(chart, found.code), name)}
        onClick={() => setOpen(true)}
      >
        {accountLabel(chart, found.code)}
      </button>
    );
  return (
    <AccountPicker
      className="w-full max-w-96"
      size="sm"
      autoFocus={isOpen}
      aria-label={pasteMovementsTexts.choose(name)}
      chart={chart}
      value={found?.code ?? null}
      place={() => ({ side, others: money ? [{ account: money.account, side: oppositeSide(side) }] : [] })}
      onChange={take}
    />
  );
}

function DraftRow({ draft, journal }: DraftProps) {
  const storage = useStorage();
  const { chart, book } = journal.opened;
  const at = aboutLine(draft, chart);
  const isComplete = completeDrafts(chart, [draft]).length === 1;
  const name = draft.description || draft.reference || formatShortDay(draft.date);
  const post = useSingle(() => postAll(storage, book.id, [draft]));
  const discard = useSingle(() => discardOne(storage, book.id, draft));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-raya border-b px-4 py-2 md:px-6">
      <span className="text-caption text-muted">{formatShortDay(draft.date)}</span>
      <span className="min-w-0 flex-1 break-words text-[0.9375rem] leading-5">{name}</span>
      <PesosText value={moneyEffect(draft.lines, chart.kind)} signed />
      <span className="flex w-full flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1">
          {at === null ? (
            <span className="text-caption text-muted">{isComplete ? null : texts.composite}</span>
          ) : (
            <DraftAccount draft={draft} journal={journal} at={at} />
          )}
        </span>
        <Button
          size="sm"
          variant="outline"
          disabled={!isComplete}
          aria-label={texts.oneOf(name)}
          onClick={() => void post()}
        >
          {texts.one}
        </Button>
        <AttachmentsButton to={filesOfEntry(draft, true, false)} compact={name} />
        <IconButton
          size="sm"
          label={texts.discard(name)}
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => void discard()}
        />
      </span>
    </li>
  );
}

/** Entries of the month that count nowhere yet: confirmed one by one or all that lack nothing, or finished elsewhere. */
export function SimpleDrafts({ journal }: { readonly journal: SimpleJournal }) {
  const storage = useStorage();
  const { opened, month, pages, guest, canWrite } = journal;
  const drafts = pages?.drafts ?? [];
  const post = useSingle((all: readonly Entry[]) => postAll(storage, opened.book.id, all));
  if (drafts.length === 0) return null;
  const search = { book: opened.book.id, periodo: month };
  const complete = completeDrafts(opened.chart, drafts);
  const hidden = drafts.length - MOST;
  return (
    <section aria-label={texts.title} className="border-raya border-t bg-base-200">
      <p className="flex flex-wrap items-center gap-2 px-4 py-2 text-caption md:px-6">
        <PencilLine size={15} className="text-muted" aria-hidden="true" />
        <Link to="/journal/complex" search={guest ? { ...search, guest: true } : search} className="link">
          {simpleTexts.drafts(drafts.length)}
        </Link>
        {canWrite && complete.length > 1 ? (
          <Button size="sm" className="ml-auto" onClick={() => void post(complete)}>
            {texts.all(complete.length)}
          </Button>
        ) : null}
      </p>
      {canWrite ? (
        <ul className="border-raya border-t bg-base-100">
          {drafts.slice(0, MOST).map((draft) => (
            <DraftRow key={draft.id} draft={draft} journal={journal} />
          ))}
        </ul>
      ) : null}
      {canWrite && hidden > 0 ? (
        <p className="px-4 py-2 text-caption text-muted md:px-6">{texts.more(hidden)}</p>
      ) : null}
    </section>
  );
}
