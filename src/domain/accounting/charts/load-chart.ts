import type { ChartKind } from "../account.ts";
import type { Chart } from "../chart.ts";
import { journalChart } from "./journal-chart.data.ts";
import { miniChart } from "./mini-chart.data.ts";

/** The chart of a book. The PUC is a separate chunk, loaded only when a book uses it. */
export async function loadChart(kind: ChartKind): Promise<Chart> {
  switch (kind) {
    case "mini":
      return miniChart;
    case "journal":
      return journalChart;
    case "puc": {
      const { pucChart } = await import("./puc-chart.ts");
      return pucChart();
    }
  }
}
