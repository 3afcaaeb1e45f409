import { useEffect, useMemo, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import type { WorkspaceSeat } from "../guided-seat.ts";
import { guidedPanelTexts as texts } from "../panel/texts.ts";
import type { GuidedDesk } from "./guided-desk.ts";
import { lineFacts } from "./line-facts.ts";
import { useStoredUses } from "./use-uses.ts";

const NOTHING_USED: ReadonlyMap<AccountCode, number> = new Map();

/** The chart; undefined while it is fetched, null if it could not be. */
function useChart(kind: WorkspaceSeat["chart"]): Chart | null | undefined {
  const [chart, setChart] = useState<Chart | null>();
  useEffect(() => {
    let wanted = true;
    loadChart(kind).then(
      (loaded) => wanted && setChart(loaded),
      // Without the chart the panel still answers questions.
      () => wanted && setChart(null),
    );
    return () => {
      wanted = false;
    };
  }, [kind]);
  return chart;
}

/** The desk of a statement workspace: operations become rows of its table. */
export function useWorkspaceDesk(seat: WorkspaceSeat): GuidedDesk {
  const storage = useStorage();
  const chart = useChart(seat.chart);
  const today = useToday(storage.clock);
  const { profile } = seat;
  const world = useMemo((): GuidedWorld | null => {
    if (!chart) return null;
    return { chart, today, parties: [], profile, memory: [], used: NOTHING_USED, counterpart: () => null };
  }, [chart, today, profile]);
  return {
    key: `${storage.name} ${seat.statement} ${seat.chart}`,
    world,
    isReady: chart !== undefined,
    writes: "rows",
    unknown: world === null ? texts.notReady : texts.unknown,
    readOnly: null,
    uses: useStoredUses(storage),
    rules: null,
    facts: () => (!chart ? [] : seat.lines().flatMap((line) => lineFacts(line, chart))),
    register: async ({ lines }) => {
      const refused = !chart ? texts.notReady : seat.addRows(lines, chart);
      return refused === null
        ? { ok: true, said: texts.rowsAdded(lines.length) }
        : { ok: false, text: refused };
    },
  };
}
