import type { Exercise, SolutionAnswer } from "./exercise.ts";
import type { ChoiceQuestion, Question } from "./question.ts";

/** The right answer to a question; undefined where nobody gave one. */
export function answerTo({ solution }: Exercise, id: string): SolutionAnswer | undefined {
  return solution.answers.find(({ question }) => question === id);
}

function withQuestion(exercise: Exercise, id: string, change: (question: Question) => Question): Exercise {
  const questions = exercise.case.questions.map((each) => (each.id === id ? change(each) : each));
  return { ...exercise, case: { ...exercise.case, questions } };
}

function withAnswer(
  exercise: Exercise,
  id: string,
  change: (answer: SolutionAnswer) => SolutionAnswer,
): Exercise {
  const answers = exercise.solution.answers.map((each) => (each.question === id ? change(each) : each));
  return { ...exercise, solution: { ...exercise.solution, answers } };
}

/** The question goes with its answer and its points. */
export function withoutQuestion(exercise: Exercise, id: string): Exercise {
  const questions = exercise.case.questions.filter((each) => each.id !== id);
  const answers = exercise.solution.answers.filter(({ question }) => question !== id);
  return {
    ...exercise,
    case: { ...exercise.case, questions },
    solution: { ...exercise.solution, answers },
  };
}

export function withQuestionText(exercise: Exercise, id: string, text: string): Exercise {
  return withQuestion(exercise, id, (question) => ({ ...question, text }));
}

export function withAnswerPoints(exercise: Exercise, id: string, points: number): Exercise {
  return withAnswer(exercise, id, (answer) => ({ ...answer, points }));
}

/** What the student reads of the answer once it is graded. */
export function withAnswerReason(exercise: Exercise, id: string, why: string): Exercise {
  return withAnswer(exercise, id, (answer) => ({ ...answer, why }));
}

/** Another number follows from the student's ledger no longer: the former one would still count. */
export function withRightNumber(exercise: Exercise, id: string, right: number): Exercise {
  return withAnswer(exercise, id, (answer) => {
    if (answer.kind !== "number" || answer.right === right) return answer;
    const { fromLedger: _, ...rest } = answer;
    return { ...rest, right };
  });
}

export function withOptionText(exercise: Exercise, id: string, option: string, text: string): Exercise {
  return withQuestion(exercise, id, (question) => {
    if (question.kind !== "choice") return question;
    const options = question.options.map((each) => (each.id === option ? { ...each, text } : each));
    return { ...question, options };
  });
}

/** An option is right or no longer; where only one may be, it is in the former one's place. */
export function withRightOption(
  exercise: Exercise,
  { id, several, options }: ChoiceQuestion,
  option: string,
  isRight: boolean,
): Exercise {
  return withAnswer(exercise, id, (answer) => {
    if (answer.kind !== "options") return answer;
    const others = several ? answer.right : [];
    const right = options
      .map((each) => each.id)
      .filter((each) => (each === option ? isRight : others.includes(each)));
    return { ...answer, right };
  });
}
