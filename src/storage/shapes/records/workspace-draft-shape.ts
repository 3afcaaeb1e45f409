import type { WorkspaceDraft } from "#domain/statement/typed/workspace-draft.ts";
import { count, dayValue, id, list, orNull, shape, textValue } from "../shape.ts";
import { typedStatementShape } from "./saved-statement-shape.ts";

export const workspaceDraftShape = shape<WorkspaceDraft>({
  table: typedStatementShape,
  statementId: id("statement"),
  savedVersion: orNull(count),
  name: textValue,
  companyId: orNull(id("company")),
  date: dayValue,
  profileId: orNull(id("fiscalProfile")),
  aside: list(typedStatementShape),
  version: count,
});
