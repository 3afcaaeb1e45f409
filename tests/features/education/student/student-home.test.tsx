import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { DEFAULT_CLASSROOM_SETTINGS, type GradeScale } from "#domain/classroom/classroom.ts";
import { sampleStudent } from "#domain/classroom/sample/sample-student.ts";
import type { PracticeResult, ReturnedGrade, StudentTask } from "#domain/classroom/student-desk.ts";
import { addDays } from "#domain/kernel/calendar-day.ts";
import { StudentHome } from "#features/education/student/student-home.tsx";
import type { StudentContents } from "#storage/classroom/student/student-queries.ts";
import { activityId, classroomId } from "#tests/support/classroom/classrooms.ts";
import { SAMPLE_DAY } from "#tests/support/classroom/teacher-desk.ts";

vi.mock("#features/education/student/receive/join-section.tsx", () => ({ JoinSection: () => null }));

const { profile, classroom, tasks, returns } = sampleStudent(SAMPLE_DAY);
const SAMPLE: StudentContents = {
  classrooms: [classroom],
  tasks,
  handIns: [],
  returns,
  lessons: [],
  reviews: [],
  practice: [],
  settings: { newTasks: true, newGrades: true },
};

function show(changes: Partial<StudentContents> = {}) {
  const contents = { ...SAMPLE, ...changes };
  render(
    <StudentHome
      profile={profile}
      storage={{} as never}
      keys={[]}
      go={vi.fn()}
      contents={contents}
      begun={new Map()}
      today={SAMPLE_DAY}
    />,
  );
}

/** A second class, entered later, with one task that was handed in, one that came back and one that is due. */
function withSecond(): Partial<StudentContents> {
  const second = { ...classroom, id: classroomId(77), name: "Costos I", joinedAt: classroom.joinedAt + 1 };
  const [due, given, back] = [71, 72, 73].map((count) => ({
    ...(tasks[0] as StudentTask),
    id: activityId(count),
    classroom: second.id,
    title: `Costos ${count}`,
    weight: 50,
  })) as [StudentTask, StudentTask, StudentTask];
  const handed = {
    id: "e",
    classroom: second.id,
    activity: given.id,
    attempt: 1,
    handedInAt: 0,
    hash: "4914e5e7ab",
    packet: null,
  };
  const returned = {
    ...(returns[0] as ReturnedGrade),
    activity: back.id,
    classroom: second.id,
    raw: 0.2,
    packet: { grade: "1,0", submission: null },
  };
  return {
    classrooms: [second, classroom],
    tasks: [due, given, back, ...tasks],
    handIns: [handed as never],
    returns: [returned, ...returns],
  };
}

const block = (name: string) => within(screen.getByRole("region", { name }));

describe("spec §2 the student's home", () => {
  it("greets by the given name of «Forero Castro, Andrés», under the name of the classroom", () => {
    show();
    screen.getByText("Hola, Andrés");
    screen.getByRole("heading", { level: 1, name: "Contabilidad Financiera II" });
  });

  it.each([
    [{ kind: "graded", most: 3, keep: "best" }, "Intento 2 de 3. Acuse 4914 E5E7"],
    [{ kind: "graded", most: 1, keep: "best" }, "Intento 2. Acuse 4914 E5E7"],
    [{ kind: "practice" }, "Intento 2. Acuse 4914 E5E7"],
  ] as const)("a hand-in says which attempt of how many it is: %j, %s", (attempts, note) => {
    const [first] = tasks;
    if (first === undefined) throw new Error("no tasks");
    const handed = {
      id: "e",
      activity: first.id,
      attempt: 2,
      handedInAt: 0,
      hash: "4914e5e7ab",
      packet: null,
    };
    show({ tasks: [{ ...first, attempts }], handIns: [handed as never] });
    expect(block("Entregadas").getByRole("listitem").textContent).toContain(note);
  });

  /** [days from today, the badge] */
  it.each([
    [null, "Sin fecha"],
    [-1, "Vencida"],
    [0, "Vence hoy"],
    [1, "En 1 día"],
    [12, "En 12 días"],
  ])("a task to come says when it is due: %j, %s", (days, badge) => {
    const [first] = tasks;
    if (first === undefined) throw new Error("no tasks");
    const dueDate = days === null ? null : addDays(SAMPLE_DAY, days);
    show({ tasks: [{ ...first, dueDate }], returns: [] });
    block("Próximas entregas").getByText(badge);
  });

  it("what was graded or handed in is no longer to come", () => {
    show();
    const rows = block("Próximas entregas").getAllByRole("listitem");
    expect(rows).toHaveLength(tasks.length - returns.length);
    const shown = rows.map((row) => row.textContent ?? "");
    for (const { activity } of returns) {
      const title = tasks.find(({ id }) => id === activity)?.title ?? "?";
      expect(shown.some((text) => text.includes(title))).toBe(false);
    }
  });

  it("tells the progress of the course by the lessons that were finished", () => {
    const lesson = { lesson: "a", done: 2, steps: 5, answers: {}, finishedAt: null, updatedAt: 1 };
    show({ lessons: [lesson, { ...lesson, lesson: "b", done: 5, finishedAt: 9 }] });
    block("Progreso del curso").getByText("1 lección terminada");
  });

  /** The grade of one work, 0.9 of what it may be, as average and as recent activity. */
  it.each([
    ["0-5", "4,5"],
    ["0-100", "90,0"],
    ["letters", "A"],
    ["qualitative", "Excelente"],
  ] as const)(
    "average and recent grades are in the classroom's scale: %s",
    (gradeScale: GradeScale, shown) => {
      const settings = { ...DEFAULT_CLASSROOM_SETTINGS, gradeScale };
      const [returned] = returns;
      const title = tasks.find(({ id }) => id === returned?.activity)?.title ?? "?";
      show({
        classrooms: [{ ...classroom, settings }],
        returns: returned === undefined ? [] : [{ ...returned, raw: 0.9 }],
      });
      block("Actividades recientes").getByText(`${title}: ${shown}`);
      expect(block("Promedio").getByText(new RegExp(`^${shown}`, "u")).tagName).toBe("B");
    },
  );

  it("the newest five of what was done, newest first", () => {
    const practised = (at: number) => ({ id: `p${at}`, title: `Caso ${at}`, at, share: 0.5 });
    show({ returns: [], practice: [1, 2, 3, 4, 5, 6].map(practised) as unknown as PracticeResult[] });
    const rows = block("Actividades recientes").getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      [6, 5, 4, 3, 2].map((at) => `Practicaste Caso ${at}, 50%`),
    );
  });

  it("ED-177 lists a grade whose task never came by the name it brought, with its comment and nothing to open", () => {
    const about = { title: "Quiz en papel", part: null, period: 1, weight: 10 } as const;
    const quiz: ReturnedGrade = {
      activity: activityId(88),
      classroom: classroom.id,
      about,
      status: "graded_manual",
      raw: 0.9,
      comment: "Muy bien",
      result: null,
      packet: { grade: "4,5", submission: null },
      returnedAt: 2,
    };
    const excused = {
      ...quiz,
      activity: activityId(89),
      about: { ...about, title: "Sustentación" },
      status: "excused" as const,
      raw: null,
      comment: "",
      packet: { grade: "Excusado", submission: null },
    };
    show({ returns: [quiz, excused] });
    const list = block("Notas");
    const [first, second] = list.getAllByRole("listitem");
    expect([first?.textContent, second?.textContent]).toEqual([
      "Quiz en papelMuy bien4,5",
      "SustentaciónExcusado",
    ]);
    expect(list.queryByRole("button")).toBeNull();
    block("Actividades recientes").getByText(/Quiz en papel.*4,5/);
  });

  it("ED-158 in a class that was entered, says that grades not given back are in neither card nor average", () => {
    const note =
      "Cuenta solo las notas que llegaron a este equipo, también en tu promedio. Las que tu docente no te ha devuelto no están aquí.";
    show();
    expect(screen.queryByText(note)).toBeNull();
    cleanup();
    const keys = { sign: "A".repeat(44), seal: "B".repeat(44) };
    show({ classrooms: [{ ...classroom, card: { keys, student: "Zea, Ana", madeAt: 1 } }] });
    block("¿Cuánto necesito para pasar?").getByText(note);
  });

  describe("ED-156 with two classes", () => {
    it("one is chosen of which title, average and needed grade are, the newest at first, as long as the page lives", () => {
      show(withSecond());
      const title = () => screen.getByRole("heading", { level: 1 }).textContent;
      const average = () => block("Promedio").getByText(/^\d/u).textContent;
      const select = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Clase" });
      expect([title(), average(), select().value]).toEqual(["Costos I", "1,0", classroomId(77)]);
      block("¿Cuánto necesito para pasar?").getByText("Ya tienes 1,0");
      fireEvent.change(select(), { target: { value: classroom.id } });
      expect(title()).toBe(classroom.name);
      const first = average();
      expect(first).not.toBe("1,0");
      block("¿Cuánto necesito para pasar?").getByText(`Ya tienes ${first}`);
      cleanup();
      show(withSecond());
      expect([title(), average()]).toEqual([classroom.name, first]);
      cleanup();
      const third = { ...classroom, id: classroomId(78), name: "Auditoría" };
      show({ ...withSecond(), classrooms: [third, ...(withSecond().classrooms ?? [])] });
      expect(title()).toBe("Auditoría");
    });

    it("each task, hand-in and grade says of which class it is", () => {
      show(withSecond());
      const row = (name: string, title: string) =>
        block(name)
          .getAllByRole("listitem")
          .find(({ textContent }) => textContent?.includes(title))?.textContent;
      expect(row("Próximas entregas", "Costos 71")).toContain("Costos I");
      expect(row("Entregadas", "Costos 72")).toContain("Costos I");
      expect(row("Notas", "Costos 73")).toContain("Costos I");
      expect(row("Actividades recientes", "Costos 73")).toContain("Costos I");
      const own = tasks.find(({ id }) => !returns.some(({ activity }) => activity === id));
      expect(row("Próximas entregas", own?.title ?? "?")).toContain(classroom.name);
    });

    it("classes that are called alike are told apart by their group", () => {
      const { classrooms = [] } = withSecond();
      show({ classrooms: classrooms.map((each, at) => ({ ...each, name: "Costos", group: `0${at}` })) });
      const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
      expect(options).toEqual(["Costos, grupo 00", "Costos, grupo 01"]);
    });

    it("of one class alone nothing is chosen and no row names it", () => {
      show();
      expect(screen.queryByRole("combobox")).toBeNull();
      expect(block("Próximas entregas").queryByText(new RegExp(classroom.name, "u"))).toBeNull();
    });
  });

  it("without a classroom, tasks or grades says what will be there", () => {
    show({ classrooms: [], tasks: [], returns: [] });
    screen.getByRole("heading", { level: 1, name: "Tu curso" });
    screen.getByText("Aún no estás en una clase");
    block("Próximas entregas").getByText("No tienes entregas pendientes.");
    block("Promedio").getByText("Aún no hay notas.");
    block("Actividades recientes").getByText("Lo que entregues o practiques queda aquí.");
  });
});

it("ED-153 says what a second chance counts in place of, where it is due and where its grade is listed", () => {
  const [quiz] = tasks as readonly [StudentTask];
  const insteadOf = { title: "Quiz 1", part: "exam", period: 1, weight: 10 } as const;
  const chance = { kind: "activity", activity: activityId(1) } as const;
  const again = { ...quiz, id: activityId(81), title: "Supletorio", replaces: chance, insteadOf };
  const final = {
    ...quiz,
    id: activityId(82),
    title: "Habilitación",
    replaces: { kind: "final", from: 2 },
  } as const;
  const about = { ...insteadOf, title: "Supletorio oral", replaces: chance, insteadOf };
  const packet = { grade: "4,5", submission: null };
  const graded = { ...(returns[0] as ReturnedGrade), activity: activityId(83), about, packet };
  show({ tasks: [...tasks, again, final], returns: [...returns, graded] });
  const itemOf = (title: string) => screen.getAllByText(title)[0]?.closest("li")?.textContent;
  expect(itemOf("Supletorio")).toContain("Cuenta en lugar de «Quiz 1» si la sube");
  expect(itemOf("Habilitación")).toContain("Cuenta en lugar de la definitiva si la pierdes");
  expect(itemOf("Supletorio oral")).toContain("Cuenta en lugar de «Quiz 1» si la sube");
});
