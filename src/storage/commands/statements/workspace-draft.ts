import type { CommandId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type {
  DraftPlace,
  WorkspaceContent,
  WorkspaceDraft,
} from "#domain/statement/typed/workspace-draft.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { runCommand, type StorageRefusal } from "../../engine/run-command.ts";
import { draftKey, readDraft } from "../../queries/statements/workspace-drafts.ts";

export interface WorkspaceDraftCommand {
  readonly id: CommandId;
  readonly place: DraftPlace;
  /** Version seen in storage, 0 for none. */
  readonly seen: number;
}

/** Another tab saved a draft since; it is included. */
interface StaleWorkspaceDraft {
  readonly kind: "stale-workspace-draft";
  readonly current: WorkspaceDraft | null;
}

type DraftResult<Answer> = Result<Answer, StaleWorkspaceDraft | StorageRefusal>;

/** Compared by contents: a retried save of the same input is the same draft (ST-09). */
function isSame(draft: WorkspaceDraft, content: WorkspaceContent): boolean {
  const { version: _version, ...rest } = draft;
  return JSON.stringify(rest) === JSON.stringify({ ...content });
}

/**
 * Saves the work on a statement, balanced or not. A draft counts nowhere, so it leaves no audit record; a later
 * version by another tab is never overwritten (MT-02).
 */
export async function saveWorkspaceDraft(
  storage: AppStorage,
  command: WorkspaceDraftCommand & { readonly content: WorkspaceContent },
): Promise<DraftResult<WorkspaceDraft>> {
  const { place, seen, content } = command;
  const head = { id: command.id, kind: "save-workspace-draft" } as const;
  return runCommand<WorkspaceDraft, StaleWorkspaceDraft>(storage, head, [], async () => {
    const before = readDraft(await storage.db.meta.get(draftKey(place)));
    const version = before?.version ?? 0;
    if (before && version === seen + 1 && isSame(before, content)) return ok({ answer: before, changes: [] });
    if (version !== seen) return err({ kind: "stale-workspace-draft", current: before });
    const draft: WorkspaceDraft = { ...content, version: version + 1 };
    const write = () => storage.db.meta.put({ key: draftKey(place), value: draft });
    return ok({ answer: draft, changes: [], write });
  });
}

/** Deletes the draft: its statement was saved, or is started again. Returns the deleted draft. */
export async function discardWorkspaceDraft(
  storage: AppStorage,
  { id, place, seen }: WorkspaceDraftCommand,
): Promise<DraftResult<WorkspaceDraft | null>> {
  const head = { id, kind: "discard-workspace-draft" } as const;
  return runCommand<WorkspaceDraft | null, StaleWorkspaceDraft>(storage, head, [], async () => {
    const before = readDraft(await storage.db.meta.get(draftKey(place)));
    if (before === null) return ok({ answer: null, changes: [] });
    if (before.version !== seen) return err({ kind: "stale-workspace-draft", current: before });
    const write = () => storage.db.meta.delete(draftKey(place));
    return ok({ answer: before, changes: [], write });
  });
}
