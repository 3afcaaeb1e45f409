import type { WorkspaceDraft } from "#domain/statement/typed/workspace-draft.ts";
import { count, day, id, list, orNull, shape, text } from "../shape.ts";
import { typedStatementShape } from "./saved-statement-shape.ts";

export const workspaceDraftShape = shape<WorkspaceDraft>({
  table: typedStatementShape,
  statementId: id("statement"),
  savedVersion: orNull(count),
  name: text,
  companyId: orNull(id("company")),
  date: day,
  profileId: orNull(id("fiscalProfile")),
  aside: list(typedStatementShape),
  version: count,
});
