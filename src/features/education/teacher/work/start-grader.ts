import { inTime } from "#storage/engine/in-time.ts";
import type { GradingAnswer, GradingRequest } from "./grading-messages.ts";

/** Grades works one at a time. */
export interface Grader {
  grade(request: GradingRequest): Promise<GradingAnswer>;
  end(): void;
}

/** The largest work takes a second; one that gets no answer is told as not graded, and the others go on (ST-16). */
const GRADE_MS = 60_000;

/** A grader in a worker, so that the page goes on answering; ending it stops it at once. */
export function startGrader(): Grader {
  const worker = new Worker(new URL("./grading.worker.ts", import.meta.url), { type: "module" });
  return {
    grade: (request) => {
      const answer = new Promise<GradingAnswer>((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<GradingAnswer>) => resolve(data);
        worker.onerror = (event) => resolve({ kind: "failed", detail: event.message });
        worker.postMessage(request);
      });
      return inTime(answer, GRADE_MS).catch(() => ({ kind: "failed", detail: "no answer" }) as const);
    },
    end: () => worker.terminate(),
  };
}
