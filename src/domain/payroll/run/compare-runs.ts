import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import { CONCEPT_KEYS, CONCEPTS, type ConceptKey, type SlipGroup } from "../slip/concepts.data.ts";
import type { Slip } from "../slip/slip.ts";
import type { PayrollRun } from "./compute-run.ts";
import { summarizeRun } from "./run-summary.ts";

/** A missing amount is zero; the difference is after minus before. */
export interface FigureChange {
  readonly before: Pesos;
  readonly after: Pesos;
  readonly difference: Pesos;
}

export interface ConceptChange extends FigureChange {
  readonly concept: ConceptKey;
  readonly label: string;
  readonly group: SlipGroup;
}

/** `joined` and `left` mark people in only one of the runs. */
export interface PersonChange {
  readonly employee: string;
  readonly name: string;
  readonly presence: "both" | "joined" | "left";
  readonly net: FigureChange;
  readonly cost: FigureChange;
}

export interface RunComparison {
  readonly concepts: readonly ConceptChange[];
  readonly people: readonly PersonChange[];
  readonly net: FigureChange;
  readonly cost: FigureChange;
}

function change(before: Pesos, after: Pesos): FigureChange {
  return { before, after, difference: pesos(after - before) };
}

function personChange(
  { id, name }: Slip["contract"],
  before: Slip | undefined,
  after: Slip | undefined,
): PersonChange {
  const presence = !before ? "joined" : !after ? "left" : "both";
  const of = (key: "net" | "cost") => change(before?.totals[key] ?? ZERO, after?.totals[key] ?? ZERO);
  return { employee: id, name, presence, net: of("net"), cost: of("cost") };
}

type Comparable = Pick<PayrollRun, "slips" | "totals">;

const amountsOf = (run: Comparable) =>
  new Map(summarizeRun(run).map(({ concept, amount }) => [concept, amount]));

/** Changes from one run to another, by concept and by person; people in the order of the later run. */
export function compareRuns(first: Comparable, second: Comparable): RunComparison {
  const [before, after] = [amountsOf(first), amountsOf(second)];
  const concepts = CONCEPT_KEYS.filter((concept) => before.has(concept) || after.has(concept)).map(
    (concept): ConceptChange => {
      const { label, group } = CONCEPTS[concept];
      const amounts = change(before.get(concept) ?? ZERO, after.get(concept) ?? ZERO);
      return { concept, label, group, ...amounts };
    },
  );
  const earlier = new Map(first.slips.map((slip) => [slip.contract.id, slip]));
  const later = new Set(second.slips.map(({ contract }) => contract.id));
  return {
    concepts,
    people: [
      ...second.slips.map((slip) => personChange(slip.contract, earlier.get(slip.contract.id), slip)),
      ...first.slips
        .filter(({ contract }) => !later.has(contract.id))
        .map((slip) => personChange(slip.contract, slip, undefined)),
    ],
    net: change(first.totals.net, second.totals.net),
    cost: change(first.totals.cost, second.totals.cost),
  };
}
