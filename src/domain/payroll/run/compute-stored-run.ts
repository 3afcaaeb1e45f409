import { err, ok, type Result } from "../../kernel/result.ts";
import { bareSlip, keptSlip } from "../slip/closed-slip.ts";
import type { MonthSoFar, Slip } from "../slip/slip.ts";
import { computeRun, type PayrollRun, type RunProblem, runTotals } from "./compute-run.ts";
import { withoutBlankLines } from "./period-input.ts";
import type { ClosedLines, RunMember, StoredRun } from "./stored-run.ts";

/** A stored run with its figures. */
export interface ComputedRun {
  readonly run: PayrollRun;
  /** One per slip, in the same order. */
  readonly people: readonly RunMember[];
  /** Number of figures of a closed run that today's law data would change; 0 for a draft. */
  readonly changed: number;
}

/** The amounts that closing stores. */
export function keptLines({ slips }: Pick<PayrollRun, "slips">): readonly ClosedLines[] {
  return slips.map(({ lines }) => lines.map(({ concept, amount }) => [concept, amount] as const));
}

function soFarOf(slips: readonly Slip[]): ReadonlyMap<string, MonthSoFar> {
  return new Map(slips.map((slip) => [slip.contract.id, slip.monthSoFar]));
}

/** Each slip with its stored amounts; `computed` is null when the run can no longer be computed. */
function withKept(
  order: PayrollRun["order"],
  kept: readonly ClosedLines[],
  computed: PayrollRun | null,
): Result<Omit<ComputedRun, "people">, RunProblem> {
  const slips: Slip[] = [];
  let changed = 0;
  for (const [index, person] of order.people.entries()) {
    const slip = computed?.slips[index] ?? bareSlip(person, order.period);
    const found = keptSlip(slip, kept[index] ?? [], person.soFar);
    slips.push(found.slip);
    changed += found.changed;
  }
  const totals = runTotals(slips);
  if (totals === null) return err({ kind: "too-large" });
  return ok({ run: { order, slips, totals, warnings: computed?.warnings ?? [] }, changed });
}

/**
 * The figures of a stored run. A draft is computed with the law as known today; a closed run shows exactly what it
 * paid, whatever the law data say now, and counts the differences. `first` is the run of the month's first fortnight,
 * on which the second builds.
 */
export function computeKept(run: StoredRun, first: StoredRun | null): Result<ComputedRun, RunProblem> {
  const before = first === null || run.period.part !== "second-half" ? null : computeKept(first, null);
  if (before?.ok === false && run.kept === null) return before;
  const soFar = soFarOf(before?.ok ? before.value.run.slips : []);
  const { period, settings, overrides, people } = run;
  const order = {
    period,
    settings,
    overrides,
    people: people.map((member) => {
      const { contract } = member;
      const input = withoutBlankLines(member.input);
      const paid = soFar.get(contract.id);
      return paid ? { contract, input, soFar: paid } : { contract, input };
    }),
  };
  const computed = computeRun(order);
  if (run.kept === null) return computed.ok ? ok({ run: computed.value, people, changed: 0 }) : computed;
  const found = withKept(order, run.kept, computed.ok ? computed.value : null);
  return found.ok ? ok({ ...found.value, people }) : found;
}
