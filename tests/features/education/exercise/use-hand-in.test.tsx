import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { ExerciseTask } from "#features/education/exercise/exercise-task.ts";
import { useHandIn } from "#features/education/exercise/use-hand-in.ts";
import { connectStage, toast } from "#ui/kit/feedback/toast.ts";

vi.mock("#storage/exercises/exercise-log.ts", () => ({
  exerciseLog: async () => [{ at: 1, what: "posted 1" }],
}));
vi.mock("#storage/exercises/exercise-work.ts", () => ({
  exerciseWork: async () => ({ entries: [], drafts: 0 }),
}));

it("ED-52 takes away what the journal offered before the hand-in: nothing of it can be undone or covers the result", async () => {
  const shown = new Set<string | undefined>();
  const leave = connectStage({
    show: ({ id }) => void shown.add(id),
    dismiss: (id) => (id === undefined ? shown.clear() : shown.delete(id)),
  });
  const done = vi.fn(() => void toast.success({ title: "Entregado" }));
  const { result } = renderHook(() =>
    useHandIn({
      task: { case: { questions: [] } } as unknown as ExerciseTask,
      book: { storage: { clock: { now: () => 0 } } } as never,
      run: { answers: {} } as never,
      onStep: vi.fn(),
      grade: async () => null,
      onDone: done,
    }),
  );
  const offered = toast.success({ title: "Asiento 4 registrado" });
  expect(shown).toContain(offered);
  await act(() => result.current.handIn());
  expect(done).toHaveBeenCalledOnce();
  expect([...shown]).toEqual([expect.not.stringMatching(offered)]);
  leave();
});

it("ED-141 sends the question with the work, keeps it while it is not sent, and asks nothing twice", async () => {
  const sent: string[] = [];
  let isFull = true;
  const { result } = renderHook(() =>
    useHandIn({
      task: { case: { questions: [] } } as unknown as ExerciseTask,
      book: { storage: { clock: { now: () => 0 } } } as never,
      run: { answers: {} } as never,
      onStep: vi.fn(),
      grade: async (_work, { question }) => {
        if (isFull) throw new Error("full");
        sent.push(question);
        return null;
      },
      onDone: vi.fn(),
    }),
  );
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  act(() => result.current.said.onQuestion("¿Va con IVA?"));
  act(() => result.current.cancel());
  await act(() => result.current.handIn());
  expect(told).toHaveBeenCalledOnce();
  expect(result.current.said.question).toBe("¿Va con IVA?");
  isFull = false;
  await act(() => result.current.handIn());
  await act(() => result.current.handIn());
  expect(sent).toEqual(["¿Va con IVA?", ""]);
});

it("ED-144 tells how the work was made only where the student agrees to it", async () => {
  const logs: number[] = [];
  const { result } = renderHook(() =>
    useHandIn({
      task: { case: { questions: [] } } as unknown as ExerciseTask,
      book: { storage: { clock: { now: () => 0 } } } as never,
      run: { answers: {} } as never,
      onStep: vi.fn(),
      grade: async (_work, { log }) => {
        logs.push(log.length);
        return null;
      },
      onDone: vi.fn(),
    }),
  );
  await act(() => result.current.handIn());
  act(() => result.current.said.onTells(true));
  await act(() => result.current.handIn());
  expect(logs).toEqual([0, 1]);
});
