import type { Account, ChartKind } from "../account.ts";
import type { Chart } from "../chart.ts";
import { codeAbove, isOwnCode } from "../own/own-code.ts";
import { journalChart } from "./journal-chart.data.ts";
import { miniChart } from "./mini-chart.data.ts";

type ShortKind = Exclude<ChartKind, "puc">;

/** The charts of beginners, by kind. */
export const SHORT_CHARTS: Readonly<Record<ShortKind, Chart>> = { mini: miniChart, journal: journalChart };

/** The account of a short chart that a code is or, as the code of an own account, stands below. */
export function shortAccount(kind: ShortKind, code: string): Account | undefined {
  const { byCode } = SHORT_CHARTS[kind];
  return byCode.get(code) ?? (isOwnCode(kind, code) ? byCode.get(codeAbove(kind, code)) : undefined);
}

/**
 * The PUC code that an own account maps to: in the PUC its own; below one of the twelve accounts or sixteen names, that
 * of the account above it.
 */
export function pucOfOwn(code: string): string {
  return (shortAccount("mini", code) ?? shortAccount("journal", code))?.puc ?? code;
}
