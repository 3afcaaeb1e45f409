import Check from "lucide-react/icons/check";
import FileInput from "lucide-react/icons/file-input";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useState } from "react";
import { canWrite } from "#domain/company/book.ts";
import { lastDay, monthOf } from "#domain/kernel/calendar-day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Party } from "#domain/parties/party.ts";
import { useGivenFiles } from "#flows/doors/given-files.ts";
import { tellNotTaken } from "#flows/doors/tell-not-taken.ts";
import { BookNotOpen } from "#flows/new-book/book-not-open.tsx";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { type OpenBook, useOpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { type PartyBalance, partyBalanceList } from "#storage/queries/parties/party-balances.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { FoldingTools } from "#ui/kit/controls/folding-tools.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { EmptyList } from "#ui/kit/feedback/empty-list.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { useRevealNew } from "#ui/kit/use-reveal-new.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { type Asking, PartyDialogs, recordOf } from "./party-dialogs.tsx";
import { PartyList } from "./party-list.tsx";
import {
  documentOf,
  KIND_FILTERS,
  kindCounts,
  PARTY_FILTERS,
  type PartyFilter,
  type PartyKindFilter,
  shownParties,
} from "./party-list-view.ts";
import { PartyPanel } from "./party-panel.tsx";
import { partiesTexts as texts } from "./texts.ts";
import { usePartyActions } from "./use-party-actions.ts";

interface PartiesScreenProps {
  readonly book: BookId | undefined;
  /** Whose card is open, as lists name a third party. */
  readonly party: string | undefined;
  readonly onParty: (party: string | undefined) => void;
  /** Tabs of Libro Contable. */
  readonly tabs: ReactNode;
}

const FILTERS = PARTY_FILTERS.map((value) => ({ value, label: texts.filters[value] }));

interface BodyProps {
  readonly onShow: (row: PartyBalance) => void;
  readonly parties: readonly PartyBalance[];
  /** What the accounts have on lines that name nobody. */
  readonly nobody: number;
  readonly onAsk: (asking: Asking) => void;
  readonly onRemove: (party: Party) => void;
  readonly mayChange: boolean;
  /** A card stands beside the list, which has less room. */
  readonly isBeside: boolean;
}

/** Whether the whole list is what the accounts of the book say, or by how much they differ. */
function AgainstBook({ nobody }: Pick<BodyProps, "nobody">) {
  if (nobody !== 0) return <p className="mt-3">{texts.nobody(formatPesos(pesos(nobody)))}</p>;
  return (
    <p className="mt-3 flex items-center gap-2 text-muted">
      <Check size={18} aria-hidden="true" />
      {texts.equals}
    </p>
  );
}

function Body({ parties, nobody, mayChange, isBeside, onShow, onAsk, onRemove }: BodyProps) {
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState<PartyFilter>("all");
  const [kind, setKind] = useState<PartyKindFilter>("all");
  const isNarrow = useMediaQuery(PHONE);
  const counts = kindCounts(parties);
  const kinds = KIND_FILTERS.map((value) => ({
    value,
    label: texts.kindCount(texts.kindFilters[value], counts[value]),
  }));
  if (parties.length === 0 && !mayChange)
    return <EmptyState level={2} title={texts.emptyTitle} text={texts.emptyText} />;
  if (parties.length === 0)
    return (
      <EmptyList
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={texts.add}
        onAction={() => onAsk({ kind: "record", party: null, name: "" })}
      />
    );
  const rows = shownParties(parties, typed, filter, kind);
  const isWhole = rows.length === parties.length;
  return (
    <>
      <div className="mb-3">
        <FoldingTools
          label={texts.options}
          align="center"
          main={
            <SearchField
              className="min-w-0 grow basis-52 sm:max-w-64"
              label={texts.search}
              value={typed}
              onChange={setTyped}
            />
          }
        >
          {isNarrow || isBeside ? (
            <SelectField
              className="min-w-0 grow basis-32"
              aria-label={texts.kindFilter}
              value={kind}
              options={kinds}
              onChange={setKind}
            />
          ) : (
            <Segmented label={texts.kindFilter} value={kind} segments={kinds} onChange={setKind} size="sm" />
          )}
          <SelectField
            className="min-w-0 grow basis-32 sm:max-w-40"
            aria-label={texts.filter}
            value={filter}
            options={FILTERS}
            onChange={setFilter}
          />
        </FoldingTools>
      </div>
      <PartyList
        rows={rows}
        isFinal={isWhole && nobody === 0}
        mayChange={mayChange}
        isBeside={isBeside}
        on={{
          onOpen: onShow,
          onEdit: (row) => onAsk(recordOf(row)),
          onMerge: (party) => onAsk({ kind: "merge", party }),
          onRemove,
        }}
      />
      {isWhole ? <AgainstBook nobody={nobody} /> : null}
    </>
  );
}

/** The row of the open card: as the list has it, or as it last had it. */
function useShown(parties: readonly PartyBalance[], party: string | undefined) {
  const [seen, setSeen] = useState<PartyBalance | null>(null);
  const current = party === undefined ? null : (parties.find(({ key }) => key === party) ?? null);
  if (current !== null && current !== seen) setSeen(current);
  return { current, shown: party === undefined ? null : (current ?? (seen?.key === party ? seen : null)) };
}

function NewParties({ onAsk }: Pick<BodyProps, "onAsk">) {
  return (
    <div className="flex gap-2">
      <Button
        aria-label={texts.import}
        icon={<FileInput size={18} aria-hidden="true" />}
        onClick={() => onAsk({ kind: "import" })}
      >
        <span className="max-sm:hidden">{texts.import}</span>
      </Button>
      <Button
        variant="primary"
        aria-label={texts.add}
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={() => onAsk({ kind: "record", party: null, name: "" })}
      >
        <span className="max-sm:hidden">{texts.add}</span>
      </Button>
    </div>
  );
}

type OpenProps = Omit<PartiesScreenProps, "book"> & { readonly open: OpenBook };

function OpenParties({ open, tabs, party, onParty }: OpenProps) {
  const storage = useStorage();
  const { book, chart, company } = open;
  const { id, companyId } = book;
  // Balances of the whole month: a book is read by its months' sums, and holds hardly anything of days to come.
  const until = lastDay(monthOf(useToday(storage.clock)));
  const found = useQueryKeepingLast(
    () => partyBalanceList(storage, { id, companyId }, chart, until),
    [storage, id, companyId, chart, until],
  );
  const [asking, setAsking] = useState<Asking | null>(null);
  const { remove, merge } = usePartyActions(id);
  const parties = found.state === "ready" ? found.value.parties : [];
  const { shown, current } = useShown(parties, party);
  useRevealNew(found.state === "ready" ? parties.map(({ key }) => key) : null);
  const mayChange = canWrite(book);
  useGivenFiles("parties", found.state === "ready", (given) =>
    mayChange ? setAsking({ kind: "import", given }) : tellNotTaken("read-only"),
  );
  const owner = company === null ? book.name : company.name;
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 max-md:-mt-2">
        <div className="min-w-0">
          <h1 className="title-screen">{texts.title}</h1>
          <p className="mt-1 text-muted max-sm:hidden">{texts.lead(owner)}</p>
        </div>
        {mayChange ? <NewParties onAsk={setAsking} /> : null}
      </header>
      <div className="mt-1 md:mt-3">{tabs}</div>
      <div className="mt-2 md:mt-5">
        {found.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
        {found.state === "failed" ? (
          <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
        ) : null}
        {found.state === "ready" && party !== undefined && shown === null ? (
          <div className="mb-3">
            <Banner tone="warn">{texts.unknown}</Banner>
          </div>
        ) : null}
        {found.state === "ready" ? (
          <Body
            parties={parties}
            nobody={found.value.nobody}
            mayChange={mayChange}
            isBeside={shown !== null}
            onShow={({ key }) => onParty(key)}
            onAsk={setAsking}
            onRemove={(party) => void remove(party)}
          />
        ) : null}
      </div>
      {shown === null ? null : (
        <PartyPanel
          open={open}
          as={shown.kind}
          partyKey={shown.key}
          name={(current ?? shown).name}
          about={shown.party === null ? texts.unrecorded : documentOf(current ?? shown)}
          until={until}
          gone={current === null}
          party={current?.party ?? null}
          writable={mayChange}
          action={
            mayChange && current !== null
              ? {
                  label: current.party === null ? texts.give : texts.edit,
                  onPress: () => setAsking(recordOf(current)),
                }
              : null
          }
          onClose={() => onParty(undefined)}
        />
      )}
      <PartyDialogs
        book={id}
        parties={parties}
        asking={asking}
        onMerge={merge}
        onClose={() => setAsking(null)}
      />
    </>
  );
}

/** Terceros: who the entries of a book name, what each owes and is owed, and their records. */
export function PartiesScreen({ book, tabs, ...props }: PartiesScreenProps) {
  useTitle(texts.title);
  const open = useOpenBook(book);
  if (open.state === "ready" && open.value !== null)
    return <OpenParties open={open.value} tabs={tabs} {...props} />;
  return <BookNotOpen open={open} asked={book !== undefined} tabs={tabs} texts={texts} />;
}
