import type { Chart } from "../accounting/chart.ts";
import type { Day } from "../kernel/day.ts";
import type { GuidedWorld } from "./guided-world.ts";
import { mayTellOperation } from "./may-tell-operation.ts";
import { understand } from "./understand.ts";

/** Whether a text tells an operation with its amount, as the guided mode understands it (GM-23). */
export function tellsOperation(text: string, chart: Chart, today: Day): boolean {
  if (!mayTellOperation(text)) return false;
  const world: GuidedWorld = {
    chart,
    today,
    parties: [],
    profile: null,
    memory: [],
    used: new Map(),
    counterpart: () => null,
  };
  const understood = understand(text, world);
  return (
    understood.kind === "operations" &&
    understood.operations.some(
      ({ deed, amount, currency, cost }) =>
        deed !== null && (amount !== null || currency !== null || cost !== null),
    )
  );
}
