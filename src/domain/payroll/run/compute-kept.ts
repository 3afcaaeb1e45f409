import { err, ok, type Result } from "../../kernel/result.ts";
import { bareSlip, keptSlip } from "../slip/kept-slip.ts";
import type { MonthSoFar, Slip } from "../slip/slip.ts";
import { computeRun, type PayrollRun, type RunProblem, runTotals } from "./compute-run.ts";
import { withoutBlankLines } from "./draft-run.ts";
import type { KeptLines, KeptRun, RunMember } from "./kept-run.ts";

/** A kept run with its figures. */
export interface ComputedRun {
  readonly run: PayrollRun;
  /** One of each slip, in their order. */
  readonly people: readonly RunMember[];
  /** How many figures of a closed run the law of today would compute otherwise; 0 for an open one. */
  readonly changed: number;
}

/** What closing keeps of a run. */
export function keptLines({ slips }: Pick<PayrollRun, "slips">): readonly KeptLines[] {
  return slips.map(({ lines }) => lines.map(({ concept, amount }) => [concept, amount] as const));
}

function soFarOf(slips: readonly Slip[]): ReadonlyMap<string, MonthSoFar> {
  return new Map(slips.map((slip) => [slip.contract.id, slip.monthSoFar]));
}

/** Each slip with the amounts that were kept; `computed` is null where the run cannot be computed any more. */
function withKept(
  order: PayrollRun["order"],
  kept: readonly KeptLines[],
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
 * The figures of a kept run. An open one is computed with the law as it is known today; a closed one shows what it
 * paid, to the peso, whatever the law's data say since, and counts what they would say otherwise. `first` is the
 * run of the month's first fortnight, from which the second goes on.
 */
export function computeKept(run: KeptRun, first: KeptRun | null): Result<ComputedRun, RunProblem> {
  const before = first === null || run.period.part !== "second-half" ? null : computeKept(first, null);
  if (before?.ok === false && run.kept === null) return before;
  const soFar = soFarOf(before?.ok ? before.value.run.slips : []);
  const { period, settings, overrides, people } = run;
  const order = {
    ...{ period, settings, overrides },
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
