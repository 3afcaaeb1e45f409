import type { KnowledgeEntry } from "#domain/assistant/knowledge.ts";
import { RESULT_COLUMNS } from "#domain/payroll/calculator/academic-summary.ts";
import type { CalculatorResult } from "#domain/payroll/calculator/calculator.ts";
import type { Derivation } from "#domain/payroll/derivation/derivation.ts";
import { derivationCopy } from "#ui/accounting/derivation/derivation-copy.ts";
import { payrollTexts as texts } from "../texts.ts";
import { type PersonView, resultView } from "./result-view.ts";

interface Figure {
  readonly name: string;
  readonly derivation: Derivation | null;
}

/** The figures of a person that come from a calculation: those of the table, and the lines of pay and cost. */
function figuresOf({ figures, pay, cost }: PersonView): readonly Figure[] {
  const columns = RESULT_COLUMNS.map(({ key, label }) => ({
    name: label,
    derivation: figures[key].derivation,
  }));
  const lines = [...pay, ...cost].map(({ label, derivation }) => ({ name: label, derivation }));
  return [...columns, ...lines];
}

function factsOf(person: PersonView): readonly KnowledgeEntry[] {
  return figuresOf(person).flatMap(({ name, derivation }, at) => {
    if (derivation === null) return [];
    const answer = derivationCopy({ figure: name, person: person.name, derivation });
    const title = texts.guided.question(name, person.name);
    return [{ id: `${person.id} ${at}`, title, keywords: [name, `${name} ${person.name}`], answer }];
  });
}

/** Each calculated figure with its calculation in words, for the guided panel. */
export function resultFacts(result: CalculatorResult | undefined): readonly KnowledgeEntry[] {
  return result === undefined ? [] : resultView(result).people.flatMap(factsOf);
}
