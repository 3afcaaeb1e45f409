import type { GradingAnswer, GradingRequest } from "./grading-messages.ts";

/** Grades works one at a time. */
export interface Grader {
  grade(request: GradingRequest): Promise<GradingAnswer>;
  end(): void;
}

/** A grader in a worker, so that the page goes on answering; ending it stops it at once. */
export function startGrader(): Grader {
  const worker = new Worker(new URL("./grading.worker.ts", import.meta.url), { type: "module" });
  return {
    grade: (request) =>
      new Promise((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<GradingAnswer>) => resolve(data);
        worker.onerror = (event) => resolve({ kind: "failed", detail: event.message });
        worker.postMessage(request);
      }),
    end: () => worker.terminate(),
  };
}
