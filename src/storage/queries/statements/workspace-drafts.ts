import type { DraftPlace, WorkspaceDraft } from "#domain/statement/typed/workspace-draft.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { readRow } from "../../shapes/read-row.ts";
import { workspaceDraftShape } from "../../shapes/records/workspace-draft-shape.ts";
import type { MetaRow } from "../../shapes/rows.ts";

const PREFIX = "workspace:";

export function draftKey(place: DraftPlace): string {
  return `${PREFIX}${place}`;
}

/** What lies there as a draft; null for nothing, and for what cannot be read. */
export function readDraft(row: MetaRow | undefined): WorkspaceDraft | null {
  return readRow(workspaceDraftShape, row?.value);
}

/** The draft of a place, or null when nobody worked there since it was last saved or begun anew. */
export async function workspaceDraft({ db }: AppStorage, place: DraftPlace): Promise<WorkspaceDraft | null> {
  return readDraft(await db.meta.get(draftKey(place)));
}

/** All drafts of workspaces, as they lie there. */
export async function draftRows({ db }: Pick<AppStorage, "db">): Promise<MetaRow[]> {
  return db.meta.where("key").startsWith(PREFIX).toArray();
}
