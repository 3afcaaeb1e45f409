import Check from "lucide-react/icons/check";
import type { Lesson } from "#domain/lessons/lesson.ts";
import { useIsOfflineReady } from "#pwa/pwa-store.ts";
import { lessonTexts as texts } from "../texts.ts";
import { StepBar } from "./step-bar.tsx";

interface LessonIndexProps {
  readonly lesson: Lesson;
  readonly done: number;
  readonly index: number;
  readonly onStep: (index: number) => void;
}

/** The steps of the lesson: those read may be opened again. */
export function LessonIndex({ lesson, done, index, onStep }: LessonIndexProps) {
  const { steps, title, minutes } = lesson;
  const isOfflineReady = useIsOfflineReady();
  return (
    <nav className="lesson-index" aria-label={texts.inLesson}>
      <p className="flex justify-between gap-4">
        <span className="font-semibold">{texts.inLesson}</span>
        <span className="text-caption text-muted">
          {texts.stepOf(Math.min(index + 1, steps.length), steps.length)}
        </span>
      </p>
      <StepBar title={title} done={done} steps={steps.length} current={index} />
      <ol className="lesson-steps">
        {steps.map((step, at) => (
          <li key={step.title}>
            <button
              type="button"
              disabled={at > done}
              aria-current={at === index ? "step" : undefined}
              onClick={() => onStep(at)}
            >
              {at < done ? <Check size={16} aria-label={texts.stepDone} /> : <span>{at + 1}</span>}
              {step.title}
            </button>
          </li>
        ))}
      </ol>
      <p className="lesson-offline text-caption text-muted">
        {isOfflineReady ? texts.offline(minutes) : texts.wholeMinutes(minutes)}
      </p>
    </nav>
  );
}
