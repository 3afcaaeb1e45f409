import { lazy, Suspense } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { formatMonthName } from "#domain/kernel/format.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { filesOfEntry } from "#flows/attachments/attached-to.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { useStore } from "#ui/kit/use-store.ts";
import { toggleMonth } from "./book/book-commands.ts";
import { entryContentOf } from "./editor/entry-draft.ts";
import { StaleDialog } from "./editor/stale-dialog.tsx";
import { HistoryDialog } from "./entry/history-dialog.tsx";
import { ReverseDialog } from "./entry/reverse-dialog.tsx";
import type { EntryActions } from "./entry/use-entry-actions.ts";
import type { DialogStore, JournalDialog } from "./journal-dialog.ts";
import { TaxOfferDialog } from "./taxes/tax-offer-dialog.tsx";
import { journalTexts as texts } from "./texts.ts";
import type { JournalPlace } from "./use-journal-place.ts";
import type { Writing } from "./writing/writing.ts";

const EntryPurposeDialog = lazy(async () => ({
  default: (await import("#flows/cash-purpose/entry-purpose-dialog.tsx")).EntryPurposeDialog,
}));

const AttachmentsDialog = lazy(async () => ({
  default: (await import("#flows/attachments/attachments-dialog.tsx")).AttachmentsDialog,
}));

const PastedDialog = lazy(async () => ({
  default: (await import("./paste/pasted-dialog.tsx")).PastedDialog,
}));

const CostsDialog = lazy(async () => ({
  default: (await import("#flows/stock/costs-dialog.tsx")).CostsDialog,
}));

const ImportBookDialog = lazy(async () => ({
  default: (await import("./import/import-dialog.tsx")).ImportBookDialog,
}));

interface CloseMonthProps {
  readonly place: JournalPlace;
  readonly onClose: () => void;
}

/** Asks before a month is closed: afterwards it accepts no entry. */
function CloseMonthDialog({ place, onClose }: CloseMonthProps) {
  const storage = useStorage();
  const { open, month } = place;
  const name = formatMonthName(month.month);
  return (
    <ConfirmDialog
      open
      title={texts.closeMonthTitle(name)}
      text={texts.closeMonthText(name)}
      detail={texts.closeMonthDetail}
      confirmLabel={texts.closeMonth(name)}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void toggleMonth(storage, open.book.id, month.month, false);
      }}
    />
  );
}

interface StaleProps {
  readonly writing: Writing;
  readonly chart: Chart;
  readonly theirs: Entry;
  readonly onClose: () => void;
}

/** Both versions of an entry that another tab saved meanwhile. */
function Stale({ writing, chart, theirs, onClose }: StaleProps) {
  const { editor } = writing;
  const { draft, lastDate } = useStore(editor);
  const isDraft = theirs.status === "draft";
  return (
    <StaleDialog
      theirs={theirs}
      mine={entryContentOf(draft, lastDate)}
      chart={chart}
      isDraft={isDraft}
      onClose={() => {
        // A draft stores itself, but waits until one version is chosen.
        if (!isDraft) editor.rebase(theirs);
        onClose();
      }}
      onKeepTheirs={() => {
        if (isDraft) editor.openDraft(theirs);
        else editor.leaveCorrection();
        onClose();
      }}
      onKeepMine={() => {
        editor.rebase(theirs);
        onClose();
        if (!isDraft) writing.close();
      }}
    />
  );
}

interface CostsProps {
  readonly asked: Extract<JournalDialog, { readonly kind: "costs" }>;
  readonly onClose: () => void;
}

/** What other moves of the stock cost once the entry is posted: posted only by who has seen it. */
function Costs({ asked: { changes, names, onAnswer }, onClose }: CostsProps) {
  const answer = (accepts: boolean) => {
    onClose();
    onAnswer(accepts);
  };
  return (
    <Suspense fallback={null}>
      <CostsDialog
        changes={changes}
        nameOf={(id) => names.get(id) ?? ""}
        onAccept={async () => answer(true)}
        onCancel={() => answer(false)}
      />
    </Suspense>
  );
}

interface JournalDialogsProps {
  readonly dialogs: DialogStore;
  readonly place: JournalPlace;
  readonly writing: Writing;
  readonly actions: EntryActions;
  readonly light: (entry: EntryId) => void;
}

/** Dialogs over the journal. */
export function JournalDialogs({ dialogs, place, writing, actions, light }: JournalDialogsProps) {
  const dialog = useStore(dialogs);
  const now = useToday(useStorage().clock);
  const close = () => dialogs.set(null);
  const { chart } = place.open;
  switch (dialog?.kind) {
    case undefined:
      return null;
    case "close-month":
      return <CloseMonthDialog place={place} onClose={close} />;
    case "reverse":
      return (
        <ReverseDialog
          entry={dialog.entry}
          today={now}
          closed={place.rules.closed}
          onClose={close}
          onReverse={async (date) => {
            const made = await actions.reverse(dialog.entry, date);
            if (made) light(made.id);
            return made !== null;
          }}
        />
      );
    case "history":
      return <HistoryDialog entry={dialog.entry} chart={chart} onClose={close} />;
    case "files":
      return (
        <Suspense fallback={null}>
          <AttachmentsDialog
            to={filesOfEntry(dialog.entry, !place.rules.readOnly, place.rules.closed)}
            onClose={close}
          />
        </Suspense>
      );
    case "taxes":
      return <TaxOfferDialog writing={writing} onClose={close} />;
    case "paste":
      return (
        <Suspense fallback={null}>
          <PastedDialog
            open={place.open}
            text={dialog.text}
            onText={(text) => dialogs.set({ kind: "paste", text })}
            onClose={close}
          />
        </Suspense>
      );
    case "import":
      return (
        <Suspense fallback={null}>
          <ImportBookDialog open={place.open} dropped={dialog.file} onClose={close} />
        </Suspense>
      );
    case "purpose":
      return (
        <Suspense fallback={null}>
          <EntryPurposeDialog entry={dialog.entry} chart={chart} onClose={close} />
        </Suspense>
      );
    case "costs":
      return <Costs asked={dialog} onClose={close} />;
    case "stale":
      return <Stale writing={writing} chart={chart} theirs={dialog.theirs} onClose={close} />;
  }
}
