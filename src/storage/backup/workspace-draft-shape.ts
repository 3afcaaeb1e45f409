import type { WorkspaceDraft } from "#domain/statement/typed/workspace-draft.ts";
import { count, day, id, list, orNull, shape, text } from "./copy-value.ts";
import { copyTypedStatement } from "./saved-statement-shape.ts";

export const copyWorkspaceDraft = shape<WorkspaceDraft>({
  table: copyTypedStatement,
  statementId: id("statement"),
  savedVersion: orNull(count),
  name: text,
  companyId: orNull(id("company")),
  date: day,
  profileId: orNull(id("fiscalProfile")),
  aside: list(copyTypedStatement),
  version: count,
});
