import { formatPesos } from "../../kernel/format.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { percentOf } from "../../kernel/rounding.ts";
import type { TaxDetail } from "../effect-line.ts";
import { taxName } from "../effect-words.ts";

/** Note of a line that an accepted offer wrote: the tax with its rate, and its base. */
export function taxNote(detail: TaxDetail): string {
  return `${taxName(detail)} · base ${formatPesos(detail.base)}`;
}

const NOTE = /(\d+(?:,\d+)?)%(?:, mayor costo)? · base \$\s?(\d{1,3}(?:\.\d{3})*)$/u;

/** The base that a note says; null where it says none. */
export function baseInNote(note: string | undefined): number | null {
  const base = Number(NOTE.exec(note ?? "")?.[2]?.replaceAll(".", ""));
  return Number.isSafeInteger(base) ? base : null;
}

/**
 * Whether the line is as an accepted offer wrote it. One whose amount was changed by hand belongs to the user who changed
 * it, and is not written again.
 */
export function isGenerated(line: {
  readonly debit: Pesos;
  readonly credit: Pesos;
  readonly note?: string | undefined;
}): boolean {
  const [, rate, base] = NOTE.exec(line.note ?? "") ?? [];
  if (rate === undefined || base === undefined) return false;
  const whole = Number(base.replaceAll(".", ""));
  if (!Number.isSafeInteger(whole)) return false;
  return percentOf(pesos(whole), Number(rate.replace(",", "."))) === line.debit + line.credit;
}
