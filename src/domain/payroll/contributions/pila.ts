import { exact, over, timesExact } from "../../kernel/exact.ts";
import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import { nextMultiple } from "../../kernel/rounding.ts";
import type { ConceptKey } from "../slip/concepts.data.ts";
import type { BaseKey, Slip } from "../slip/slip.ts";

/** One person's month on the PILA form: bases rounded up to the peso, contributions up to the hundred. */
export interface PilaRow {
  readonly employee: string;
  readonly ibc: Pesos;
  readonly health: Pesos;
  readonly pension: Pesos;
  readonly solidarity: Pesos;
  readonly risks: Pesos;
  readonly familyFund: Pesos;
  readonly icbf: Pesos;
  readonly sena: Pesos;
}

const PARTS = {
  health: ["ibc", ["health", "employerHealth"]],
  pension: ["ibc", ["pension", "employerPension"]],
  solidarity: ["ibc", ["solidarity"]],
  risks: ["arlBase", ["arl"]],
  familyFund: ["parafiscalBase", ["familyFund"]],
  icbf: ["parafiscalBase", ["icbf"]],
  sena: ["parafiscalBase", ["sena"]],
} as const satisfies Readonly<Record<string, readonly [BaseKey, readonly ConceptKey[]]>>;

/**
 * The figures of a monthly or second-fortnight slip, rounded as on the form (Decreto 780 de 2016 art. 3.2.1.5):
 * employee plus employer share, which may exceed the books by a few pesos.
 */
export function pilaRow({ contract, bases, lines }: Slip): PilaRow {
  const percentOf = (concepts: readonly ConceptKey[]) =>
    lines.reduce(
      (sum, { concept, quantity }) => (concepts.includes(concept) ? sum + (quantity?.value ?? 0) : sum),
      0,
    );
  const onForm = (base: BaseKey): Pesos => bases[base]?.form ?? bases[base]?.amount ?? ZERO;
  const owedOn = (base: BaseKey, concepts: readonly ConceptKey[]) =>
    nextMultiple(over(timesExact(exact(onForm(base)), percentOf(concepts)), 100), 100);
  const owed = (part: keyof typeof PARTS): Pesos => {
    const [base, concepts] = PARTS[part];
    return owedOn(base, concepts);
  };
  // Unpaid days have their own row on the form, with employer contributions only.
  const unpaid = owedOn("unpaidBase", ["employerHealth"]);
  return {
    employee: contract.id,
    ibc: onForm("ibc"),
    health: pesos(owed("health") + unpaid),
    pension: owed("pension"),
    solidarity: owed("solidarity"),
    risks: owed("risks"),
    familyFund: owed("familyFund"),
    icbf: owed("icbf"),
    sena: owed("sena"),
  };
}
