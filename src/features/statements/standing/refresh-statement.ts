import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { saveStatement } from "#storage/commands/statements/save-statement.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { type KeptSource, remadeReport } from "#storage/queries/statements/kept-standing.ts";
import { getStatement, type StatementItem } from "#storage/queries/statements/statements.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { savedStatementTexts } from "../texts.ts";
import { standingTexts as texts } from "./texts.ts";

function tellRefusal(result: CommandResult<unknown>): void {
  if (!result.ok) toast.error({ title: savedStatementTexts.failed, text: refusalText(result.error) });
}

/** Keeps the figures of today in the place of those that were kept; the notice takes it back. */
export async function refreshStatement(
  storage: AppStorage,
  item: StatementItem,
  source: KeptSource,
): Promise<void> {
  const { id: statementId, name, statement, companyId, date, version } = item;
  const saved = await getStatement(storage, statementId);
  const kept = saved?.content.kind === "report" ? saved.content.report : null;
  const report = kept && (await remadeReport(storage, statement, kept, source));
  if (report === null) return void toast.error({ title: savedStatementTexts.failed, text: texts.gone });
  const id = storage.newId("command");
  const result = await tracked(() =>
    saveStatement(storage, {
      id,
      statementId,
      origin: "dashboard",
      name,
      statement,
      companyId,
      date,
      content: { kind: "report", report },
      version,
    }),
  );
  if (!result.ok) return tellRefusal(result);
  const done = { title: texts.undone, text: name };
  toast.success({
    title: texts.refreshed,
    text: name,
    ...recordsBack(storage, { target: id, done, onRefused: tellRefusal }),
  });
}
