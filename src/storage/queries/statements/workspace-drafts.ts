import type { DraftPlace, WorkspaceDraft } from "#domain/statement/typed/workspace-draft.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { readRow } from "../../shapes/read-row.ts";
import { workspaceDraftShape } from "../../shapes/records/workspace-draft-shape.ts";
import type { MetaRow } from "../../shapes/rows.ts";

const PREFIX = "workspace:";

export function draftKey(place: DraftPlace): string {
  return `${PREFIX}${place}`;
}

/** The stored draft; null if there is none or it cannot be read. */
export function readDraft(row: MetaRow | undefined): WorkspaceDraft | null {
  return readRow(workspaceDraftShape, row?.value);
}

/** The draft of a place; null if there was no work since the last save or restart. */
export async function workspaceDraft({ db }: AppStorage, place: DraftPlace): Promise<WorkspaceDraft | null> {
  return readDraft(await db.meta.get(draftKey(place)));
}

/** All workspace drafts, as stored. */
export async function draftRows({ db }: Pick<AppStorage, "db">): Promise<MetaRow[]> {
  return db.meta.where("key").startsWith(PREFIX).toArray();
}
