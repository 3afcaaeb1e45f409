import type { FileProblem } from "#domain/import/table/sheet.ts";

/** Ends the reading of a file from any depth of it; caught where the reading began, and then an answer. */
export class ReadStop extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

export function stop(kind: FileProblem["kind"], place: Omit<FileProblem, "kind"> = {}): never {
  throw new ReadStop({ kind, ...place });
}
