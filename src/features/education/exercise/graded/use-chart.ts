import { useEffect, useState } from "react";
import type { ChartKind } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";

/** A chart of accounts, null until its code is there. */
export function useChart(kind: ChartKind): Chart | null {
  const [chart, setChart] = useState<Chart | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Offline it is in the precache; a chunk that does not load is told by the page (chunk-error).
    void loadChart(kind).then((loaded) => isWanted && setChart(loaded));
    return () => {
      isWanted = false;
    };
  }, [kind]);
  return chart?.kind === kind ? chart : null;
}
