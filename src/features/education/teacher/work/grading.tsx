import { lazy, Suspense } from "react";
import type { GradingProps } from "./grading-run.tsx";

const GradingRun = lazy(async () => ({ default: (await import("./grading-run.tsx")).GradingRun }));

/** Grades works of an activity by machine for as long as it is mounted. The grader comes when it is needed. */
export function Grading(props: GradingProps) {
  return (
    <Suspense fallback={null}>
      <GradingRun {...props} />
    </Suspense>
  );
}
