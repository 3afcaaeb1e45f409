import { describe, expect, it } from "vitest";
import { withAmount, withOperationText } from "#domain/exercises/edit-exercise.ts";
import { withRightNumber } from "#domain/exercises/edit-questions.ts";
import { EXERCISE_TOPICS, type Exercise } from "#domain/exercises/exercise.ts";
import { figuresToReview } from "#domain/exercises/figures-to-review.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { wishedExercise } from "#tests/support/exercises/wished-exercise.ts";

/** Topics whose exercises ask for entries, and need no tax. */
const TOPICS = EXERCISE_TOPICS.filter(
  (topic) =>
    topic !== "vat" &&
    topic !== "withholding" &&
    wishedExercise(topic).solution.entries.some(({ lines }) => lines.length > 0),
);

/** Doubles all that the solution writes in the first operation of lines. */
function doubled(made: Exercise): {
  readonly edited: Exercise;
  readonly place: number;
  readonly former: number;
} {
  const place = made.solution.entries.findIndex(({ lines }) => lines.length > 0);
  const lines = made.solution.entries[place]?.lines ?? [];
  const edited = lines.reduce(
    (now, { amount }, line) => withAmount(now, place, line, pesos(amount * 2 + 1)),
    made,
  );
  return { edited, place, former: lines[0]?.amount ?? 0 };
}

describe("ED-178 what an edited exercise still tells of the amounts it was made with", () => {
  it.each(TOPICS)("%s: nothing while no amount is another", (topic) => {
    const made = wishedExercise(topic);
    expect(figuresToReview(made, made)).toEqual([]);
    expect(figuresToReview(made, withOperationText(made, 0, "Vendió $ 9.999.999"))).toEqual([]);
  });

  it.each(TOPICS)("%s: the former amount, wherever it is told, until it is not", (topic) => {
    const made = wishedExercise(topic);
    const { edited, place, former } = doubled(made);
    const text = made.solution.entries[place]?.text ?? "";
    const told = figuresToReview(
      made,
      withOperationText(edited, place, `${text} Por ${formatPesos(pesos(former))}.`),
    );
    // What a balance or another entry has as well is told rightly.
    const { opening, given } = made.case;
    const isThere = [
      ...opening.map(({ amount }) => amount),
      ...edited.solution.entries.flatMap(({ lines }) => lines.map(({ amount }) => amount)),
      ...given.flatMap((entry) => entry.lines.map(({ debit, credit }) => debit + credit)),
    ].some((amount) => amount === former);
    expect(told.includes(pesos(former))).toBe(!isThere);
  });

  it("nothing of an operation that is as it was made, once the one that was changed tells its new amounts", () => {
    const made = wishedExercise("trade");
    const { edited, place } = doubled(made);
    const other = made.solution.entries.findIndex(({ lines }, at) => at !== place && lines.length > 0);
    const told = withOperationText(
      withOperationText(edited, place, "Otro valor."),
      other,
      "Pagó $ 3.141.592 más IVA.",
    );
    expect(figuresToReview(made, told)).not.toContain(3_141_592);
    expect(figuresToReview(made, withOperationText(edited, place, "Pagó $ 3.141.592."))).toContain(3_141_592);
  });

  it("a reconciliation's balances and the answers that follow from them", () => {
    const made = wishedExercise("reconciliation");
    const { edited } = doubled(made);
    const question = made.case.questions.find((each) => each.kind === "number" && each.unit === "pesos");
    const answer = made.solution.answers.find((each) => each.question === question?.id);
    if (question === undefined || answer?.kind !== "number") throw new Error("no question of pesos");
    expect(figuresToReview(made, edited)).toContain(answer.right);
    const right = 7_654_321;
    const mended = withRightNumber(edited, question.id, right);
    expect(figuresToReview(made, mended)).toContain(right);
  });

  it("amounts after their sign alone, and no year, NIT or number of a document", () => {
    const made = wishedExercise("trade");
    const { edited, place } = doubled(made);
    const told = withOperationText(
      edited,
      place,
      "En 2026, NIT 901.763.734-1, factura 4567, $ 850 y $12.000 de 1.234.",
    );
    const statement = [told.solution.entries[place]?.text ?? ""];
    const entries = told.solution.entries.slice(place, place + 1);
    const only = {
      ...told,
      solution: { ...told.solution, entries },
      case: { ...told.case, title: "", statement, documents: [], questions: [], todo: [], hints: [] },
    };
    expect(figuresToReview(made, only)).toEqual([850, 12_000, 1234]);
  });
});
