import type { GridTrack } from "#ui/kit/tables/grid-column.ts";
import { chartPlanTexts as texts } from "../texts.ts";

export type PlanColumn = "account" | "entries" | "debit" | "credit" | "balance" | "menu";

interface PlanTrack extends GridTrack {
  readonly width: string;
}

/** Both views take their columns from here: a wide one, and one for phones with a single column of balances. */
export const PLAN_COLUMNS: Readonly<Record<PlanColumn, PlanTrack>> = {
  account: { key: "account", head: texts.account, width: "minmax(11rem, 1fr)" },
  entries: { key: "entries", head: texts.entries, width: "5.5rem", align: "end" },
  debit: { key: "debit", head: texts.debit, width: "10rem", align: "end", line: "double" },
  credit: { key: "credit", head: texts.credit, width: "10rem", align: "end", line: "single" },
  balance: { key: "balance", head: texts.balance, width: "7.75rem", align: "end", line: "double" },
  menu: {
    key: "menu",
    head: texts.actions,
    headContent: <span className="sr-only">{texts.actions}</span>,
    width: "3.25rem",
    align: "center",
    line: "single",
  },
};

/** Beside a panel amounts leave room for the names. */
export function widthOf(column: PlanColumn, isBeside: boolean): string {
  return isBeside && (column === "debit" || column === "credit") ? "8.25rem" : PLAN_COLUMNS[column].width;
}
