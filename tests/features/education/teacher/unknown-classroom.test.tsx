import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { toLink } from "#domain/exchange/wire/link.ts";
import { UnknownClassroom } from "#features/education/teacher/classrooms/unknown-classroom.tsx";
import { deskActions } from "#features/education/teacher/desk/desk-actions.ts";
import type { TeacherDesk } from "#features/education/teacher/desk/teacher-desk.ts";
import { deleteActivity } from "#storage/classroom/desk/activities.ts";
import { deleteClassroom } from "#storage/classroom/desk/classrooms.ts";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import { activityId, classroomId, classroomWith } from "#tests/support/classroom/classrooms.ts";
import { openFilledDesk, rowsOfDesk } from "#tests/support/classroom/desk.ts";
import { toast } from "#ui/kit/feedback/toast.ts";

const { name } = classroomWith();
const remove = (desk: Desk) =>
  deleteClassroom(desk, { id: desk.newId("command"), classroom: classroomId(1) });

function show(desk: Desk, go = vi.fn()) {
  const teacher = { desk, act: deskActions(desk) } as unknown as TeacherDesk;
  render(<UnknownClassroom desk={teacher} id={classroomId(1)} go={go} />);
  return go;
}

afterEach(() => window.history.replaceState(null, "", "/"));

describe("ED-44 the address of a classroom that was deleted", () => {
  it("says when it was, and brings it back whole", async () => {
    const desk = await openFilledDesk();
    const before = await rowsOfDesk(desk);
    await remove(desk);
    show(desk);
    await screen.findByRole("heading", { level: 1, name: `Eliminaste ${name}` });
    screen.getByText(/^Fue el \d\d\/\d\d\/\d{4}\. Puedes recuperarla con sus estudiantes, notas y claves\.$/);
    fireEvent.click(screen.getByRole("button", { name: "Recuperar el aula" }));
    await waitFor(async () => expect(await rowsOfDesk(desk)).toEqual(before));
  });

  it("says that the hand-in of its link is received once it is back", async () => {
    const desk = await openFilledDesk();
    await remove(desk);
    window.location.hash = new URL(toLink(new Uint8Array([1, 2, 3]), "https://cuadra.example/") ?? "").hash;
    show(desk);
    await screen.findByText(/El enlace trae una entrega, que se recibe cuando la recuperes\.$/);
  });

  it("writes nothing where an activity of it changed since", async () => {
    const desk = await openFilledDesk();
    await remove(desk);
    await deleteActivity(desk, { id: desk.newId("command"), activity: activityId(1) });
    const before = await rowsOfDesk(desk);
    const told = vi.spyOn(toast, "warning").mockReturnValue("");
    show(desk);
    fireEvent.click(await screen.findByRole("button", { name: "Recuperar el aula" }));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(told.mock.calls[0]?.[0].title).toBe("Ya no se puede recuperar así");
    expect(await rowsOfDesk(desk)).toEqual(before);
  });

  it("one that nothing is known of leads to the list", async () => {
    const desk = await openFilledDesk();
    const go = vi.fn();
    const teacher = { desk, act: deskActions(desk) } as unknown as TeacherDesk;
    render(<UnknownClassroom desk={teacher} id={classroomId(77)} go={go} />);
    await screen.findByRole("heading", { level: 1, name: "Esta aula ya no está" });
    expect(screen.queryByRole("button", { name: "Recuperar el aula" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Todas las aulas" }));
    expect(go).toHaveBeenCalledWith({ section: "classrooms" });
  });
});
