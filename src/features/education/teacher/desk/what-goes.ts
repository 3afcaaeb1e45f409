import { listed, plural } from "#domain/kernel/spanish.ts";

type Counted = readonly [count: number, one: string, many: string];

/** "2 notas y 1 entrega": what there is none of is not named; empty where there is nothing (ED-166). */
export function countedList(parts: readonly Counted[]): string {
  return listed(parts.flatMap(([count, one, many]) => (count === 0 ? [] : [plural(count, one, many)])));
}

export const gradesAndWorks = (grades: number, works: number): string =>
  countedList([
    [grades, "nota", "notas"],
    [works, "entrega", "entregas"],
  ]);

/** "Se va 1 nota", "Se van 2 aulas y 3 notas"; empty where nothing goes. */
export function goesText(parts: readonly Counted[]): string {
  const total = parts.reduce((sum, [count]) => sum + count, 0);
  return total === 0 ? "" : `${total === 1 ? "Se va" : "Se van"} ${countedList(parts)}.`;
}

/** What is taken away with something that has grades or hand-ins. */
export function whatGoes(grades: number, works: number): string {
  const told = goesText([
    [grades, "nota", "notas"],
    [works, "entrega", "entregas"],
  ]);
  return `${told === "" ? "No tiene notas ni entregas." : told} Podrás deshacerlo.`;
}
