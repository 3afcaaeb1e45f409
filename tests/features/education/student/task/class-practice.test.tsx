import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { GradeResult } from "#domain/grading/grade-result.ts";
import type { ExerciseTask } from "#features/education/exercise/exercise-task.ts";
import { openStudent } from "#features/education/student/open-student.ts";
import { takePackets } from "#features/education/student/receive/take-packets.ts";
import { StudentTaskPage } from "#features/education/student/task/student-task-page.tsx";
import { studentContents } from "#storage/classroom/student/student-queries.ts";
import { ACTIVITY, cardMessage, taskMessage } from "#tests/support/exchange/messages.ts";

interface ScreenProps {
  readonly task: ExerciseTask;
  readonly grade: (work: unknown, said: unknown) => Promise<GradeResult | null>;
  readonly onGraded?: (result: GradeResult) => void;
}

vi.mock("#features/education/exercise/exercise-screen.tsx", () => ({
  ExerciseScreen: ({ task, grade, onGraded }: ScreenProps) => (
    <button
      type="button"
      onClick={() =>
        void grade({ entries: [], answers: {} }, {}).then((result) => result && onGraded?.(result))
      }
    >
      {task.scale?.gradeScale}
    </button>
  ),
}));

const KEYS = { sign: "A".repeat(44), seal: "B".repeat(44) };
const none = () => null;

it.each(["of the bank", "by hand"])(
  "ED-157 practice of a class, %s, is graded in its scale and is kept for the student's home",
  async (kind) => {
    const { storage } = await openStudent();
    const card = cardMessage(KEYS);
    const settings = { ...card.content.settings, gradeScale: "0-100" as const };
    const { content, ...task } = taskMessage("practice", kind);
    const madeAt = storage.clock.now();
    const source = kind === "by hand" ? null : content.source;
    const packets = [
      { ...card, content: { ...card.content, settings } },
      { ...task, madeAt, content: { ...content, source, personal: false } },
    ].map((message) => ({ message, hash: "" }));
    await takePackets(storage, packets, { code: "101", name: "Zea, Ana" });
    render(
      <StudentTaskPage activity={ACTIVITY} isGrade={false} journal={none} onBack={none} onGrade={none} />,
    );
    fireEvent.click(await screen.findByRole("button", { name: "0-100" }));
    const practice = async () => (await studentContents(storage)).practice.map(({ title }) => title);
    await waitFor(async () => expect(await practice()).toContain(kind));
  },
);
