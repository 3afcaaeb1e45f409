import type { Exercise, ExerciseTopic } from "#domain/exercises/exercise.ts";
import { generateExercise } from "#domain/exercises/generate/generate-exercise.ts";

/** An exercise of a topic as a teacher wishes it from the hardest level, without taxes. */
export function wishedExercise(topic: ExerciseTopic): Exercise {
  const answer = generateExercise({
    title: "Caso",
    topic,
    level: 5,
    chart: "puc",
    accounts: [],
    vat: false,
    withholding: false,
    operations: 6,
    company: "",
    seed: 11,
  });
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}
