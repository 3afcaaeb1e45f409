import { afterEach, describe, expect, it, vi } from "vitest";
import { deskActions } from "#features/education/teacher/desk/desk-actions.ts";
import { deleteClassroom } from "#storage/classroom/desk/classrooms.ts";
import { activityId, classroomId, classroomWith, studentId } from "#tests/support/classroom/classrooms.ts";
import { openFilledDesk, rowsOfDesk } from "#tests/support/classroom/desk.ts";
import { type ToastContent, toast } from "#ui/kit/feedback/toast.ts";

const CELL = {
  student: studentId(1),
  activity: activityId(1),
  classroom: classroomId(1),
  change: { kind: "manual", raw: 0.9 },
} as const;

/** The notices that were shown, of every tone, and those that were taken away. */
function notices() {
  const shown: ToastContent[] = [];
  const gone: (string | undefined)[] = [];
  for (const tone of ["success", "info", "warning", "error"] as const)
    vi.spyOn(toast, tone).mockImplementation((content) => `n${shown.push(content)}`);
  vi.spyOn(toast, "dismiss").mockImplementation((id) => void gone.push(id));
  const press = async (at: number) => {
    shown[at]?.actions?.[0]?.onAction();
    const { length } = shown;
    await vi.waitFor(() => expect(shown.length).toBe(length + 1));
    return shown.at(-1)?.title;
  };
  return { shown, gone, press };
}

afterEach(() => vi.restoreAllMocks());

describe("ED-162 what was taken back already", () => {
  it("by the keyboard is offered by its notice no more, and is said so where it is pressed all the same", async () => {
    const desk = await openFilledDesk();
    const before = await rowsOfDesk(desk);
    const { shown, gone, press } = notices();
    const act = deskActions(desk);
    await act.changeGrades([CELL], "2 notas pegadas");
    await act.undoGrades(classroomId(1));
    expect(gone).toEqual(["n1"]);
    expect(await rowsOfDesk(desk)).toEqual(before);
    expect(await press(0)).toBe("Ya estaba deshecho");
    expect(shown.map(({ title }) => title)).toEqual(["2 notas pegadas", "Deshecho", "Ya estaba deshecho"]);
    expect(await rowsOfDesk(desk)).toEqual(before);
  });

  it("is of its own classroom: the keys take back nothing that is out of sight", async () => {
    const desk = await openFilledDesk();
    const { shown } = notices();
    const act = deskActions(desk);
    await act.changeGrades([CELL]);
    const written = await rowsOfDesk(desk);
    await act.undoGrades(classroomId(2));
    await act.redoGrades(classroomId(2));
    expect(shown.map(({ title }) => title)).toEqual([
      "No hay notas por deshacer",
      "No hay notas por rehacer",
    ]);
    expect(await rowsOfDesk(desk)).toEqual(written);
  });

  it("on another page is told as such, and what changed since for what it is", async () => {
    const desk = await openFilledDesk();
    const { press } = notices();
    const act = deskActions(desk);
    await act.saveClassroom(classroomWith({ group: "09" }));
    expect(await press(0)).toBe("Deshecho");
    expect(await press(0)).toBe("Ya estaba deshecho");
    await act.saveClassroom(classroomWith({ group: "10" }));
    expect(await press(0)).toBe("Ya no se puede deshacer: después cambió algo de lo mismo.");
  });

  it("a classroom that another page brought back is here", async () => {
    const desk = await openFilledDesk();
    const { shown } = notices();
    const command = desk.newId("command");
    await deleteClassroom(desk, { id: command, classroom: classroomId(1) });
    const gone = { classroom: classroomWith(), command, at: 1, keys: null } as never;
    const act = deskActions(desk);
    expect(await act.bringBack(gone)).toBe(true);
    expect(await act.bringBack(gone)).toBe(true);
    expect(new Set(shown.map(({ title }) => title)).size).toBe(1);
  });
});
