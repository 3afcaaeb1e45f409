import NotebookPen from "lucide-react/icons/notebook-pen";
import UserRound from "lucide-react/icons/user-round";
import { useState } from "react";
import type { WorkspaceAddress } from "#domain/access/workspace-ways.ts";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import { withOwnIds } from "#domain/statement/typed/edit-rows.ts";
import { typedPeriod } from "#domain/statement/typed/typed-period.ts";
import {
  type DraftPlace,
  turnedAside,
  type WorkspaceContent,
} from "#domain/statement/typed/workspace-draft.ts";
import {
  FiscalProfileButton,
  FiscalProfileDialogs,
  FiscalProfileStrip,
} from "#flows/fiscal/fiscal-profile-button.tsx";
import { type FiscalButtonControl, useFiscalButton } from "#flows/fiscal/use-fiscal-button.ts";
import { GuidedHost } from "#flows/guided/guided-host.tsx";
import { KeepBeforeLeaving } from "#flows/leave/keep-before-leaving.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useSession } from "#session/who/use-session.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { getCompany } from "#storage/queries/books/books.ts";
import { getFiscalProfile } from "#storage/queries/fiscal.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { WaitingFiles } from "../waiting-files.tsx";
import { RowLimit, TableBar } from "./add-rows.tsx";
import { BalanceFoot } from "./balance-foot.tsx";
import { ComplexTable } from "./complex-table.tsx";
import { focusFirstField } from "./focus-row.ts";
import { type BookFill, FromBookDialog } from "./from-book-dialog.tsx";
import { StatementPreview } from "./preview.tsx";
import { SaveTableDialog } from "./save-dialog.tsx";
import { SimpleTable } from "./simple-table.tsx";
import { StatementTools } from "./statement-tools.tsx";
import { TaxProposals } from "./tax-proposals.tsx";
import { statementTexts as texts } from "./texts.ts";
import { useTableSaving } from "./use-saving.ts";
import { type TableActions, useTable } from "./use-table.ts";
import { useTableKeys } from "./use-table-keys.ts";
import { useEditor } from "./use-workspace.ts";
import type { EditorSnapshot, WorkspaceEditor } from "./workspace-editor.ts";

interface WorkbenchProps {
  readonly editor: WorkspaceEditor;
  readonly place: DraftPlace;
  readonly address: WorkspaceAddress;
}

const NOT_NAMED = { company: null, profile: null };

/** Current company and profile that the work refers to; null until they are read. */
function useNamed({ companyId, profileId }: WorkspaceContent) {
  const storage = useStorage();
  const found = useQueryKeepingLast(async () => {
    const [company, profile] = await Promise.all([
      companyId === null ? null : getCompany(storage, companyId),
      profileId === null ? null : getFiscalProfile(storage, profileId),
    ]);
    return { company, profile };
  }, [storage, companyId, profileId]);
  if (found.state === "loading") return null;
  return found.state === "ready" ? found.value : NOT_NAMED;
}

interface NoticesProps {
  readonly editor: WorkspaceEditor;
  readonly snapshot: EditorSnapshot;
  readonly actions: TableActions;
}

/** One notice at a time, the most important first. */
function Notices({ editor, snapshot, actions }: NoticesProps) {
  const { state } = useSession();
  const { content, sample } = snapshot;
  if (content.aside.length > 0)
    return (
      <Banner
        tone="info"
        actions={
          <Button
            size="sm"
            onClick={() => {
              editor.note(turnedAside(content));
              focusFirstField();
            }}
          >
            {texts.turn}
          </Button>
        }
      >
        {texts.aside(content.aside.length)}
      </Banner>
    );
  if (sample)
    return (
      <Banner
        tone="neutral"
        role="note"
        icon={<NotebookPen size={18} aria-hidden="true" />}
        actions={
          <Button size="sm" onClick={actions.startBlank}>
            {texts.blank}
          </Button>
        }
      >
        {texts.sample}
      </Banner>
    );
  if (state.kind !== "guest") return null;
  return (
    <Banner tone="warn" icon={<UserRound size={18} aria-hidden="true" />}>
      {texts.guest}
    </Banner>
  );
}

interface SheetProps extends NoticesProps {
  readonly fiscal: FiscalButtonControl;
  readonly profile: FiscalProfile | null;
  /** Its name; empty if the statement has no company. */
  readonly company: string;
  readonly onBook: () => void;
}

/** Name, company and period under which a reopened statement is saved. */
function SavedAs({ content, company }: { readonly content: WorkspaceContent; readonly company: string }) {
  if (content.savedVersion === null) return null;
  const { name, table, date } = content;
  return (
    <p className="wrap-anywhere">
      <bdi className="font-semibold">{name}</bdi>
      <span className="text-muted">
        {company === "" ? "" : ` · ${company}`} · {typedPeriod(table, date)}
      </span>
    </p>
  );
}

/** The fiscal profile that applies, or a link to one. */
function FiscalRow({ fiscal, profile }: Pick<SheetProps, "fiscal" | "profile">) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <FiscalProfileButton control={fiscal} />
        {profile === null ? (
          <Button variant="ghost" onClick={() => fiscal.send({ type: "analysisAsked" })}>
            {texts.fiscal.analysis}
          </Button>
        ) : null}
      </div>
      <FiscalProfileStrip control={fiscal} />
    </>
  );
}

/** The table with its controls. */
function Sheet({ onBook, ...props }: SheetProps) {
  const { editor, snapshot, actions, profile } = props;
  const { table, date } = snapshot.content;
  const Table = table.view === "simple" ? SimpleTable : ComplexTable;
  return (
    <main className="statement-sheet">
      <div className="statement-notices">
        <Notices {...props} />
        <SavedAs content={snapshot.content} company={props.company} />
        <FiscalRow fiscal={props.fiscal} profile={profile} />
      </div>
      <Table statement={table.statement} actions={actions} fresh={snapshot.fresh} />
      {table.rows.length === 0 ? <p className="px-5 py-4 text-muted">{texts.noRows}</p> : null}
      <RowLimit view={table.view} actions={actions} />
      <TableBar view={table.view} actions={actions} editor={editor} snapshot={snapshot} onBook={onBook} />
      <div className="statement-extras">
        {profile === null ? null : (
          <TaxProposals profile={profile} date={date} table={table} actions={actions} />
        )}
        <WaitingFiles />
      </div>
      <BalanceFoot table={table} />
    </main>
  );
}

/** A book's rows replace the table, and its company and dates the work's. */
function useBringing(editor: WorkspaceEditor, actions: TableActions, onClose: () => void) {
  return ({ rows, folded, book, from, date }: BookFill) => {
    onClose();
    const { table } = editor.getSnapshot().content;
    const { from: _before, ...rest } = table;
    const own = withOwnIds(rows);
    editor.change({ ...rest, rows: own, ...(from !== null && { from }) }, { fresh: own.map(({ id }) => id) });
    editor.note({ date, ...(book.companyId !== null && { companyId: book.companyId }) });
    const pairs = folded.map(({ name, into }) => texts.fromBook.pair(name, into)).join(", ");
    actions.tell(
      texts.fromBook.done(rows.length, book.name),
      folded.length === 0 ? undefined : texts.fromBook.folded(pairs),
    );
  };
}

/** The work on one statement: tools above, table on the left, resulting statement on the right. */
export function Workbench({ editor, place, address }: WorkbenchProps) {
  const snapshot = useEditor(editor, place);
  const { content } = snapshot;
  const actions = useTable(editor, snapshot, address);
  const saving = useTableSaving(editor, address);
  const named = useNamed(content);
  const { company, profile } = named ?? NOT_NAMED;
  const [bringing, setBringing] = useState(false);
  const onFill = useBringing(editor, actions, () => setBringing(false));
  const fiscal = useFiscalButton({
    of: { statementId: content.statementId, companyId: content.companyId },
    applied: profile,
    onApplied: (next) => editor.note({ profileId: next?.id ?? null }),
    onUpgrade: openUpgrade,
  });
  useTableKeys(editor);
  const { table } = content;
  // With its company from the start: its name takes a line of the statement.
  if (named === null) return <SkeletonRows label={texts.opening} />;
  return (
    <>
      <StatementTools
        statement={table.statement}
        address={address}
        content={content}
        company={company}
        saving={saving}
        fiscal={fiscal}
      />
      <div className="statement-desk" data-makes-room="" data-statement={table.statement}>
        <Sheet
          editor={editor}
          snapshot={snapshot}
          actions={actions}
          fiscal={fiscal}
          profile={profile}
          company={company?.name ?? ""}
          onBook={() => setBringing(true)}
        />
        <StatementPreview content={content} company={company?.name ?? ""} />
      </div>
      <GuidedHost
        seat={{
          place: "workspace",
          statement: content.statementId,
          chart: table.view === "simple" ? "mini" : "puc",
          profile,
          addRows: actions.addLines,
          lines: () => table.rows,
        }}
        onPremium={openUpgrade}
      />
      <FiscalProfileDialogs control={fiscal} />
      {saving.open ? <SaveTableDialog content={content} onSave={saving.save} onClose={saving.close} /> : null}
      {bringing ? <FromBookDialog table={table} onFill={onFill} onClose={() => setBringing(false)} /> : null}
      <KeepBeforeLeaving words={texts.leave} />
    </>
  );
}
