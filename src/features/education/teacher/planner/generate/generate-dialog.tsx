import { useState } from "react";
import { checkExercise } from "#domain/exercises/check-exercise.ts";
import { withoutBlankIntro } from "#domain/exercises/edit-exercise.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import { figuresToReview } from "#domain/exercises/figures-to-review.ts";
import { type ExerciseWish, generateExercise } from "#domain/exercises/generate/generate-exercise.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { useChart } from "../../../exercise/graded/use-chart.ts";
import { EXERCISE_TOPIC_NAMES } from "../../../exercise/texts.ts";
import { MadeExercise } from "./made-exercise.tsx";
import { generateTexts as texts } from "./texts.ts";
import { WishFields } from "./wish-fields.tsx";

interface GenerateDialogProps {
  readonly newSeed: () => number;
  readonly onMade: (exercise: Exercise) => void;
  readonly onClose: () => void;
}

function firstWish(seed: number): ExerciseWish {
  return {
    title: texts.suggested(EXERCISE_TOPIC_NAMES.trade),
    topic: "trade",
    level: 2,
    chart: "puc",
    accounts: [],
    vat: true,
    withholding: false,
    operations: 6,
    company: "",
    seed,
  };
}

interface Made {
  readonly exercise: Exercise;
  /** As it was made, before anything was edited. */
  readonly first: Exercise;
}

/** The wish, and the exercise made of it: each variant has a seed of its own, and what was asked for stays. */
function useMaking(newSeed: () => number) {
  const [wish, setWish] = useState(() => firstWish(newSeed()));
  const [made, setMade] = useState<Made | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const make = (seed: number) => {
    const answer = generateExercise({ ...wish, title: wish.title.trim(), seed });
    setProblem(answer.ok ? null : texts.problem(answer.error));
    if (answer.ok) setMade({ exercise: answer.value, first: answer.value });
  };
  return {
    wish,
    made,
    problem,
    setProblem,
    change: (next: ExerciseWish) => {
      setProblem(null);
      setWish(next);
    },
    edit: (exercise: Exercise) => {
      setProblem(null);
      setMade((before) => ({ exercise, first: before?.first ?? exercise }));
    },
    make: () => make(wish.seed),
    another: () => make(newSeed()),
    back: () => setMade(null),
  };
}

/** What the case still tells after an amount was changed, to be looked over. */
function ToReview({ exercise, first }: Made) {
  const figures = figuresToReview(first, exercise);
  return (
    <div role="status">
      {figures.length === 0 ? null : <Banner tone="warn">{texts.toReview(figures)}</Banner>}
    </div>
  );
}

/** "Crear con Cuadra IA": what is wished for, then the exercise, to be looked over before it is used (ED-94). */
export function GenerateDialog({ newSeed, onMade, onClose }: GenerateDialogProps) {
  const making = useMaking(newSeed);
  const { wish, made, problem } = making;
  const chart = useChart(wish.chart);
  const [tried, setTried] = useState(false);
  const [first] = useState(wish);
  const isUnnamed = wish.title.trim() === "";
  const submit = () => {
    setTried(true);
    if (made === null) return isUnnamed ? undefined : making.make();
    if (chart === null) return;
    const exercise = withoutBlankIntro(made.exercise);
    const [found] = checkExercise(exercise, chart);
    if (found === undefined) onMade(exercise);
    else making.setProblem(texts.exerciseProblem(found));
  };
  const isEdited = made !== null && made.exercise !== made.first;
  const steps = (
    <>
      <Button variant="ghost" onClick={making.back}>
        {isEdited ? texts.backLoses : texts.back}
      </Button>
      <Button onClick={making.another}>{isEdited ? texts.anotherLoses : texts.another}</Button>
    </>
  );
  return (
    <FormDialog
      strict
      title={texts.title}
      subtitle={texts.lead}
      size={made === null ? "md" : "lg"}
      confirm={made === null ? texts.make : texts.use}
      busy={false}
      dirty={made !== null || wish !== first}
      other={made === null ? undefined : steps}
      onSubmit={submit}
      onClose={onClose}
    >
      {made === null ? (
        <WishFields wish={wish} isUnnamed={tried && isUnnamed} onChange={making.change} />
      ) : (
        <>
          <MadeExercise exercise={made.exercise} chart={chart} onChange={making.edit} />
          <ToReview {...made} />
        </>
      )}
      {problem === null ? null : (
        <p role="alert" className="text-error">
          {problem}
        </p>
      )}
    </FormDialog>
  );
}
