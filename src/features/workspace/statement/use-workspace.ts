import { useEffect, useState, useSyncExternalStore } from "react";
import { today } from "#domain/kernel/clock.ts";
import type { StatementId } from "#domain/kernel/ids.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { sampleStatement } from "#domain/statement/typed/typed-sample.ts";
import type { StatementView } from "#domain/statement/typed/typed-statement.ts";
import {
  type DraftPlace,
  isUntouched,
  type WorkspaceContent,
} from "#domain/statement/typed/workspace-draft.ts";
import { holdUnsaved } from "#pwa/hold-unsaved.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { classifyReadError } from "#storage/engine/storage-error.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import { selectedCompany } from "#storage/queries/companies/companies.ts";
import { fiscalProfileFor } from "#storage/queries/fiscal.ts";
import { getStatement } from "#storage/queries/statements/statements.ts";
import { workspaceDraft } from "#storage/queries/statements/workspace-drafts.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { statementTexts as texts } from "./texts.ts";
import { type EditorStart, WorkspaceEditor } from "./workspace-editor.ts";

/** The work requested by an address. */
export interface WorkspacePlace {
  readonly statement: StatementKind;
  readonly view: StatementView;
  /** Saved statement to reopen. */
  readonly estado: StatementId | undefined;
}

export type Opened =
  | { readonly kind: "open"; readonly editor: WorkspaceEditor }
  /** This id does not exist here. */
  | { readonly kind: "gone" }
  /** Made from a book, or a file: it has no typed table. */
  | { readonly kind: "not-typed" };

export function draftPlace({ statement, estado }: WorkspacePlace): DraftPlace {
  return estado ?? statement;
}

/** A new statement: the sample's rows, under a new id, for the active company and with the profile that holds. */
async function freshContent(
  storage: AppStorage,
  { statement, view }: WorkspacePlace,
): Promise<WorkspaceContent> {
  const companyId = (await selectedCompany(storage))?.id ?? null;
  const profile = await fiscalProfileFor(storage, { companyId });
  return {
    table: sampleStatement(statement, view),
    statementId: storage.newId("statement"),
    savedVersion: null,
    name: "",
    companyId,
    date: today(storage.clock),
    profileId: profile?.id ?? null,
    aside: [],
  };
}

async function start(
  storage: AppStorage,
  place: WorkspacePlace,
): Promise<EditorStart | "gone" | "not-typed"> {
  const draft = await workspaceDraft(storage, draftPlace(place));
  if (draft !== null) {
    const { version, ...content } = draft;
    // The same work in the other view; an unchanged sample is replaced by this view's own.
    const { table } = content;
    const shown = isUntouched(content)
      ? sampleStatement(place.statement, place.view)
      : { ...table, view: place.view };
    return { content: { ...content, table: shown }, version };
  }
  if (place.estado === undefined) return { content: await freshContent(storage, place), version: 0 };
  const saved = await getStatement(storage, place.estado);
  if (saved === null) return "gone";
  if (saved.content.kind !== "typed") return "not-typed";
  const { id, name, companyId, date, version } = saved;
  const table = { ...saved.content.table, view: place.view };
  const profile = await fiscalProfileFor(storage, { statementId: id, companyId });
  const content = {
    table,
    statementId: id,
    savedVersion: version,
    name,
    companyId,
    date,
    profileId: profile?.id ?? null,
    aside: [],
  };
  return { content, version: 0 };
}

async function open(storage: AppStorage, place: WorkspacePlace): Promise<Opened> {
  const found = await start(storage, place);
  if (found === "gone" || found === "not-typed") return { kind: found };
  return { kind: "open", editor: new WorkspaceEditor(storage, draftPlace(place), found) };
}

/** Opens the work requested by the address, once: later changes belong to the editor. */
export function useOpened({ statement, view, estado }: WorkspacePlace): Loadable<Opened> {
  const storage = useStorage();
  const [opened, setOpened] = useState<Loadable<Opened>>({ state: "loading" });
  useEffect(() => {
    let gone = false;
    open(storage, { statement, view, estado }).then(
      (value) => gone || setOpened({ state: "ready", value }),
      (error: unknown) => gone || setOpened({ state: "failed", trouble: classifyReadError(error) }),
    );
    return () => {
      gone = true;
    };
  }, [storage, statement, view, estado]);
  return opened;
}

/** The editor while its screen is mounted: it follows other tabs and is flushed before the user leaves. */
export function useEditor(editor: WorkspaceEditor, place: DraftPlace) {
  const storage = useStorage();
  const snapshot = useSyncExternalStore(editor.subscribe, editor.getSnapshot);
  const draft = useQuery(() => workspaceDraft(storage, place), [storage, place]);
  useEffect(() => {
    if (draft.state === "ready" && draft.value !== null) editor.take(draft.value);
  }, [editor, draft]);
  useEffect(() => {
    editor.onMerged = () => toast.info({ title: texts.merged, text: texts.mergedText });
    return holdUnsaved({ isDirty: editor.isDirty, flush: () => editor.flush() });
  }, [editor]);
  return snapshot;
}
