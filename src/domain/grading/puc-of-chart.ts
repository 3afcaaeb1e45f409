import type { AccountCode, ChartKind } from "../accounting/account.ts";
import { journalChart } from "../accounting/charts/journal-chart.data.ts";
import { miniChart } from "../accounting/charts/mini-chart.data.ts";
import { type PucLookup, pucOfAccount } from "../accounting/puc-of-account.ts";

/** The code of the PUC that an account means; empty for an account that the chart does not know. */
export type ReadPuc = (code: string) => string;

/** The codes of the PUC are read as they are, so that no worker loads its three thousand accounts. */
const CHARTS: Readonly<Record<ChartKind, PucLookup>> = {
  puc: { kind: "puc", byCode: new Map() },
  mini: miniChart,
  journal: journalChart,
};

/** How the accounts of an exercise are read as accounts of the PUC. */
export function pucOfChart(kind: ChartKind): ReadPuc {
  const chart = CHARTS[kind];
  return (code) => pucOfAccount(chart, code as AccountCode);
}
