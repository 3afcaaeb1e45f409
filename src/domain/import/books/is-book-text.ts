import type { AccountCode } from "../../accounting/account.ts";
import type { Chart } from "../../accounting/chart.ts";
import { rowsOfText } from "../table/text-rows.ts";
import { accountCell } from "../values/cell-columns.ts";
import { recogniseSheet } from "./recognise.ts";

/**
 * Whether pasted rows are lines of entries or balances, each with its account, and not the movements of one account: they
 * name codes of the chart.
 */
export function isBookText(text: string, chart: Chart): boolean {
  const rows = rowsOfText(text);
  const layout = recogniseSheet({ rows });
  if (layout === null || layout.kind === "operations") return false;
  const at = layout.meanings.findIndex((each) => each === "code" || each === "debitAccount");
  if (at < 0) return false;
  const codes = rows.slice(layout.next).flatMap(({ cells }) => accountCell(cells[at]).code || []);
  const known = codes.filter((code) =>
    [code, code.slice(0, 4)].some((each) => chart.byCode.has(each as AccountCode)),
  );
  return known.length * 2 > codes.length;
}
