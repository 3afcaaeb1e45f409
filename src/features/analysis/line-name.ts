import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { isNonCurrent, plainPuc } from "#domain/accounting/non-current.ts";
import type { LineKey } from "#domain/statement/analysis/analysis-lines.ts";
import { inMoreThanAYear, LINE_NAMES } from "./texts.ts";

const NEEDS_PARENT = /^(?:No )?operacionales/i;

/** Name of a line: from the texts for a sum, from the PUC for a group or account. */
export function lineName(key: string, puc: Chart): string {
  if (isNonCurrent(key)) return inMoreThanAYear(lineName(plainPuc(key), puc));
  if (Object.hasOwn(LINE_NAMES, key)) return LINE_NAMES[key as LineKey];
  const account = puc.byCode.get(key as AccountCode);
  if (!account) return key;
  const parent = account.parent === null ? undefined : puc.byCode.get(account.parent);
  // "Operacionales" alone does not say of what.
  return parent && NEEDS_PARENT.test(account.name) ? `${parent.name}: ${account.name}` : account.name;
}
