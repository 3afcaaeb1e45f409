import type { KnowledgeEntry } from "#domain/assistant/knowledge.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { RESULT_COLUMNS } from "#domain/payroll/calculator/academic-summary.ts";
import type { CalculatorResult } from "#domain/payroll/calculator/calculator.ts";
import type { Derivation } from "#domain/payroll/derivation/derivation.ts";
import { derivationCopy } from "#ui/accounting/derivation/derivation-copy.ts";
import { payrollTexts as texts } from "../texts.ts";
import { type PersonView, resultView } from "./result-view.ts";

interface Figure {
  readonly name: string;
  readonly amount: Pesos;
  readonly derivation: Derivation | null;
}

/** Every figure of a person: those of the table, and the lines of pay and cost with the parts of contributions. */
function figuresOf({ figures, pay, cost, costInParts }: PersonView): readonly Figure[] {
  const columns = RESULT_COLUMNS.map(({ key, label }) => ({ name: label, ...figures[key] }));
  const lines = [...pay, ...cost, ...costInParts].map(({ label, amount, derivation }) => ({
    name: label,
    amount,
    derivation,
  }));
  const names = new Set<string>();
  return [...columns, ...lines].filter(({ name }) => !names.has(name) && names.add(name));
}

function factsOf(person: PersonView): readonly KnowledgeEntry[] {
  return figuresOf(person).map(({ name, amount, derivation }, at) => {
    const answer =
      derivation === null
        ? texts.guided.typed(name, person.name, formatPesos(amount))
        : derivationCopy({ figure: name, person: person.name, derivation });
    const title = texts.guided.question(name, person.name);
    return { id: `${person.id} ${at}`, title, keywords: [name, `${name} ${person.name}`], answer };
  });
}

/** Each figure with its calculation in words, or that it was typed, for the guided panel. */
export function resultFacts(result: CalculatorResult | undefined): readonly KnowledgeEntry[] {
  return result === undefined ? [] : resultView(result).people.flatMap(factsOf);
}
