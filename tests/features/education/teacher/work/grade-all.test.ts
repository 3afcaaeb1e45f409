import { describe, expect, it, vi } from "vitest";
import { gradedSubmission } from "#domain/classroom/grade-works.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import { generateExercise } from "#domain/exercises/generate/generate-exercise.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { gradeAll } from "#features/education/teacher/work/grade-all.ts";
import type { GradingAnswer, GradingRequest } from "#features/education/teacher/work/grading-messages.ts";
import { serveGrading } from "#features/education/teacher/work/serve-grading.ts";
import type { Grader } from "#features/education/teacher/work/start-grader.ts";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import { saveResults, scoreWork } from "#storage/classroom/desk/results.ts";
import { saveStudents } from "#storage/classroom/desk/roster.ts";
import { rightWork } from "#tests/domain/grading/support/right-work.ts";
import { tellClassSpeed } from "#tests/support/class-speed.ts";
import { activityWith, classroomId, studentId, studentWith } from "#tests/support/classroom/classrooms.ts";
import { openFilledDesk, rowsOfDesk, submissionWith } from "#tests/support/classroom/desk.ts";
import { processorTime } from "#tests/support/processor-time.ts";

/** The grader without its thread: everything goes over as a copy, as between page and worker. */
function grader(watch: { asked?: GradingRequest[]; ended?: () => void } = {}): () => Grader {
  return () => {
    const serve = serveGrading();
    return {
      grade: async (request) => {
        watch.asked?.push(request);
        return structuredClone(serve(structuredClone(request)));
      },
      end: () => watch.ended?.(),
    };
  };
}

function longExercise(): Exercise {
  const made = generateExercise({
    title: "Un mes largo",
    topic: "cycle",
    level: 5,
    chart: "puc",
    accounts: [],
    vat: true,
    withholding: true,
    operations: 30,
    company: "",
    seed: 5,
  });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

const own = (exercise: Exercise) => activityWith(1, { exercise: { kind: "own", exercise } });
const COUNTS = Array.from({ length: 40 }, (_, at) => at + 1);

/** A class of forty, each with a work of the exercise in which other lines are wrong. */
async function openClass(exercise: Exercise): Promise<Desk> {
  const desk = await openFilledDesk();
  const students = COUNTS.map((count) => studentWith(count));
  await saveStudents(desk, { id: desk.newId("command"), classroom: classroomId(1), students });
  await desk.db.activities.put(own(exercise));
  const right = rightWork(exercise);
  await desk.db.submissions.bulkPut(
    COUNTS.map((count) => {
      const entries = right.entries.map((entry, at) => ({
        ...entry,
        lines: at % 7 === count % 7 ? entry.lines.slice(1) : [...entry.lines].reverse(),
      }));
      return submissionWith(`m${count}`, count, {
        work: { kind: "exercise", work: { entries, answers: right.answers } },
      });
    }),
  );
  return desk;
}

const place = (exercise: Exercise, student: ReturnType<typeof studentId> | null = null) => ({
  classroom: classroomId(1),
  activity: own(exercise),
  student,
});
const watched = (
  changes: { signal?: AbortSignal; onProgress?: (done: number, total: number) => void } = {},
) => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...changes,
});

describe("ED-111 grading beside the page", () => {
  it("gives forty works of thirty entries the marks that the engine gives, and tells how far it is", async () => {
    const exercise = longExercise();
    expect(exercise.solution.entries).toHaveLength(30);
    const desk = await openClass(exercise);
    const asked: GradingRequest[] = [];
    const seen: number[] = [];
    const ended = vi.fn();
    const results = await gradeAll(
      grader({ asked, ended }),
      { desk, now: () => 9 },
      place(exercise),
      watched({ onProgress: (done, total) => seen.push(done / total) }),
    );
    const { db } = desk;
    const works = await db.submissions.toArray();
    expect(results).toHaveLength(40);
    const some = works.slice(0, 4);
    expect(results?.slice(0, 4)).toEqual(some.map((work) => gradedSubmission(own(exercise), work, 9)));
    expect(seen).toEqual(COUNTS.map((count) => count / 40));
    expect(asked.filter((request) => request.exercise !== null)).toHaveLength(1);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it("marks forty works of thirty entries in two seconds of the worker", () => {
    const exercise = longExercise();
    const right = rightWork(exercise);
    const entries = right.entries.map((entry, at) =>
      at % 5 === 0 ? { ...entry, lines: entry.lines.slice(1) } : entry,
    );
    const request = { exercise, work: { ...right, entries }, policy: DEFAULT_POLICY };
    const serve = serveGrading();
    /** The least of three tries: a busy machine makes each of them longer. */
    const tries = [1, 2, 3].reduce((least) => {
      if (least < 2000) return least;
      const spent = processorTime();
      for (const _ of COUNTS) serve(request);
      return Math.min(least, spent());
    }, Number.POSITIVE_INFINITY);
    tellClassSpeed("grading", tries);
    expect(tries).toBeLessThan(2000);
  }, 60_000);

  it("grades the works of one student alone", async () => {
    const exercise = longExercise();
    const desk = await openClass(exercise);
    const results = await gradeAll(
      grader(),
      { desk, now: () => 9 },
      place(exercise, studentId(7)),
      watched(),
    );
    expect(results?.map(({ student }) => student)).toEqual([studentId(7)]);
  });

  it("sends each student's own figures", async () => {
    const source = { template: "trade-credit", version: 1, seed: 3 };
    const activity = activityWith(1, { exercise: { kind: "template", source, personal: true } });
    const desk = await openFilledDesk();
    await desk.db.submissions.bulkPut(
      [11, 12, 13].map((seed, at) => {
        const made = makeExercise(source.template, source.version, seed);
        if (made === null) throw new Error("no exercise");
        return submissionWith(`m${at}`, at + 1, { seed, work: { kind: "exercise", work: rightWork(made) } });
      }),
    );
    const results = await gradeAll(
      grader(),
      { desk, now: () => 9 },
      { classroom: classroomId(1), activity, student: null },
      watched(),
    );
    expect(results?.map(({ result }) => result.earned === result.possible)).toEqual([true, true, true]);
  });

  it("stops at once when it is cancelled, with the worker, and nothing was written", async () => {
    const exercise = longExercise();
    const desk = await openClass(exercise);
    const before = await rowsOfDesk(desk);
    const leaving = new AbortController();
    const ended = vi.fn();
    let done = 0;
    /** Answers the first works and then never again. */
    const stuck = (): Grader => {
      const real = grader()();
      return {
        grade: (request) => (done < 3 ? real.grade(request) : new Promise<GradingAnswer>(() => undefined)),
        end: ended,
      };
    };
    const graded = gradeAll(
      stuck,
      { desk, now: () => 9 },
      place(exercise),
      watched({
        signal: leaving.signal,
        onProgress: () => {
          done += 1;
          if (done === 3) setTimeout(() => leaving.abort());
        },
      }),
    );
    expect(await graded).toBeNull();
    expect(ended).toHaveBeenCalledTimes(1);
    expect(await rowsOfDesk(desk)).toEqual(before);
    expect(
      await gradeAll(grader(), { desk, now: () => 9 }, place(exercise), watched({ signal: leaving.signal })),
    ).toBeNull();
  });

  it("says that it failed when the worker does, and writes nothing", async () => {
    const exercise = longExercise();
    const desk = await openClass(exercise);
    const before = await rowsOfDesk(desk);
    const ended = vi.fn();
    const broken = (): Grader => ({
      grade: async () => ({ kind: "failed", detail: "out of memory" }),
      end: ended,
    });
    await expect(gradeAll(broken, { desk, now: () => 9 }, place(exercise), watched())).rejects.toThrow(
      "out of memory",
    );
    expect(ended).toHaveBeenCalledTimes(1);
    expect(await rowsOfDesk(desk)).toEqual(before);
    expect(
      serveGrading()({ exercise: null, work: { entries: [], answers: {} }, policy: {} as never }),
    ).toEqual({
      kind: "failed",
      detail: "no exercise",
    });
  });

  it("keeps what the teacher gave when the works are graded again", async () => {
    const exercise = longExercise();
    const desk = await openClass(exercise);
    const run = async (student: ReturnType<typeof studentId> | null) => {
      const results = await gradeAll(grader(), { desk, now: () => 9 }, place(exercise, student), watched());
      const saved = await saveResults(desk, { id: desk.newId("command"), results: results ?? [] });
      expect(saved.ok).toBe(true);
    };
    await run(null);
    const key: [ReturnType<typeof studentId>, ReturnType<typeof activityWith>["id"]] = [
      studentId(1),
      activityWith(1).id,
    ];
    const part = exercise.solution.entries[0]?.id ?? "";
    const given = await scoreWork(desk, {
      id: desk.newId("command"),
      work: {
        student: key[0],
        activity: key[1],
        classroom: classroomId(1),
        raw: 0.9,
        comment: "Bien",
        overrides: [{ part, line: null, score: 0.5 }],
      },
    });
    expect(given.ok).toBe(true);
    const before = await desk.db.grades.get(key);
    await run(studentId(1));
    await run(null);
    expect(await desk.db.grades.get(key)).toEqual(before);
    expect(before).toMatchObject({ manual: 0.9, comment: "Bien" });
  });
});
