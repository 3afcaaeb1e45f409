import { listed, plural } from "#domain/kernel/spanish.ts";

/** What is taken away with something that has grades or hand-ins; what there is none of is not named. */
export function whatGoes(grades: number, works: number): string {
  const parts = [
    ...(grades === 0 ? [] : [plural(grades, "nota", "notas")]),
    ...(works === 0 ? [] : [plural(works, "entrega", "entregas")]),
  ];
  if (parts.length === 0) return "No tiene notas ni entregas. Podrás deshacerlo.";
  return `${grades + works === 1 ? "Se va" : "Se van"} ${listed(parts)}. Podrás deshacerlo.`;
}
