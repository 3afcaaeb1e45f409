import { listed, plural } from "#domain/kernel/spanish.ts";

/** Grades and hand-ins counted, what there is none of not named; empty without any. */
export function gradesAndWorks(grades: number, works: number): string {
  return listed([
    ...(grades === 0 ? [] : [plural(grades, "nota", "notas")]),
    ...(works === 0 ? [] : [plural(works, "entrega", "entregas")]),
  ]);
}

/** What is taken away with something that has grades or hand-ins. */
export function whatGoes(grades: number, works: number): string {
  if (grades + works === 0) return "No tiene notas ni entregas. Podrás deshacerlo.";
  return `${grades + works === 1 ? "Se va" : "Se van"} ${gradesAndWorks(grades, works)}. Podrás deshacerlo.`;
}
