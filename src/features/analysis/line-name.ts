import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { LineKey } from "#domain/statement/analysis-lines.ts";
import { LINE_NAMES } from "./texts.ts";

/** A line's name: of a sum by the texts, of a group or account by the PUC. */
export function lineName(key: string, puc: Chart): string {
  if (Object.hasOwn(LINE_NAMES, key)) return LINE_NAMES[key as LineKey];
  return puc.byCode.get(key as AccountCode)?.name ?? key;
}
