import type { Chart } from "#domain/accounting/chart.ts";
import { accountHelp } from "#domain/accounting/charts/account-help.ts";
import type { KnowledgeEntry } from "#domain/assistant/knowledge.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { amountOf } from "#domain/statement/typed/edit-rows.ts";
import { rowSideOf } from "#domain/statement/typed/row-side.ts";
import type { StatementRow } from "#domain/statement/typed/typed-statement.ts";
import { guidedPanelTexts } from "../panel/texts.ts";

const { line: texts } = guidedPanelTexts;

/** What a line of a statement is, why it stands on its side, and what it shows. */
export function lineFacts(row: StatementRow, chart: Chart): readonly KnowledgeEntry[] {
  if (row.name.trim() === "") return [];
  const help = accountHelp(chart, row.code.trim());
  const side = rowSideOf(row);
  const parts = [
    texts.shows(row.name, formatPesos(amountOf(row)), side),
    ...(help === undefined ? [] : [help.plain, side === "debit" ? help.debit : help.credit]),
  ];
  return [{ id: row.id, title: texts.question(row.name), keywords: [row.name], answer: parts.join("\n") }];
}
