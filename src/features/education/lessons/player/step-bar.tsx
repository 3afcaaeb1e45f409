import { lessonTexts as texts } from "../texts.ts";

interface StepBarProps {
  readonly title: string;
  readonly done: number;
  readonly steps: number;
  readonly current?: number;
}

/** Progress of a lesson, one box a step. */
export function StepBar({ title, done, steps, current }: StepBarProps) {
  return (
    <div
      className="lesson-bar"
      role="progressbar"
      aria-label={texts.progressOf(title)}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={Math.min(done, steps)}
      aria-valuetext={texts.stepsDone(Math.min(done, steps), steps)}
    >
      {Array.from({ length: steps }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity but their place
        <span key={at} data-state={at === current ? "current" : at < done ? "done" : "ahead"} />
      ))}
    </div>
  );
}
